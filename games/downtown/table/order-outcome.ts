import type { Seat } from '@faubourg/core';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { PLOTS } from '../rules/orders.ts';
import { isDuel, plotsOf } from '../rules/state.ts';
import { bonus } from '../rules/worth.ts';
import type { Use } from '../rules/index.ts';
import { type DowntownTable, say } from './types.ts';

/** What an order brings if every plot of it is received, as far as there are free ones. */
type Outcome = { readonly result: Sentence; readonly detail: Sentence };

export function outcomeOf(
  { view, forecast }: Pick<DowntownTable, 'view' | 'forecast'>,
  seat: Seat,
  lot: number,
  plots: number,
): Outcome {
  const { use, owners } = view.lots[lot - 1]!;
  const { free, worth } = forecast.lots[lot - 1]!;
  const got = Math.min(plots, free);
  const own = plotsOf(owners, seat) + got;
  const open = PLOTS - owners.length - got;
  // Nothing can be ordered in a park.
  const its = use === null ? null : worth[use as Use];
  if (!its) return { result: say('order.vote'), detail: say('order.vote.note', { plots: own }) };
  const { value } = its;
  if (open > 0)
    return {
      result: say('order.later', { total: own * value }),
      detail: say('order.later.note', { plots: own, value, open }),
    };
  const holders = new Set([...owners, seat]).size;
  const extra = isDuel(view) ? 0 : bonus(holders, its, view.options.soleBonus);
  const args = { plots: own, value, bonus: extra };
  return {
    result: say('order.now', { total: own * value + extra }),
    detail: extra > 0 ? say('order.now.bonus', args) : say('order.now.note', { plots: own, value }),
  };
}
