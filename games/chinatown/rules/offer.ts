import type { Seat } from '@faubourg/core';
import type { AskedGift } from './answers.ts';
import type { Payment, ToldGift } from './events.ts';
import type { ChinatownOptions } from './options.ts';
import { inOrder } from './shops.ts';
import type { Gift, Offer } from './state.ts';

const rising = (a: number, b: number): number => a - b;

/** The gifts as the table keeps them: nothing left out, everything in order. */
export function inFull(gifts: readonly AskedGift[]): Gift[] {
  return gifts.map(({ from, to, locations = [], tiles = [], cards = [], money = 0 }) => ({
    from,
    to,
    locations: locations.toSorted(rising),
    tiles: inOrder(tiles),
    cards: cards.toSorted(rising),
    money,
  }));
}

/** The seats named, in order. */
export function partiesOf(gifts: readonly Gift[]): Seat[] {
  const named = new Set<Seat>();
  for (const { from, to } of gifts) {
    if (from !== null) named.add(from);
    if (to !== null) named.add(to);
  }
  return [...named].sort(rising);
}

/** CT-23: an open offer is for whoever takes it first. */
export function isOpen(gifts: readonly Gift[]): boolean {
  return gifts.some(({ from, to }) => from === null || to === null);
}

/** An open offer as it would be with this seat as the other side. */
export function takenBy(gifts: readonly Gift[], taker: Seat): Gift[] {
  return gifts.map((gift) => ({ ...gift, from: gift.from ?? taker, to: gift.to ?? taker }));
}

/** What the seat pays, less what it is paid: money counts net. */
export function pays(gifts: readonly Gift[], seat: Seat): number {
  let net = 0;
  for (const { from, to, money } of gifts) {
    if (from === seat) net += money;
    if (to === seat) net -= money;
  }
  return net;
}

/** CT-22: whether the money of this offer is for the parties' eyes only. */
export function isSecret(options: ChinatownOptions, gifts: readonly Gift[]): boolean {
  return options.money === 'hidden' && options.dealMoney === 'secret' && !isOpen(gifts);
}

/** Whether this seat sees all of an offer: its money, and who stands by it. */
export function seesAll(options: ChinatownOptions, { gifts }: Offer, seat: Seat | null): boolean {
  return !isSecret(options, gifts) || (seat !== null && partiesOf(gifts).includes(seat));
}

export function isEmpty({ locations, tiles, cards, money }: Gift): boolean {
  return locations.length + tiles.length + cards.length + money === 0;
}

/** The gifts as everybody may hear of them: where money is secret, not even that there is some. */
export function told(gifts: readonly Gift[], secret: boolean): ToldGift[] {
  const out: ToldGift[] = [];
  for (const gift of gifts) {
    const { from, to, money } = gift;
    const [locations, tiles] = [gift.locations.slice(), gift.tiles.slice()];
    const open = { from, to, locations, tiles, cards: gift.cards.slice() };
    if (!secret) out.push({ ...open, money });
    else if (!isEmpty({ ...gift, money: 0 })) out.push(open);
  }
  return out;
}

export function payments(gifts: readonly Gift[]): Payment[] {
  return gifts.flatMap(({ from, to, money }) => (money > 0 ? [{ from, to, money }] : []));
}
