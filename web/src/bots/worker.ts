import type { GameBots } from '../../../games/listed-game.ts';
import { eagerness, think } from './think.ts';
import type { Level, ThinkRequest } from './thinker.ts';

/** What goes to the worker and comes back: text, which crosses faster than trees of objects. */
export type WorkerRequest = { readonly id: number; readonly question: string };
export type WorkerReply = {
  readonly id: number;
  readonly answer?: string;
  readonly error?: string;
};

/** A question as it crosses. */
export type WorkerTask = ThinkRequest | { readonly eager: string; readonly level: Level };

/** Serves questions to the bots of one game in a worker. */
export function serveBots(bots: GameBots): void {
  const answerTo = async (asked: WorkerTask): Promise<unknown> =>
    'eager' in asked ? eagerness(bots, asked.level) : think(bots, asked);
  const answer = async ({ id, question }: WorkerRequest): Promise<WorkerReply> => {
    try {
      const told = await answerTo(JSON.parse(question) as WorkerTask);
      return { id, answer: JSON.stringify(told ?? null) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
  self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
    void answer(event.data).then((told) => self.postMessage(told, {}));
  });
}
