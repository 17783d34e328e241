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

/** A bot at the table with the budget it thinks with. */
export type Contender = { readonly bot: AnyBot; readonly budget: Budget };

/** One game between bots: shares of the victory and scores by seat, and the number of answers. */
export type MatchResult = {
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  readonly answers: number;
};

/** Answers after which a game counts as endless: a mistake of some bot, worth finding. */
const LONGEST = 5000;

/** A seed for one purpose out of another seed. */
export function seedFor(seed: number, purpose: number): number {
  return new QuickChance(Math.imul(seed, 0x85ebca6b) ^ Math.imul(purpose + 1, 0xc2b2ae35)).int(
    0x7fff_ffff,
  );
}

/**
 * Plays one game between bots, each thinking with its view alone. The game's chance and each
 * bot's luck follow from the seed, so the same match can be played again anywhere.
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
    answers += await hearOthers(game, state, seated, ask, give);
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

/** Bots that want to speak up on a question they do not owe an answer to are heard once each. */
async function hearOthers(
  game: AnyGame,
  state: unknown,
  seated: readonly Contender[],
  ask: (seat: Seat) => Promise<unknown>,
  give: (seat: Seat, answer: unknown) => void,
): Promise<number> {
  let heard = 0;
  for (const [seat, { bot }] of seated.entries()) {
    if (bot.eager === undefined) continue;
    const mine = game.decisions(state).filter((decision) => decision.seat === seat);
    if (!mine.some(({ kind, owed }) => !owed && bot.eager!.includes(kind))) continue;
    const answer = await ask(seat);
    if (answer === null) continue;
    give(seat, answer);
    heard++;
  }
  return heard;
}
