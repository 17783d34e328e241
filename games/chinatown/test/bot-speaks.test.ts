/* What bots say in a year's trade, over whole games. */
import { applyAnswer, isRefused, QuickChance } from '@faubourg/core';
import { type LevelName, LEVELS, ThinkTimer } from '@faubourg/search';
import { expect, test } from 'vitest';
import { Appraisal } from '../bot/appraisal.ts';
import { dealsFor } from '../bot/deals.ts';
import { bot } from '../bot/index.ts';
import { levelSettings } from '../bot/levels.ts';
import type { TradeAnswer } from '../rules/answer.ts';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { inFull } from '../rules/offer.ts';
import type { Says } from '../rules/talk.ts';
import { lateTable } from '../bench/positions.ts';
import { play, position } from './positions.ts';

/** SPOKEN=30 listens to that many years of trade. */
const YEARS = Number(process.env['SPOKEN'] ?? 4);

type Spoken = { readonly answer: TradeAnswer & { says?: Says }; readonly before: ChinatownState };

/** A year's trade of bots: everything that was said, each with the position before it. */
async function year(
  start: ChinatownState,
  levels: readonly LevelName[],
  seed: number,
): Promise<Spoken[]> {
  const state = chinatown.copy(start);
  const chance = new QuickChance(seed);
  const spoken: Spoken[] = [];
  for (let quiet = 0; quiet < 2 && state.phase === 'trade'; quiet++) {
    for (const seat of state.money.keys()) {
      if (state.phase !== 'trade') break;
      const options = { budget: { iterations: 300 }, seed: chance.int(1 << 30) };
      const level = levels[seat % levels.length]!;
      const { answer } = await bot(level).think(chinatown.view(state, seat), options);
      if (answer === null) continue;
      spoken.push({ answer: answer as TradeAnswer, before: chinatown.copy(state) });
      expect(isRefused(applyAnswer(chinatown, state, seat, answer, chance))).toBe(false);
      quiet = -1;
    }
  }
  return spoken;
}

const experts = new Map<number, Promise<Spoken[]>>();

/** A year's trade of four experts. */
function expertYear(i: number): Promise<Spoken[]> {
  const known = experts.get(i) ?? year(startOf(i), ['expert'], i);
  experts.set(i, known);
  return known;
}

const startOf = (i: number): ChinatownState => lateTable(new QuickChance(70 + i), 1 + (i % 6), 4);

/** What is missing in the words beside an answer of a bot, or null. */
function missing({ says, ...answer }: Spoken['answer']): string | null {
  if ('done' in answer || 'ask' in answer || 'takeBack' in answer || 'withdraw' in answer)
    return null;
  if (!says) return 'words';
  const isPrice = says.reason === 'too-little' || says.reason === 'costs';
  if ('offer' in answer) {
    const { parties } = inFull(answer.offer);
    if (says.gains?.map(({ seat }) => seat).join() !== parties.join())
      return 'gains of all parties';
    return 'counter' in answer && isPrice && says.notBelow === undefined ? 'price' : null;
  }
  if ('accept' in answer)
    return ['glad', 'fair', 'grudging'].includes(says.reason) ? null : 'reason to accept';
  if ('reply' in answer) return null;
  if ((says.gains?.length ?? 0) < 2) return 'gains of all parties';
  return says.reason === 'too-little' && says.notBelow === undefined ? 'price' : null;
}

test('every offer, counter-offer, accept and decline of a bot carries its reason, and gains or a price', async () => {
  const heard: TradeAnswer[] = [];
  for (let i = 0; i < YEARS; i++) {
    const spoken = await (i % 2 === 0 ? expertYear(i) : year(startOf(i), LEVELS, i));
    for (const { answer } of spoken) {
      heard.push(answer);
      expect(missing(answer), JSON.stringify(answer)).toBeNull();
    }
  }
  for (const verb of ['offer', 'accept', 'decline'])
    expect(heard.filter((answer) => verb in answer).length, verb).toBeGreaterThan(0);
});

test('bots open the trade in every year where one of them sees a deal', async () => {
  const years = await Promise.all(
    Array.from({ length: YEARS }, async (_, i) => {
      const start = startOf(i);
      const found = await Promise.all(
        [...start.money.keys()].map((seat) => {
          const view = chinatown.view(start, seat);
          const { outlook, scope } = levelSettings.expert;
          const timer = new ThinkTimer({ budget: { iterations: 300 }, seed: 0 });
          return dealsFor(new Appraisal(view, outlook(view)), seat, scope!, timer);
        }),
      );
      const isOpened = (await expertYear(i)).some(({ answer }) => 'offer' in answer);
      return { isSeen: found.some((deals) => deals.length > 0), isOpened };
    }),
  );
  const seen = years.filter(({ isSeen }) => isSeen);
  expect(seen.length).toBeGreaterThan(YEARS / 2);
  for (const { isOpened } of seen) expect(isOpened).toBe(true);
});

test('a bot asks for what it misses, once in a year, and is answered', async () => {
  let [asks, replies] = [0, 0];
  for (let i = 0; i < YEARS; i++) {
    for (const { answer, before } of await expertYear(i)) {
      asks += Number('ask' in answer);
      replies += Number('reply' in answer);
      expect(Math.max(0, ...(before.talk?.asked ?? []))).toBeLessThanOrEqual(1);
    }
  }
  expect(asks).toBeGreaterThan(0);
  expect(replies).toBeGreaterThanOrEqual(asks);
});

test('a bot that was done comes back when a deal has become possible', async () => {
  // The first has two fish shops and a tile; the place beside them changes hands after it was done.
  const state = position({
    seats: 4,
    round: 4,
    land: { 1: [0, 'fish'], 2: [0, 'fish'], 3: 1, 24: [2, 'radio'], 70: [3, 'radio'] },
    hands: [['fish'], [], [], []],
  });
  const think = async (seat: number) =>
    (
      await bot('expert').think(chinatown.view(state, seat), {
        budget: { iterations: 300 },
        seed: 1,
      })
    ).answer;
  play(state, 0, { done: true });
  expect(await think(0)).toEqual({ done: false, says: { reason: 'again' } });
  // Who has nothing to trade stays done.
  play(state, 3, { done: true });
  expect(await think(3)).toBeNull();
});
