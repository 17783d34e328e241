import type { Judgement } from '../../../games/listed-game.ts';
import type { Judger, Thinker } from './thinker.ts';
import type { WorkerRequest, WorkerTask, WorkerReply } from './worker.ts';

type JudgeCall = { readonly signal?: AbortSignal; readonly progress?: (done: number) => void };
type Waiting = {
  resolve(answer: unknown): void;
  reject(why: Error): void;
  readonly progress?: (done: number) => void;
};

/** Sends requests to a bot worker, so that bots do not block the page. The worker starts with the first request. */
export function botWorkerClient(start: () => Worker): Thinker & Judger & { close(): void } {
  const open = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;

  const started = (): Worker => {
    const created = start();
    created.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const waiting = open.get(data.id);
      if (data.progress !== undefined) {
        waiting?.progress?.(data.progress);
        return;
      }
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

  const send = (task: WorkerTask, options: JudgeCall = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const { signal, progress } = options;
      worker ??= started();
      const id = ++last;
      open.set(id, { resolve, reject, ...(progress && { progress }) });
      worker.postMessage({ id, task: JSON.stringify(task) } satisfies WorkerRequest, {});
      signal?.addEventListener('abort', () => {
        if (open.has(id)) worker?.postMessage({ id, cancel: true } satisfies WorkerRequest, {});
      });
    });

  return {
    think: (request) => send(request),
    judge: async (judge, options = {}) => {
      const ended = (): boolean => options.signal?.aborted ?? false;
      if (ended()) return null;
      // For a task of this kind the worker replies with a judgement, or null when it was ended.
      const judged = (await send({ judge }, options)) as Judgement | null;
      return ended() ? null : judged;
    },
    // For a task of this kind the worker replies with a list of kinds.
    eager: async (eager, level) => (await send({ eager, level })) as readonly string[],
    close: () => worker?.terminate(),
  };
}
