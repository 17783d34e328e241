const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Does something until it is over or somebody interrupts it; it is asked to stop, not killed. */
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
