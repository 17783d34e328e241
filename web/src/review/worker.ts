import { type AnyGame, isRefused, problemLine } from '@faubourg/core';
import type { FinishedGame, GameBots, ReviewGame } from '../../../games/listed-game.ts';

/** What the worker of a review sends: the part that is done, or the review as JSON, or what went wrong. */
export type ReviewReply =
  | { readonly progress: number }
  | { readonly review: string }
  | { readonly error: string };

/**
 * Reviews the games that it receives as JSON. Runs in a worker, which is ended to stop a review.
 * `review` is passed in, because the page itself contains no search.
 */
export function serveReview(game: AnyGame, bots: GameBots, review: ReviewGame): void {
  const reply = (message: ReviewReply): void => self.postMessage(message, {});
  const answer = async (text: string): Promise<ReviewReply> => {
    try {
      const progress = (done: number): void => reply({ progress: done });
      const done = await review(game, bots, JSON.parse(text) as FinishedGame, { progress });
      if (done && isRefused(done)) return { error: problemLine(done.problem) };
      return { review: JSON.stringify(done) };
    } catch (error) {
      return { error: String(error) };
    }
  };
  self.addEventListener('message', ({ data }: MessageEvent<string>) => {
    void answer(data).then(reply);
  });
}
