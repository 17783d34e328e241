import type { Seat } from '@faubourg/core';
import type { GiftInput } from '../rules/answer.ts';
import { countOf, type Shop } from '../rules/material.ts';
import type { Appraisal } from './appraisal.ts';

/** One thing that one gives another. */
export type Transfer = {
  readonly from: Seat;
  readonly to: Seat;
  readonly location?: number;
  readonly tile?: Shop;
};

/** Things that change hands together. */
export type Bundle = readonly Transfer[];

/** The things as gifts, one for each way they go. */
export function giftsOf(bundle: Bundle): GiftInput[] {
  const gifts: GiftInput[] = [];
  for (const { from, to, location, tile } of bundle) {
    const gift = wayOf(gifts, from, to);
    if (location !== undefined) gift.locations = [...(gift.locations ?? []), location];
    if (tile !== undefined) gift.tiles = [...(gift.tiles ?? []), tile];
  }
  return gifts;
}

/** The gift that goes this way; a new one if there is none yet. */
function wayOf(gifts: GiftInput[], from: Seat, to: Seat): GiftInput {
  let gift = gifts.find((one) => one.from === from && one.to === to);
  if (!gift) gifts.push((gift = { from, to }));
  return gift;
}

/** Adds the money that leaves every party with its net; who pays most pays whoever gets most. */
export function withMoney(
  gifts: readonly GiftInput[],
  parties: readonly Seat[],
  nets: readonly number[],
): GiftInput[] {
  const whole = gifts.map((gift) => ({ ...gift }));
  const due = nets.slice();
  for (;;) {
    const payer = due.indexOf(Math.min(...due));
    const payee = due.indexOf(Math.max(...due));
    const money = Math.min(-due[payer]!, due[payee]!);
    if (money <= 0) return whole;
    const gift = wayOf(whole, parties[payer]!, parties[payee]!);
    gift.money = (gift.money ?? 0) + money;
    due[payer]! += money;
    due[payee]! -= money;
  }
}

/** Whether everybody has what they would give, and nobody gives more things than people can follow. */
export function isFeasible(appraisal: Appraisal, bundle: Bundle, side: number): boolean {
  const moved = new Set<number>();
  for (const { from, location } of bundle) {
    const given = bundle.filter((one) => one.from === from);
    if (given.length > side) return false;
    if (location !== undefined) {
      if (moved.has(location)) return false;
      moved.add(location);
    }
    for (const { tile } of given) {
      if (tile === undefined) continue;
      const asked = given.filter((one) => one.tile === tile).length;
      if (asked > countOf(appraisal.holdings(from).hand, tile)) return false;
    }
  }
  return true;
}

const wordOf = ({ from, to, location, tile }: Transfer): string =>
  `${from}>${to}:${location ?? tile}`;

/** The same text for the same things, in whatever order. */
export const nameOf = (bundle: Bundle): string => bundle.map(wordOf).sort().join(' ');
