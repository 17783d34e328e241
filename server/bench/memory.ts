/** Answers every message of the parent with what memory the process really holds. */
export function answerMemory(): void {
  process.on('message', () => {
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    process.send!({ rss, heapUsed });
  });
}
