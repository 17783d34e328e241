import type { Seat } from '@faubourg/core';
import { boardOf } from './boards.ts';
import { businessAt } from './businesses.ts';
import type { Lack } from './events.ts';
import { isOpen, partiesOf, pays, takenBy } from './offer.ts';
import { countOf } from './shops.ts';
import type { ChinatownState, Gift } from './state.ts';

/**
 * Whether an offer can be honoured. `open` are the seats whose hidden holdings may be looked at:
 * those who stand by the offer, or are about to. Of all others only what everybody sees counts,
 * so that nothing that is told about an offer can tell more than that.
 */
function assetLack(s: ChinatownState, gifts: readonly Gift[], open: readonly Seat[]): Lack | null {
  for (const { from, locations, cards } of gifts) {
    if (from === null) continue;
    const unowned = locations.find((at) => s.land[at]?.owner !== from);
    if (unowned !== undefined) return { lacks: 'location', seat: from, location: unowned };
    if (!open.includes(from)) continue;
    const unheld = cards.find((card) => !s.cards[from]!.includes(card));
    if (unheld !== undefined) return { lacks: 'card', seat: from, card: unheld };
  }
  for (const seat of partiesOf(gifts)) {
    if (s.options.hands === 'hidden' && !open.includes(seat)) continue;
    const tiles = gifts.flatMap((gift) => (gift.from === seat ? gift.tiles : []));
    const missing = tiles.find((tile) => countOf(tiles, tile) > countOf(s.hands[seat]!, tile));
    if (missing !== undefined) return { lacks: 'tile', seat, tile: missing };
  }
  return null;
}

/** Money counts net, and nobody may end below zero. */
export function canPay(s: ChinatownState, gifts: readonly Gift[], seat: Seat): boolean {
  return pays(gifts, seat) <= s.money[seat]!;
}

/** CT-60: a shop that changes owner must end in a business with street access. */
function streetLack(s: ChinatownState, gifts: readonly Gift[]): Lack | null {
  if (s.options.streetAccess === 'off') return null;
  const board = boardOf(s.options.map);
  const moved = new Map<number, Seat>();
  for (const { to, locations } of gifts) for (const at of locations) moved.set(at, to!);
  for (const at of moved.keys()) {
    if (s.land[at]!.shop === null) continue;
    const business = businessAt(board, s.land, at, moved);
    if (!business.some((one) => board.street[one])) return { lacks: 'street', location: at };
  }
  return null;
}

function moneyLack(s: ChinatownState, gifts: readonly Gift[]): Lack | null {
  if (s.options.money === 'hidden') return null;
  const poor = partiesOf(gifts).find((seat) => !canPay(s, gifts, seat));
  return poor === undefined ? null : { lacks: 'money', seat: poor };
}

function namedLack(s: ChinatownState, gifts: readonly Gift[], open: readonly Seat[]): Lack | null {
  return assetLack(s, gifts, open) ?? streetLack(s, gifts) ?? moneyLack(s, gifts);
}

/**
 * What stands in the way of an offer, or null: everything but hidden money. An open offer needs
 * somebody who could take it, as far as everybody can see.
 */
export function lackOf(
  s: ChinatownState,
  gifts: readonly Gift[],
  open: readonly Seat[],
): Lack | null {
  if (!isOpen(gifts)) return namedLack(s, gifts, open);
  const own = assetLack(s, gifts, open) ?? moneyLack(s, gifts);
  if (own) return own;
  const [author] = partiesOf(gifts) as [Seat];
  for (let taker = 0; taker < s.money.length; taker++) {
    if (taker !== author && !namedLack(s, takenBy(gifts, taker), open)) return null;
  }
  return { lacks: 'taker' };
}
