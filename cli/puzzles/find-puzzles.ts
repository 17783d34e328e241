import { type Puzzle, type PuzzleIndex, PUZZLES_IN_PART } from '@faubourg/core';
import { type Collection, writeCollection } from './collection.ts';
import { examineGame, type PuzzleSearch } from './examine-game.ts';

/** A theme has at most this part of a collection once it has more puzzles than `FREELY`. */
const LARGEST_PART = 0.25;
const FREELY = 12;

/** A collection without puzzles yet. */
export function emptyCollection({ game, budget, seed }: PuzzleSearch, command: string): Collection {
  const index: PuzzleIndex = {
    format: 'faubourg/puzzles',
    version: 1,
    game: game.id,
    rules: game.rules,
    made: {
      command,
      seed,
      games: 0,
      expert: budget.expert,
      deep: budget.deep,
      searches: budget.seeds.length,
      examined: 0,
      refused: {},
    },
    partSize: PUZZLES_IN_PART,
    themes: [],
  };
  return { index, puzzles: [] };
}

/** How many puzzles a collection is to have: in all, and at least of every theme. */
export type Wanted = { readonly count: number; readonly least: number };

/**
 * Plays bot games until the collection has `count` puzzles, then until every theme has `least`, and
 * writes it after every game: a run that is cut off goes on where it stopped. Which puzzles are
 * found does not depend on how many runs it took, because a game is always examined as a whole and
 * a theme is limited by what has been found before it. Beyond `count` only puzzles of themes that
 * have too few are taken.
 */
export async function findPuzzles(
  search: PuzzleSearch,
  collection: Collection,
  folder: string,
  { count, least }: Wanted,
  stop: { readonly aborted: boolean },
  progress: (puzzles: number, games: number) => void,
): Promise<void> {
  const { puzzles } = collection;
  const isThin = (theme: string, found: readonly Puzzle[]): boolean =>
    [...puzzles, ...found].filter((one) => one.theme === theme).length < least;
  const anyThin = (): boolean => search.finder.themes.some((theme) => isThin(theme, []));
  while ((puzzles.length < count || anyThin()) && !stop.aborted) {
    const { made } = collection.index;
    const filling = puzzles.length >= count;
    const wanted = (theme: string, found: readonly Puzzle[]): boolean => {
      if (filling) return isThin(theme, found);
      const have = [...puzzles, ...found].filter((one) => one.theme === theme).length;
      return have < FREELY || have < LARGEST_PART * (puzzles.length + found.length);
    };
    const before = puzzles.length;
    const { puzzles: found, refused } = await examineGame(search, made.games + 1, wanted);
    puzzles.push(...found);
    const counts: Record<string, number> = { ...made.refused };
    let examined = made.examined + found.length;
    for (const [reason, times] of refused) {
      counts[reason] = (counts[reason] ?? 0) + times;
      examined += times;
    }
    const now = { ...made, games: made.games + 1, examined, refused: counts };
    collection.index = { ...collection.index, made: now };
    await writeCollection(folder, collection, before);
    progress(puzzles.length, now.games);
  }
}
