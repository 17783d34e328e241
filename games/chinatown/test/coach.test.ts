import { beforeAll, expect, test, vi } from 'vitest';
import { boardOf } from '../rules/board.ts';
import { chinatown } from '../rules/index.ts';
import type { coach as itsCoach } from '../table/coach.ts';
import { position } from './positions.ts';

type Coach = typeof itsCoach;
type Asked = Parameters<Coach['reasons']>;

let coach: Coach;

beforeAll(async () => {
  // What the coach says needs no state of Svelte: here a state is its plain value.
  const state = <T>(value: T): T => value;
  vi.stubGlobal('$state', Object.assign(state, { raw: state }));
  ({ coach } = await import('../table/coach.ts'));
});

/** What seat 0 is told about an answer. */
function told(state: ReturnType<typeof position>, answer: object, details: object = {}) {
  // The rest of a table needs a page.
  const table = { view: chinatown.view(state, 0), me: 0 } as unknown as Asked[1];
  const reasons = coach.reasons(answer as Asked[0], table, { details } as unknown as Asked[2]);
  return reasons.map(({ sentence: { id, args } }) => ({ id, ...args }));
}

const beside = (state: ReturnType<typeof position>, at: number): readonly number[] =>
  boardOf(state.options.map).neighbours[at]!;

test('CT-10: of cards that touch nothing of one’s own the coach names the one with most room', () => {
  const around = beside(position(), 1);
  const state = position({ round: 1, land: { [around[0]!]: 1 } });
  expect(told(state, { keep: [1] })).toEqual([
    { id: 'coach.keep.room', location: 1, count: around.length - 1 },
  ]);
  const apart = [1, 40].toSorted((a, b) => beside(state, b).length - beside(state, a).length);
  expect(told(position(), { keep: [1, 40] })).toEqual([
    expect.objectContaining({ location: apart[0] }),
  ]);
});

test('CT-41: a shop that can never grow still has a reason: what it pays alone', () => {
  const around = beside(position(), 1);
  const land = Object.fromEntries(around.map((at) => [at, [1, 'laundry'] as const]));
  const state = position({ round: 4, land: { ...land, 1: 0 }, hands: [['radio'], [], []] });
  expect(told(state, { place: 'radio', at: 1 })).toEqual([
    expect.objectContaining({ id: 'coach.build.alone', after: 1000 }),
  ]);
});

test('CT-24: whoever is done and might trade on is told why', () => {
  const state = position({ round: 4 });
  const deals = [{ gifts: [], gains: [] }];
  expect(told(state, { done: false })).toEqual([{ id: 'coach.on' }]);
  expect(told(state, { done: false }, { deals })).toEqual([{ id: 'coach.on.deals' }]);
});

test('CT-23: what an offer costs is said of the offer, not of declining it, and never as −0', () => {
  const state = position({ round: 3, phase: 'trade' });
  const offers = (gain: number) => [
    {
      id: 7,
      gains: [
        { seat: 0, gain, money: 0, years: 4, businesses: [] },
        { seat: 1, gain: 3, money: 0, years: 4, businesses: [] },
      ],
    },
  ];
  expect(told(state, { decline: 7 }, { offers: offers(-7.62) })).toEqual([
    { id: 'coach.offer.costs', cost: 7600 },
  ]);
  expect(told(state, { accept: 7 }, { offers: offers(-7.62) })).toEqual([
    { id: 'coach.deal.costs', cost: 7600 },
  ]);
  for (const gain of [0, -0.02, 0.02])
    expect(told(state, { decline: 7 }, { offers: offers(gain) })).toEqual([
      { id: 'coach.offer.even' },
    ]);
});
