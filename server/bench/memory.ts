/** Answers every message of the parent with the memory and the processor time used so far. */
export function answerMemory(): void {
  process.on('message', (message) => {
    if (message !== 'used') return;
    globalThis.gc?.();
    const { rss } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    process.send!({ rss, cpu: user + system });
  });
}
