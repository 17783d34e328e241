import { canonical, eventsFor, QuickChance } from '@faubourg/core';
import { LEVELS } from '@faubourg/search';
import { describe, expect, test } from 'vitest';
import { bot } from '../bot/index.ts';
import { levelSettings } from '../bot/levels.ts';
import { publicAppraisal } from '../bot/say.ts';
import { partyGains } from '../bot/explain.ts';
import { inFull, isOpen, pays, takenBy } from '../rules/offer.ts';
import type { TradeAnswer } from '../rules/answer.ts';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { REASONS, type Says } from '../rules/talk.ts';
import { en } from '../words/en.ts';
import { played } from './bot-laws.ts';
import { play, position } from './positions.ts';

const thinkOptions = { budget: { iterations: 1000 }, seed: 1 };

async function answerOf(state: ChinatownState, seat: number, level = 'expert' as const) {
  const { answer } = await bot(level).think(chinatown.view(state, seat), thinkOptions);
  return answer as TradeAnswer & { says?: Says };
}

/** The first has two fish shops and a tile; the place beside them is the second's. */
const beside = (options = {}) =>
  position({
    seats: 4,
    round: 4,
    options,
    land: { 1: [0, 'fish'], 2: [0, 'fish'], 3: 1, 24: [2, 'radio'], 70: [3, 'radio'] },
    hands: [['fish'], ['radio'], [], []],
  });

describe('CT-20 an ask', () => {
  test('“what would you take for 3?” is answered by its owner with an offer, by nobody else', async () => {
    const state = beside();
    play(state, 0, { ask: { want: { location: 3 } } });
    const answer = await answerOf(state, 1);
    expect(answer).toMatchObject({ reply: 1, says: { reason: 'sell' } });
    expect(inFull('offer' in answer ? answer.offer : []).parties).toEqual([0, 1]);
    play(state, 1, answer);
    expect(chinatown.view(state, 3).talk?.asks[0]?.replies).toEqual([{ seat: 1, offer: 1 }]);
    // The others have nothing to say to it.
    expect(await answerOf(state, 3)).not.toHaveProperty('reply');
  });

  test('“anyone with a radio shop?” is answered by each seat once, with a price or that it has none', async () => {
    const state = beside();
    play(state, 0, { ask: { want: { tile: 'radio' } } });
    const owner = await answerOf(state, 1);
    expect(owner).toMatchObject({ reply: 1 });
    expect('offer' in owner || owner.says?.notBelow !== undefined).toBe(true);
    const other = await answerOf(state, 3);
    expect(other).toEqual({ reply: 1, says: { reason: 'none' } });
    play(state, 3, other);
    expect(await answerOf(state, 3)).not.toHaveProperty('reply');
  });

  test('where hands are hidden, whether a bot has a tile is not told', async () => {
    const state = beside({ hands: 'hidden' });
    play(state, 3, { ask: { want: { tile: 'radio' } } });
    const none = { reply: 1, says: { reason: 'no' } };
    expect(await answerOf(state, 2)).toEqual(none);
    // The second has one, but no good price for it.
    const holder = await answerOf(state, 1);
    expect('offer' in holder ? none : holder).toEqual(none);
  });

  test.each(LEVELS)(
    'for something of one’s own: the %s makes an offer for what it can use',
    async (level) => {
      const state = beside();
      play(state, 1, { ask: { give: { location: 3 } } });
      const { answer } = await bot(level).think(chinatown.view(state, 0), thinkOptions);
      expect(answer).toMatchObject({ reply: 1, says: { reason: 'buy' } });
      const idle = await bot(level).think(chinatown.view(state, 2), thinkOptions);
      expect(idle.answer).toEqual({ reply: 1, says: { reason: 'no-use' } });
    },
  );
});

test('who was refused a price does not offer the same again, and hears the price that was named', async () => {
  const state = beside();
  const first = await answerOf(state, 0);
  expect(first).toHaveProperty('offer');
  play(state, 0, first);
  play(state, 1, { decline: 1, version: 1, says: { reason: 'too-little', notBelow: 30 } });
  const second = await answerOf(state, 0);
  // What the first pays for the things, less what it receives.
  const paid = (answer: TradeAnswer): number =>
    'offer' in answer ? pays(inFull(answer.offer), 0) : Infinity;
  expect(paid(second)).toBeGreaterThan(paid(first));
});

test('an offer that a third seat can never accept is declined, and its author told why', async () => {
  const state = beside();
  const vain = [
    { from: 2, to: 0, money: 5 },
    { from: 2, to: 1, money: 5 },
    { from: 2, to: 3, money: 1 },
  ];
  play(state, 3, { offer: vain });
  expect(await answerOf(state, 0)).toMatchObject({
    decline: 1,
    says: { reason: 'others-refuse' },
  });
});

test('what a bot tells of gains depends on nothing that is hidden from the table', async () => {
  let told = 0;
  for (let seed = 0; seed < 60; seed++) {
    const { state, chance } = played(seed, new QuickChance(seed).int(90));
    if (state.phase !== 'trade') continue;
    const seat = chance.int(state.money.length);
    const { answer } = await bot('expert').think(chinatown.view(state, seat), {
      budget: { iterations: 20 },
      seed,
    });
    const { says } = (answer ?? {}) as { says?: Says };
    if (!says?.gains) continue;
    told++;
    // Computed from what a spectator sees, with everything hidden from a spectator changed.
    const unseen = chinatown.view(chinatown.scramble(state, null, chance), null);
    const terms = termsOf(state, seat, answer as TradeAnswer);
    const appraisal = publicAppraisal({ ...unseen, offers: [] }, levelSettings.expert.outlook);
    const gains = partyGains(appraisal, terms.gifts, appraisal.gains(terms.gifts, terms.parties));
    expect(canonical(says.gains), `seed ${seed}`).toBe(canonical(gains));
  }
  expect(told).toBeGreaterThan(5);
});

function termsOf(state: ChinatownState, seat: number, answer: TradeAnswer) {
  if ('offer' in answer) return inFull(answer.offer);
  const id = 'decline' in answer ? answer.decline : 0;
  const offer = state.offers.find((one) => one.id === id)!;
  return isOpen(offer) ? takenBy(offer, seat) : offer;
}

test('CT-22 what is said about a secret offer reaches its parties only', () => {
  const state = beside();
  const says: Says = { reason: 'sell', notBelow: 4 };
  const offer = [
    { from: 1, to: 0, locations: [3] },
    { from: 0, to: 1, money: 4 },
  ];
  const events = [
    ...play(state, 1, { offer, says }),
    ...play(state, 0, { decline: 1, version: 1, says: { reason: 'costs', notBelow: -2 } }),
  ];
  const heard = (viewer: number | null) =>
    eventsFor(events, viewer).filter(({ kind }) => kind === 'said').length;
  expect([0, 1, 2, 3, null].map(heard)).toEqual([2, 2, 0, 0, 0]);
  expect(chinatown.view(state, 0).talk?.refused).toMatchObject([
    { seat: 0, money: -4, notBelow: -2 },
  ]);
  expect(chinatown.view(state, 2)).not.toHaveProperty('talk');
  expect(chinatown.view(state, 2).offers[0]).not.toHaveProperty('says');
});

test('every reason has its words', () => {
  for (const reason of REASONS) expect(en).toHaveProperty([`talk.${reason}`]);
});
