import {
  type AnyGame,
  applyAnswer,
  copyJson,
  type Decision,
  isRefused,
  type Json,
  orThrow,
  type Puzzle,
  QuickChance,
  readOptions,
} from '@faubourg/core';
import {
  type AnyGameBots,
  isRefusal,
  type PuzzleBudget,
  type PuzzleFinder,
  seedFor,
} from '@faubourg/search';

/** The most puzzles taken from one bot game, so that the collection is varied. */
const MOST_IN_GAME = 3;
/** Answers after which a game is given up. */
const LONGEST = 3000;

/** What a bot game gave: its puzzles, and how many moments were refused for which reason. */
type Examined = { readonly puzzles: Puzzle[]; readonly refused: Map<string, number> };

/** All that is needed to look for puzzles in one game after another. */
export type PuzzleSearch = {
  readonly game: AnyGame;
  readonly bots: AnyGameBots;
  readonly finder: PuzzleFinder;
  readonly budget: PuzzleBudget;
  readonly seed: number;
};

/**
 * Plays bot game number `number`, from 1, and looks for puzzles at every moment that the finder
 * names, until it has enough. The game follows from the seed and the number alone; what is found in
 * it depends besides on `wanted` only.
 */
export async function examineGame(
  { game, bots, finder, budget, seed }: PuzzleSearch,
  number: number,
  wanted: (theme: string, found: readonly Puzzle[]) => boolean,
): Promise<Examined> {
  const { seats, options: asked, level } = finder.tables[(number - 1) % finder.tables.length]!;
  const { options } = orThrow(readOptions(game, asked, seats));
  const bot = bots.bot(level);
  const { iterations } = bots.levels[level];
  const own = seedFor(seed, number);
  const chance = new QuickChance(seedFor(own, 0));
  const order = new QuickChance(seedFor(own, 1));
  const { state } = game.setUp(options, seats, chance);
  const puzzles: Puzzle[] = [];
  const refused = new Map<string, number>();
  const seen = new Set<string>();
  /** Seats that declined a decision that they do not owe, since the last answer. */
  const declined = new Set<number>();

  const examine = async ({ seat, kind }: Decision, answers: number): Promise<void> => {
    const view = game.view(state, seat);
    // What the seat cannot see is made up: a puzzle holds nothing that the seat did not know.
    const sample = game.resample(view, new QuickChance(seedFor(own, 2)));
    const spot = finder.spot({ state: sample, seat, kind });
    if (spot === null || seen.has(spot)) return;
    seen.add(spot);
    const found = await finder.find({
      view,
      state: sample,
      seat,
      kind,
      budget,
      wanted: (theme) => wanted(theme, puzzles),
    });
    if (isRefusal(found)) {
      refused.set(found.refused, (refused.get(found.refused) ?? 0) + 1);
      return;
    }
    const { state: later, theme, method, measure, ...rest } = found;
    const position = copyJson(later ?? sample) as Json;
    const faults = game.faults(position, seats);
    if (faults.length > 0) throw new Error(`an impossible position: ${faults.join('; ')}`);
    const from = { game: number, answers };
    puzzles.push({ theme, seat, method, measure, ...rest, state: position, from });
  };

  for (let answers = 0; answers < LONGEST && puzzles.length < MOST_IN_GAME;) {
    const decisions = game.decisions(state);
    if (decisions.length === 0) break;
    for (const decision of decisions) {
      if (puzzles.length < MOST_IN_GAME) await examine(decision, answers);
    }
    const open = decisions.filter(
      ({ seat, kind, owed }) => owed || (bot.eager?.includes(kind) === true && !declined.has(seat)),
    );
    const { seat, owed } = open[open.length === 1 ? 0 : order.int(open.length)]!;
    const thought = await bot.think(game.view(state, seat), {
      budget: { iterations },
      seed: seedFor(own, 3 + answers + 100_000 * declined.size),
    });
    if (thought.answer === null && !owed) {
      declined.add(seat);
      continue;
    }
    const given = thought.answer ?? game.fallback(state, seat);
    const done = applyAnswer(game, state, seat, given, chance);
    if (isRefused(done)) throw new Error(`a bot gave a wrong answer: ${JSON.stringify(given)}`);
    declined.clear();
    answers++;
  }
  return { puzzles, refused };
}
