import type { Seat } from '@faubourg/core';
import { boardOf } from './board.ts';
import { businessAt } from './businesses.ts';
import type { Lack } from './events.ts';
import { isOpen, pays, takenBy } from './offer.ts';
import { countOf } from './material.ts';
import type { ChinatownState, Terms } from './state.ts';

/**
 * Why an offer cannot be honoured, or null. Hidden holdings are read only for the seats in `bound`:
 * those that agreed to the offer or are about to. For all others only public information is used,
 * so that the result reveals nothing hidden.
 */
function assetLack(s: ChinatownState, { gifts }: Terms, bound: readonly Seat[]): Lack | null {
  for (const { from: seat, locations, tiles, cards } of gifts) {
    if (seat === null) continue;
    for (const location of locations) {
      if (s.land[location]?.owner !== seat) return { lacks: 'location', seat, location };
    }
    const isBound = bound.includes(seat);
    for (const tile of isBound || s.options.hands === 'open' ? tiles : []) {
      let left = countOf(s.hands[seat]!, tile);
      for (const gift of gifts) if (gift.from === seat) left -= countOf(gift.tiles, tile);
      if (left < 0) return { lacks: 'tile', seat, tile };
    }
    for (const card of isBound ? cards : []) {
      if (!s.cards[seat]!.includes(card)) return { lacks: 'card', seat, card };
    }
  }
  return null;
}

/** Whether the seat can pay. Money counts net: the seat must not end below zero. */
export function canPay(s: ChinatownState, terms: Terms, seat: Seat): boolean {
  return pays(terms, seat) <= s.money[seat]!;
}

/** CT-60: a shop that changes owner must end in a business with street access. */
function streetLack(s: ChinatownState, { gifts }: Terms): Lack | null {
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

function moneyLack(s: ChinatownState, terms: Terms): Lack | null {
  if (s.options.money === 'hidden') return null;
  const poor = terms.parties.find((seat) => !canPay(s, terms, seat));
  return poor === undefined ? null : { lacks: 'money', seat: poor };
}

/**
 * Why an offer cannot be honoured, hidden money apart, or null. An open offer needs a possible
 * taker, judged by public information.
 */
export function lackOf(s: ChinatownState, terms: Terms, bound: readonly Seat[]): Lack | null {
  const lack = assetLack(s, terms, bound) ?? moneyLack(s, terms);
  if (lack) return lack;
  if (!isOpen(terms)) return streetLack(s, terms);
  for (const taker of s.money.keys()) {
    if (terms.parties.includes(taker)) continue;
    if (!lackOf(s, takenBy(terms, taker), bound)) return null;
  }
  return { lacks: 'taker' };
}

/**
 * Why another offer can publicly no longer be honoured after a settled deal, or null: a card that
 * changed hands now belongs to its receiver, and a seat without tiles has none to give.
 */
export function lackShown(s: ChinatownState, { parties, gifts }: Terms, deal: Terms): Lack | null {
  for (const { to: holder, cards } of deal.gifts) {
    for (const card of cards) {
      const asked = gifts.find((gift) => gift.cards.includes(card));
      if (!asked || asked.from === holder) continue;
      if (asked.from !== null) return { lacks: 'card', seat: asked.from, card };
      if (parties.includes(holder!)) return { lacks: 'taker' };
    }
  }
  for (const { from: seat, tiles } of gifts) {
    const [tile] = tiles;
    if (tile === undefined || seat === null || !deal.parties.includes(seat)) continue;
    if (s.hands[seat]!.length === 0) return { lacks: 'tile', seat, tile };
  }
  return null;
}
