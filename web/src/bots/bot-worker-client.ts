import type { Thinker } from './thinker.ts';
import type { WorkerRequest, WorkerTask, WorkerReply } from './worker.ts';

/** Sends requests to a bot worker, so that bots do not block the page. The worker starts with the first request. */
export function botWorkerClient(start: () => Worker): Thinker & { close(): void } {
  const open = new Map<number, { resolve(answer: unknown): void; reject(why: Error): void }>();
  let worker: Worker | null = null;
  let last = 0;

  const started = (): Worker => {
    const created = start();
    created.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const waiting = open.get(data.id);
      open.delete(data.id);
      if (data.answer !== undefined) waiting?.resolve(JSON.parse(data.answer));
      else waiting?.reject(new Error(data.error ?? 'The bot gave no answer.'));
    });
    created.addEventListener('error', (event) => {
      for (const { reject } of open.values()) reject(new Error(event.message));
      open.clear();
      worker = null;
    });
    return created;
  };

  const send = (task: WorkerTask): Promise<unknown> =>
    new Promise((resolve, reject) => {
      worker ??= started();
      const id = ++last;
      open.set(id, { resolve, reject });
      worker.postMessage({ id, task: JSON.stringify(task) } satisfies WorkerRequest, {});
    });

  return {
    think: send,
    // For a task of this kind the worker replies with a list of kinds.
    eager: async (eager, level) => (await send({ eager, level })) as readonly string[],
    close: () => worker?.terminate(),
  };
}
