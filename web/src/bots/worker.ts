import type { GameBots, Judge } from '../../../games/listed-game.ts';
import { eagerness, think } from './think.ts';
import type { JudgeRequest, Level, ThinkRequest } from './thinker.ts';

/** Messages to and from the worker. Both carry JSON text: copying a text is faster than copying a tree of objects. */
export type WorkerRequest =
  | { readonly id: number; readonly task: string }
  /** Ends the judgement with this id early. */
  | { readonly id: number; readonly cancel: true };
export type WorkerReply = {
  readonly id: number;
  readonly answer?: string;
  readonly error?: string;
  /** The part of a judgement that is done, 0 to 1; further replies follow. */
  readonly progress?: number;
};

/** The content of `WorkerRequest.task`: a decision, a judgement, or the question which kinds of decision bots look at. */
export type WorkerTask =
  | ThinkRequest
  | { readonly judge: JudgeRequest }
  | { readonly eager: string; readonly level: Level };

/**
 * Answers requests to the bots of one game. Runs in a worker. `judge` is passed in, because the
 * page itself contains no search.
 */
export function serveBots(bots: GameBots, judge?: Judge): void {
  const running = new Map<number, AbortController>();
  const judged = async (id: number, { view, ...options }: JudgeRequest): Promise<unknown> => {
    if (!judge) throw new Error('This worker judges no positions.');
    const stop = new AbortController();
    running.set(id, stop);
    const progress = (done: number): void => {
      self.postMessage({ id, progress: done } satisfies WorkerReply, {});
    };
    try {
      return await judge(bots, view, { ...options, signal: stop.signal, progress });
    } finally {
      running.delete(id);
    }
  };
  const answerTo = async (id: number, task: WorkerTask): Promise<unknown> => {
    if ('eager' in task) return eagerness(bots, task.level);
    return 'judge' in task ? judged(id, task.judge) : think(bots, task);
  };
  const answer = async (id: number, task: string): Promise<WorkerReply> => {
    try {
      const result = await answerTo(id, JSON.parse(task) as WorkerTask);
      return { id, answer: JSON.stringify(result ?? null) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
  self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if ('cancel' in data) running.get(data.id)?.abort();
    else void answer(data.id, data.task).then((reply) => self.postMessage(reply, {}));
  });
}
