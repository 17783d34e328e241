import {
  applyAnswer,
  type AnyGame,
  type Decision,
  isRefused,
  type Options,
  problemLine,
  QuickChance,
  type Seat,
  winShares,
} from '@faubourg/core';
import type { AnyBot, Budget } from '../bot.ts';

/** A bot and its budget. */
export type Contender = { readonly bot: AnyBot; readonly budget: Budget };

/** One game between bots: shares of the victory and scores by seat, and the number of answers. */
export type MatchResult = {
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  readonly answers: number;
};

/** Answers after which a game counts as endless, which is a defect of some bot. */
const LONGEST = 5000;

/** Derives a seed for one purpose from another seed. */
export function seedFor(seed: number, purpose: number): number {
  return new QuickChance(Math.imul(seed, 0x85ebca6b) ^ Math.imul(purpose + 1, 0xc2b2ae35)).int(
    0x7fff_ffff,
  );
}

/**
 * Plays one game between bots, each given its view alone. The game's chance and the bots' seeds
 * follow from `seed`, so a match can be repeated anywhere.
 */
export async function playMatch(
  game: AnyGame,
  options: Options,
  seated: readonly Contender[],
  seed: number,
): Promise<MatchResult> {
  const chance = new QuickChance(seedFor(seed, 0));
  const order = new QuickChance(seedFor(seed, 1));
  const { state } = game.setUp(options, seated.length, chance);
  let asked = 0;
  const ask = async (seat: Seat): Promise<unknown> => {
    const { bot, budget } = seated[seat]!;
    const view = game.view(state, seat);
    return (await bot.think(view, { budget, seed: seedFor(seed, 2 + asked++) })).answer;
  };
  const give = (seat: Seat, answer: unknown): void => {
    const done = applyAnswer(game, state, seat, answer, chance);
    if (isRefused(done))
      throw new Error(
        `${seated[seat]!.bot.name} gave ${JSON.stringify(answer)}: ${problemLine(done.problem)}`,
      );
  };
  let answers = 0;
  for (; answers < LONGEST; answers++) {
    const decisions = game.decisions(state);
    if (decisions.length === 0) break;
    const seat = nextOwed(decisions, order);
    give(seat, (await ask(seat)) ?? game.fallback(state, seat));
    answers += await askEagerBots(game, state, seated, ask, give);
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`no end after ${LONGEST} answers`);
  return { shares: winShares(outcome), scores: outcome.scores, answers };
}

/** One of the seats the game waits for. */
function nextOwed(decisions: readonly Decision[], order: QuickChance): Seat {
  const owed = decisions.filter((decision) => decision.owed);
  const among = owed.length > 0 ? owed : decisions;
  return among[among.length === 1 ? 0 : order.int(among.length)]!.seat;
}

/**
 * Asks each eager bot once about decisions it does not owe; returns the number of answers given.
 */
async function askEagerBots(
  game: AnyGame,
  state: unknown,
  seated: readonly Contender[],
  ask: (seat: Seat) => Promise<unknown>,
  give: (seat: Seat, answer: unknown) => void,
): Promise<number> {
  let given = 0;
  for (const [seat, { bot }] of seated.entries()) {
    if (bot.eager === undefined) continue;
    const mine = game.decisions(state).filter((decision) => decision.seat === seat);
    if (!mine.some(({ kind, owed }) => !owed && bot.eager!.includes(kind))) continue;
    const answer = await ask(seat);
    if (answer === null) continue;
    give(seat, answer);
    given++;
  }
  return given;
}
