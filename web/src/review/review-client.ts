import type { FinishedGame, Review } from '../../../games/listed-game.ts';
import type { ReviewReply } from './worker.ts';

/** Reviews a game in a worker. Null if the signal ended it. */
export function reviewInWorker(
  start: () => Worker,
  finished: FinishedGame,
  { signal, progress }: { signal: AbortSignal; progress: (done: number) => void },
): Promise<Review | null> {
  const worker = start();
  const ended = new Promise<Review | null>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(null));
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => {
      if ('progress' in data) progress(data.progress);
      else if ('review' in data) resolve(JSON.parse(data.review) as Review);
      else reject(new Error(data.error));
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  worker.postMessage(JSON.stringify(finished), {});
  return ended.finally(() => worker.terminate());
}
