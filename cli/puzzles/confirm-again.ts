import { canonical, type Puzzle } from '@faubourg/core';
import { isRefusal } from '@faubourg/search';
import { type Collection, writeCollection } from './collection.ts';
import { examineGame, type PuzzleSearch } from './examine-game.ts';

/** A puzzle that the present searches do not confirm: its place in the collection, from 0, and why. */
export type Withdrawn = { readonly at: number; readonly refused: string };

const answersOf = ({ best }: Pick<Puzzle, 'best'>): string =>
  canonical(best.map((plan) => canonical(plan)).sort());

/**
 * Searches every puzzle that was found by search again, with the budgets of `search`: the expert may
 * have changed since. A puzzle whose best answers are the same gets the new values. Returns the
 * others. Exact solutions depend on no budget and are left as they are.
 */
export async function confirmAgain(
  { game, finder, budget }: PuzzleSearch,
  { puzzles }: Collection,
  stop: { readonly aborted: boolean },
  progress: (puzzles: number) => void,
): Promise<Withdrawn[]> {
  const withdrawn: Withdrawn[] = [];
  for (const [at, puzzle] of puzzles.entries()) {
    if (stop.aborted) break;
    const { state, seat, from, theme, method } = puzzle;
    progress(at + 1);
    if (method !== 'search') continue;
    const { kind } = game.decisions(state).find((decision) => decision.seat === seat)!;
    const view = game.view(state, seat);
    const wanted = (one: string): boolean => one === theme;
    const found = await finder.find({ view, state, seat, kind, budget, wanted });
    if (isRefusal(found)) withdrawn.push({ at, refused: found.refused });
    else if (answersOf(found) !== answersOf(puzzle))
      withdrawn.push({ at, refused: 'search-disagrees' });
    else {
      const { state: _state, theme: _theme, method: _method, measure, ...rest } = found;
      puzzles[at] = { theme, seat, method, measure, ...rest, state, from };
    }
  }
  return withdrawn;
}

/**
 * Puts a new puzzle in the place of each one withdrawn, from bot games after those of the
 * collection, and writes it: every number stays in use. Themes that would have fewer than `least`
 * come first. After an interrupt nothing is written.
 */
export async function replaceWithdrawn(
  search: PuzzleSearch,
  collection: Collection,
  folder: string,
  withdrawn: readonly Withdrawn[],
  least: number,
  stop: { readonly aborted: boolean },
): Promise<void> {
  const left = withdrawn.map(({ at }) => at);
  const puzzles = collection.puzzles.map((puzzle, at) => (left.includes(at) ? null : puzzle));
  const { games: played, examined: before, refused, ...made } = collection.index.made;
  const counts = new Map(Object.entries(refused));
  const count = (reason: string, times: number): void => {
    counts.set(reason, (counts.get(reason) ?? 0) + times);
  };
  for (const one of withdrawn) count(one.refused, 1);
  const wanted = (theme: string, found: readonly Puzzle[]): boolean => {
    const kept = [...puzzles, ...found];
    const lacks = (one: string): number =>
      Math.max(0, least - kept.filter((puzzle) => puzzle?.theme === one).length);
    const thin = search.finder.themes.reduce((sum, one) => sum + lacks(one), 0);
    return lacks(theme) > 0 || thin < left.length - found.length;
  };
  let [games, examined] = [played, before];
  while (left.length > 0 && !stop.aborted) {
    games++;
    const gave = await examineGame(search, games, wanted);
    for (const puzzle of gave.puzzles.slice(0, left.length)) {
      puzzles[left.shift()!] = puzzle;
      examined++;
    }
    for (const [reason, times] of gave.refused) {
      count(reason, times);
      examined += times;
    }
  }
  if (stop.aborted) return;
  collection.puzzles.splice(0, puzzles.length, ...puzzles.filter((one) => one !== null));
  const { expert, deep } = search.budget;
  const now = { ...made, games, expert, deep, examined, refused: Object.fromEntries(counts) };
  collection.index = { ...collection.index, made: now };
  await writeCollection(folder, collection, 0);
}
