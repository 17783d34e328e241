import { copyJson, type Seat, type Viewer } from '@faubourg/core';
import type { GiftInput } from './answer.ts';
import type { Payment, PublicGift } from './events.ts';
import type { ChinatownOptions } from './options.ts';
import { inOrder, rising } from './material.ts';
import type { Gift, Terms } from './state.ts';

/** The terms as the table keeps them: nothing left out, everything in order. */
export function inFull(asked: readonly GiftInput[]): Terms {
  const gifts = asked.map(({ from, to, locations = [], tiles = [], cards = [], money = 0 }) => ({
    from,
    to,
    locations: locations.toSorted(rising),
    tiles: inOrder(tiles),
    cards: cards.toSorted(rising),
    money,
  }));
  return { parties: named(gifts), gifts };
}

/** The seats that gifts name, in order. */
export function named(gifts: readonly Gift[]): Seat[] {
  const ends = gifts.flatMap(({ from, to }) => [from, to]);
  return [...new Set(ends.filter((seat) => seat !== null))].sort(rising);
}

/** Whether some gift is from or to whoever takes it. */
export const hasOpenEnd = (gifts: readonly Gift[]): boolean =>
  gifts.some(({ from, to }) => from === null || to === null);

/** CT-23: an open offer is for whoever takes it first. */
export const isOpen = ({ parties }: Terms): boolean => parties.length === 1;

/** An open offer as it would be with this seat as the other side. */
export function takenBy({ parties, gifts }: Terms, taker: Seat): Terms {
  const whole = gifts.map((gift) => ({ ...gift, from: gift.from ?? taker, to: gift.to ?? taker }));
  return { parties: [...parties, taker].sort(rising), gifts: whole };
}

/** What the seat pays, less what it is paid: money counts net. */
export function pays({ gifts }: Terms, seat: Seat): number {
  let net = 0;
  for (const { from, to, money } of gifts) {
    if (from === seat) net += money;
    if (to === seat) net -= money;
  }
  return net;
}

/** CT-22: whether the money of these terms is for the parties' eyes only. */
export function isSecret(options: ChinatownOptions, terms: Terms): boolean {
  return options.money === 'hidden' && options.dealMoney === 'secret' && !isOpen(terms);
}

/** Whether somebody sees all of an offer: its money, and who stands by it. */
export function seesAll(options: ChinatownOptions, terms: Terms, viewer: Viewer): boolean {
  const parties: readonly Viewer[] = terms.parties;
  return !isSecret(options, terms) || parties.includes(viewer);
}

/** How many things a gift is made of, money aside. */
export const things = ({ locations, tiles, cards }: Gift): number =>
  locations.length + tiles.length + cards.length;

/** The gifts as everybody may hear of them: where money is secret, not even that there is some. */
export function publicGifts(gifts: readonly Gift[], secret: boolean): readonly PublicGift[] {
  if (!secret) return copyJson(gifts);
  const open = gifts.filter((gift) => things(gift) > 0);
  return copyJson(open).map(({ money: _money, ...gift }) => gift);
}

export function payments(gifts: readonly Gift[]): Payment[] {
  return gifts.flatMap(({ from, to, money }) => (money > 0 ? [{ from, to, money }] : []));
}
