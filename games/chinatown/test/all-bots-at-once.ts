/* Bots that think about the same position at the same time, as on the server. */
import { applyAnswer, type Chance, isRefused } from '@faubourg/core';
import type { Bot } from '@faubourg/search';
import type { ChinatownAnswer } from '../rules/answer.ts';
import { chinatown, type ChinatownState, type ChinatownView } from '../rules/index.ts';

/**
 * How answers found at the same time are played. `one`: the first counts, the others come too late.
 * `all`: in turn, if still legal. `owed`: like `all`, but seats that are done answer after the
 * others.
 */
export const ORDERS = ['one', 'all', 'owed'] as const;
export type Order = (typeof ORDERS)[number];

type Trader = Bot<ChinatownView, ChinatownAnswer>;

/** The number of answers of every trading phase, up to the first that has more than `most`. */
export async function tradesAtOnce(
  state: ChinatownState,
  bots: readonly Trader[],
  chance: Chance,
  order: Order,
  most: number,
): Promise<{ phases: number[]; deals: number }> {
  const phases: number[] = [];
  let [inTrade, deals] = [0, 0];
  while (state.phase !== 'over') {
    const { phase } = state;
    inTrade += await round(isOwed(phase === 'trade' && order !== 'owed'));
    if (order === 'owed' && state.phase === 'trade') inTrade += await round((owed) => !owed);
    if (phase !== 'trade') inTrade = 0;
    else if (state.phase !== 'trade' || inTrade > most) phases.push(inTrade);
    if (inTrade > most) break;
  }
  return { phases, deals };

  /** All seats asked think, then all answer; returns the number of answers played. */
  async function round(who: (owed: boolean) => boolean): Promise<number> {
    const { phase } = state;
    const said = await Promise.all(
      chinatown.decisions(state).flatMap(({ seat, owed }) => {
        if (!who(owed)) return [];
        const thinkOptions = { budget: { iterations: 30 }, seed: chance.int(1 << 30) };
        const thought = bots[seat]!.think(chinatown.view(state, seat), thinkOptions);
        return [thought.then(({ answer }) => ({ seat, answer }))];
      }),
    );
    let given = 0;
    for (const { seat, answer } of shuffled(said, chance)) {
      if (answer === null || state.phase !== phase) continue;
      const done = applyAnswer(chinatown, state, seat, answer, chance);
      if (isRefused(done)) continue;
      given++;
      deals += done.events.filter(({ kind }) => kind === 'deal').length;
      if (order === 'one' && phase === 'trade') break;
    }
    return given;
  }
}

const isOwed =
  (all: boolean) =>
  (owed: boolean): boolean =>
    owed || all;

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const rest = list.slice();
  return list.map(() => rest.splice(chance.int(rest.length), 1)[0]!);
}
