import {
  type AnyGame,
  type AnyView,
  isRefused,
  type QuickChance,
  readOptions,
} from '@faubourg/core';
import type { GameBots } from '../../games/listed-game.ts';

/** A decision to judge: the view of the seat that owes an answer. */
export type BotDecision = { readonly view: AnyView; readonly seed: number };

/** Decisions between two that are judged, at most. */
const STRIDE = 12;

/**
 * Decisions with a choice from games that the regular bots play with the default options and every
 * number of seats, spread over the whole length of the games.
 */
export async function* decisionsOfBots(
  game: AnyGame,
  bots: GameBots,
  count: number,
  chance: QuickChance,
): AsyncGenerator<BotDecision> {
  const { min, max } = game.seats;
  const regular = bots.bot('regular');
  const budget = { iterations: bots.levels.regular.iterations };
  for (let made = 0, number = 0; made < count; number++) {
    const seats = min + (number % (max - min + 1));
    const read = readOptions(game, {}, seats);
    if (isRefused(read)) throw new Error(`the default options of ${game.id} were refused`);
    const { state } = game.setUp(read.options, seats, chance);
    for (let left = chance.int(STRIDE); made < count; left--) {
      const owed = game.decisions(state).filter((decision) => decision.owed);
      if (owed.length === 0) break;
      const { seat } = owed[chance.int(owed.length)]!;
      const view = game.view(state, seat);
      const answers = game.answers(state, seat);
      if (left <= 0 && (answers === null || answers.length > 1)) {
        left = 1 + chance.int(STRIDE);
        made++;
        yield { view, seed: chance.int(1 << 30) };
      }
      const { answer } = await regular.think(view, { budget, seed: chance.int(1 << 30) });
      game.apply(state, seat, answer ?? game.fallback(state, seat), chance);
    }
  }
}
