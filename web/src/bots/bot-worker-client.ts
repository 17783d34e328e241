import type { Thinker } from './thinker.ts';
import type { WorkerRequest, WorkerTask, WorkerReply } from './worker.ts';

/** Thinks in a worker of its own, so that the page never waits. */
export function botWorkerClient(start: () => Worker): Thinker & { close(): void } {
  const open = new Map<number, { resolve(answer: unknown): void; reject(why: Error): void }>();
  let worker: Worker | null = null;
  let last = 0;

  const started = (): Worker => {
    const fresh = start();
    fresh.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const waiting = open.get(data.id);
      open.delete(data.id);
      if (data.answer !== undefined) waiting?.resolve(JSON.parse(data.answer));
      else waiting?.reject(new Error(data.error ?? 'The bot gave no answer.'));
    });
    fresh.addEventListener('error', (event) => {
      for (const { reject } of open.values()) reject(new Error(event.message));
      open.clear();
      worker = null;
    });
    return fresh;
  };

  const ask = (crossing: WorkerTask): Promise<unknown> =>
    new Promise((resolve, reject) => {
      worker ??= started();
      const id = ++last;
      open.set(id, { resolve, reject });
      worker.postMessage({ id, question: JSON.stringify(crossing) } satisfies WorkerRequest, {});
    });

  return {
    think: ask,
    // The worker answers this question with such a list.
    eager: async (eager, level) => (await ask({ eager, level })) as readonly string[],
    close: () => worker?.terminate(),
  };
}
