import { expect, test } from 'vitest';
import { boardOf, downtown, type Town, type Use } from '../rules/index.ts';
import { forecast } from '../rules/forecast.ts';
import { plotsOf } from '../rules/state.ts';
import { worth } from '../rules/worth.ts';
import { sumsOf } from '../table/plaque-sums.ts';
import { outcomeOf } from '../table/order-outcome.ts';
import { all, eventOf, order, PASS, town } from './positions.ts';

/** What all plots of a seat will pay, with the uses that are laid. */
function worthOf({ lots, options }: Pick<Town, 'lots' | 'options'>, seat: number): number {
  return lots.reduce((sum, { use, owners, closed }, i) => {
    if (use === null || use === 'park' || closed) return sum;
    return sum + plotsOf(owners, seat) * worth(boardOf(options), lots, i + 1, use).value;
  }, 0);
}

test.each(['housing', 'industry', 'commerce'] as const)(
  'DT-41: the sums on a ballot are what %s changes for the plots of each player',
  (use: Use) => {
    const state = town({
      phase: 'ballot',
      turned: [16],
      uses: { 6: 'commerce', 13: 'industry', 19: 'housing', 14: 'industry' },
      owners: { 16: [0, 3], 6: [1, 1, 2], 13: [2, 2], 19: [0], 14: [3, 1], 3: [0, 0] },
    });
    const after = {
      ...state,
      lots: state.lots.map((lot, i) => (i === 15 ? { ...lot, use } : lot)),
    };
    const expected = state.players.map((_, seat) => worthOf(after, seat) - worthOf(state, seat));
    expect(sumsOf(downtown.view(state, 0), 16, use)).toEqual(expected);
    expect(expected.some((sum) => sum !== 0)).toBe(true);
  },
);

test.each([
  ['alone', [0, 0, 0]],
  ['with one other', [0, 0, 1]],
  ['with two others', [2, 0, 1]],
])(
  'DT-40, DT-42: an order that fills a lot %s is said to bring what the rules pay',
  (_, owners) => {
    const state = town({
      phase: 'order',
      turned: [16],
      uses: { 16: 'housing', 6: 'commerce', 19: 'housing' },
      owners: { 19: owners },
    });
    const view = downtown.view(state, 0);
    const outcome = outcomeOf({ view, forecast: forecast(view) }, 0, 19, 1);
    const paid = eventOf(all(state, [order(19, 1), PASS, PASS, PASS]), 'paid');
    const share = paid.shares.find(({ seat }) => seat === 0)!;
    expect(outcome.result).toEqual({ id: 'order.now', args: { total: share.total } });
  },
);

test('DT-40: an order that leaves plots free says that the lot pays later', () => {
  const state = town({ phase: 'order', turned: [16], uses: { 16: 'housing', 6: 'commerce' } });
  const view = downtown.view(state, 0);
  const { result, detail } = outcomeOf({ view, forecast: forecast(view) }, 0, 6, 3);
  expect(result.id).toBe('order.later');
  expect(detail.args).toMatchObject({ plots: 3, open: 1 });
});
