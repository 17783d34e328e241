import type { FinishedGame } from '../../../games/listed-game.ts';
import { beginSaved } from '../source/local.ts';
import { savedGame } from '../source/saved-games.ts';
import type { TableSource } from '../source/source.ts';

/** A finished game of a table, and the key under which its review is kept on this device. */
export type ReviewableGame = { readonly finished: FinishedGame; readonly key: string };

/** The finished game of a table; null if this page cannot know it. */
export async function finishedGame(source: TableSource): Promise<ReviewableGame | null> {
  const record = await source.record();
  if (record) {
    if (record.result === null) return null;
    // The last link depends on everything before it.
    const last = record.rows.at(-1)?.link ?? record.shuffling.commitment;
    return { finished: { record }, key: `${record.game}/${record.rules}/${last}` };
  }
  const saved = await savedGame(source.id);
  if (!saved?.position) return null;
  const { play } = beginSaved(source.game, saved);
  const { state, draws } = play.from!;
  const { rules, options, moves } = saved;
  return {
    finished: { rules, options, seats: play.seats, state, seed: play.seed, draws, moves },
    key: `${saved.game}/${saved.rules}/${saved.id}/${moves.length}`,
  };
}
