import type { Seat } from '@faubourg/core';
import type { Clock } from '@faubourg/search';
import type { AskedGift } from '../rules/answers.ts';
import type { Shop } from '../rules/shops.ts';
import type { Appraisal, Gain } from './appraisal.ts';

/** A deal worth offering. */
export type Deal = { readonly gifts: AskedGift[]; readonly gains: readonly Gain[] };

/** How widely deals are looked for. */
export type Scope = {
  /** Things that change hands in a deal: in all, and from one side. */
  readonly things: number;
  readonly side: number;
  /** From how many single transfers deals are built up, and out of how many. */
  readonly starts: number;
  readonly among: number;
};

/** What a deal must bring both together to be worth the talk. */
const WORTHWHILE = 2;
/** What each must gain of it: money is counted in whole thousands, so halves cannot be exact. */
const FAIR = 0.42;

/** One thing that one gives the other. */
type Transfer = { readonly from: Seat; readonly to: Seat; location?: number; tile?: Shop };

/**
 * What one could give the other: places beside something the other has, and tiles of a type it
 * has already; one of equal tiles. The rest is seldom worth more to one than to the other.
 */
function transfers(appraisal: Appraisal, from: Seat, to: Seat): Transfer[] {
  const { land, hand } = appraisal.holdings(from);
  const wanted = appraisal.holdings(to);
  const { neighbours } = appraisal.board;
  const types = new Set([...wanted.hand, ...Object.values(wanted.land).map(({ shop }) => shop)]);
  const places = Object.keys(land).map(Number);
  return [
    ...places
      .filter((at) => neighbours[at]!.some((next) => wanted.land[next]))
      .map((location) => ({ from, to, location })),
    ...[...new Set(hand)].filter((tile) => types.has(tile)).map((tile) => ({ from, to, tile })),
  ];
}

function giftsOf(moved: readonly Transfer[]): AskedGift[] {
  const gifts: AskedGift[] = [];
  for (const { from, to, location, tile } of moved) {
    let gift = gifts.find((one) => one.from === from);
    if (!gift) gifts.push((gift = { from, to }));
    if (location !== undefined) gift.locations = [...(gift.locations ?? []), location];
    if (tile !== undefined) gift.tiles = [...(gift.tiles ?? []), tile];
  }
  return gifts;
}

/** The same deal with the money that leaves both with about half of what it brings. */
function split(
  appraisal: Appraisal,
  me: Seat,
  other: Seat,
  moved: readonly Transfer[],
): Deal | null {
  const gifts = giftsOf(moved);
  const [mine, theirs] = [appraisal.change(me, gifts), appraisal.change(other, gifts)];
  const surplus = mine + theirs;
  if (surplus < WORTHWHILE) return null;
  const even = Math.round((mine - theirs) / 2);
  const payer = even > 0 ? me : other;
  const money = Math.min(Math.abs(even), appraisal.purse(payer));
  if (money > 0) {
    const gift = gifts.find(({ from }) => from === payer);
    if (gift) gift.money = money;
    else gifts.push({ from: payer, to: payer === me ? other : me, money });
  }
  // A gift alone, however welcome, is no deal people would understand.
  if (gifts.length < 2) return null;
  const gains = appraisal.gains(gifts, [me, other]);
  return gains.every(({ gain }) => gain >= FAIR * surplus) ? { gifts, gains } : null;
}

/** The deals found with one partner, the best first. */
function dealsWith(
  appraisal: Appraisal,
  me: Seat,
  other: Seat,
  scope: Scope,
  clock: Clock,
): Deal[] {
  const joint = (moved: readonly Transfer[]): number => {
    const gifts = giftsOf(moved);
    return appraisal.change(me, gifts) + appraisal.change(other, gifts);
  };
  const single = [...transfers(appraisal, other, me), ...transfers(appraisal, me, other)]
    .map((one) => ({ one, value: joint([one]) }))
    .sort((a, b) => b.value - a.value);
  const among = single.slice(0, scope.among).map(({ one }) => one);
  const found = new Map<string, Deal>();
  const note = (moved: readonly Transfer[]): void => {
    const deal = split(appraisal, me, other, moved);
    if (deal) found.set(JSON.stringify(deal.gifts), deal);
  };
  for (const start of among.slice(0, scope.starts)) {
    if (!clock.more()) break;
    let moved = [start];
    let value = joint(moved);
    note(moved);
    while (moved.length < scope.things) {
      const wider = among
        .filter((one) => {
          const sameSide = moved.filter(({ from }) => from === one.from).length;
          return !moved.includes(one) && sameSide < scope.side;
        })
        .map((one) => ({ moved: [...moved, one], value: joint([...moved, one]) }));
      if (wider.length === 0) break;
      const best = wider.reduce((a, b) => (b.value > a.value ? b : a));
      // The first step may cost something: a second can make it good.
      if (best.value <= value && moved.length > 1) break;
      ({ moved, value } = best);
      note(moved);
    }
  }
  return [...found.values()].sort((a, b) => b.gains[0]!.gain - a.gains[0]!.gain);
}

/** Deals worth offering: the best with each partner, then the second best, and so on. */
export async function dealsFor(
  appraisal: Appraisal,
  me: Seat,
  seats: number,
  scope: Scope,
  clock: Clock,
): Promise<Deal[]> {
  const ranked: { readonly deal: Deal; readonly rank: number }[] = [];
  for (let step = 1; step < seats; step++) {
    const other = (me + step) % seats;
    if (!clock.more()) break;
    const deals = dealsWith(appraisal, me, other, scope, clock);
    ranked.push(...deals.map((deal, rank) => ({ deal, rank })));
    if (clock.due) await clock.breathe();
  }
  ranked.sort((a, b) => a.rank - b.rank || b.deal.gains[0]!.gain - a.deal.gains[0]!.gain);
  return ranked.map(({ deal }) => deal);
}
