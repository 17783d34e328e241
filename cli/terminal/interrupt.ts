const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Runs a task. An interrupt signal aborts `stop`, and the task ends by itself. */
export async function untilInterrupted<T>(task: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await task(stopping.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
