import type { GameBots } from '../../../games/listed-game.ts';
import { eagerness, think } from './think.ts';
import type { Level, ThinkRequest } from './thinker.ts';

/** Messages to and from the worker. Both carry JSON text: copying a text is faster than copying a tree of objects. */
export type WorkerRequest = { readonly id: number; readonly task: string };
export type WorkerReply = {
  readonly id: number;
  readonly answer?: string;
  readonly error?: string;
};

/** The content of `WorkerRequest.task`: a decision, or the question which kinds of decision bots look at. */
export type WorkerTask = ThinkRequest | { readonly eager: string; readonly level: Level };

/** Answers requests to the bots of one game. Runs in a worker. */
export function serveBots(bots: GameBots): void {
  const answerTo = async (task: WorkerTask): Promise<unknown> =>
    'eager' in task ? eagerness(bots, task.level) : think(bots, task);
  const answer = async ({ id, task }: WorkerRequest): Promise<WorkerReply> => {
    try {
      const result = await answerTo(JSON.parse(task) as WorkerTask);
      return { id, answer: JSON.stringify(result ?? null) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
  self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
    void answer(event.data).then((reply) => self.postMessage(reply, {}));
  });
}
