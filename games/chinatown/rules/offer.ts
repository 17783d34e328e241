import { copyJson, type Seat, type Viewer } from '@faubourg/core';
import type { GiftInput } from './answer.ts';
import type { Payment, PublicGift } from './events.ts';
import type { ChinatownOptions } from './options.ts';
import { inOrder, rising } from './material.ts';
import type { Gift, Terms } from './state.ts';

/** The terms as stored: every field present, everything in order. */
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

/** The seats named by gifts, in order. */
export function named(gifts: readonly Gift[]): Seat[] {
  const ends = gifts.flatMap(({ from, to }) => [from, to]);
  return [...new Set(ends.filter((seat) => seat !== null))].sort(rising);
}

/** Whether some gift is from or to the taker of an open offer. */
export const hasOpenEnd = (gifts: readonly Gift[]): boolean =>
  gifts.some(({ from, to }) => from === null || to === null);

type Parties = { readonly parties: readonly Seat[] };

/** CT-23: an open offer names no partner; the first seat to accept it becomes one. */
export const isOpen = ({ parties }: Parties): boolean => parties.length === 1;

/** The terms of an open offer with this seat as the partner. */
export function takenBy({ parties, gifts }: Terms, taker: Seat): Terms {
  const whole = gifts.map((gift) => ({ ...gift, from: gift.from ?? taker, to: gift.to ?? taker }));
  return { parties: [...parties, taker].sort(rising), gifts: whole };
}

/** What the seat pays, less what it receives. */
export function pays({ gifts }: Terms, seat: Seat): number {
  let net = 0;
  for (const { from, to, money } of gifts) {
    if (from === seat) net += money;
    if (to === seat) net -= money;
  }
  return net;
}

/** CT-22: whether only the parties may see the money of these terms. */
export function isSecret(options: ChinatownOptions, terms: Parties): boolean {
  return options.money === 'hidden' && options.dealMoney === 'secret' && !isOpen(terms);
}

/** Whether a viewer sees all of an offer: its money, and which seats agreed. */
export function seesAll(options: ChinatownOptions, terms: Parties, viewer: Viewer): boolean {
  const parties: readonly Viewer[] = terms.parties;
  return !isSecret(options, terms) || parties.includes(viewer);
}

/** The number of things in a gift, not counting money. */
export const things = ({ locations, tiles, cards }: Gift): number =>
  locations.length + tiles.length + cards.length;

/** The public part of gifts. Where money is secret, even its presence is left out. */
export function publicGifts(gifts: readonly Gift[], secret: boolean): readonly PublicGift[] {
  if (!secret) return copyJson(gifts);
  const open = gifts.filter((gift) => things(gift) > 0);
  return copyJson(open).map(({ money: _money, ...gift }) => gift);
}

export function payments(gifts: readonly Gift[]): Payment[] {
  return gifts.flatMap(({ from, to, money }) => (money > 0 ? [{ from, to, money }] : []));
}
