import type { Json } from '@faubourg/core';
import type { DowntownNode } from '../rules/fast/node.ts';
import { adjacency } from './lots.ts';
import { blankLot, lookAtLot } from './lot-outlook.ts';
import { roundsLeft } from './prospects.ts';
import { type Chances, readChances } from './sensible.ts';

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * What people are told about the lots of these orders (codes): how many others are expected to
 * order there in this round, and the chance that the lot is paid out, with the value of a plot then.
 */
export function adviseOrders(
  node: DowntownNode,
  seat: number,
  codes: readonly number[],
  choices: readonly (readonly number[])[],
  mixes: readonly ArrayLike<number>[],
): { readonly lots: Json } {
  const rounds = roundsLeft(node);
  const chances: Chances = { none: new Float64Array(6), left: new Float64Array(6) };
  readChances(node, chances);
  const beside = adjacency(node.board);
  const outlook = blankLot();
  const lots = [...new Set(codes.filter((code) => code !== 0).map((code) => code >> 2))];
  return {
    lots: lots.map((lot) => {
      lookAtLot(node, lot, beside[lot]!, rounds, chances, outlook);
      let crowd = 0;
      for (const [other, orders] of choices.entries()) {
        if (other === seat) continue;
        for (const [i, code] of orders.entries())
          if (code !== 0 && code >> 2 === lot) crowd += mixes[other]![i] ?? 0;
      }
      const { paid, value, sensible } = outlook;
      return {
        lot: lot + 1,
        crowd: rounded(crowd),
        paid: rounded(paid),
        value: rounded(value),
        sensible: rounded(sensible),
      };
    }),
  };
}
