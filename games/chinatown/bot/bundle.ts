import type { Seat } from '@faubourg/core';
import type { GiftInput } from '../rules/answer.ts';
import { countOf, type Shop } from '../rules/material.ts';
import type { Appraisal } from './appraisal.ts';

/** One thing that one seat gives another. */
export type Transfer = {
  readonly from: Seat;
  readonly to: Seat;
  readonly location?: number;
  readonly tile?: Shop;
};

/** Things that change hands together. */
export type Bundle = readonly Transfer[];

/** The things as gifts, one for each giver and receiver. */
export function giftsOf(bundle: Bundle): GiftInput[] {
  const gifts: GiftInput[] = [];
  for (const { from, to, location, tile } of bundle) {
    const gift = wayOf(gifts, from, to);
    if (location !== undefined) gift.locations = [...(gift.locations ?? []), location];
    if (tile !== undefined) gift.tiles = [...(gift.tiles ?? []), tile];
  }
  return gifts;
}

/** The gift from one seat to another; a new one if there is none yet. */
function wayOf(gifts: GiftInput[], from: Seat, to: Seat): GiftInput {
  let gift = gifts.find((one) => one.from === from && one.to === to);
  if (!gift) gifts.push((gift = { from, to }));
  return gift;
}

/** Adds payments that give every party its net; the largest payer pays the largest receiver. */
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

/**
 * Whether every party has what it would give, and no party gives more than `side` things, which
 * keeps deals readable.
 */
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

/** A text that is equal for equal things in any order. */
export const nameOf = (bundle: Bundle): string => bundle.map(wordOf).sort().join(' ');
