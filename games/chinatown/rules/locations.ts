import { type Chance, problem, type Problem, type Seat, takeRandom } from '@faubourg/core';
import { LOCATIONS } from './board.ts';
import type { ChinatownEvent } from './events.ts';
import { rising, supply, without } from './material.ts';
import type { ChinatownState } from './state.ts';

/** The cards in the deck: all that are neither owned nor held. Their order has no meaning. */
export function deckOf(s: Pick<ChinatownState, 'land' | 'cards'>): number[] {
  const held = new Set(s.cards.flat());
  const deck: number[] = [];
  for (let at = 1; at <= LOCATIONS; at++) if (!s.land[at] && !held.has(at)) deck.push(at);
  return deck;
}

/**
 * CT-10, CT-61: deals the round's location cards, the same number to each seat; fewer if the deck
 * is short.
 */
export function dealLocations(s: ChinatownState, chance: Chance): ChinatownEvent[] {
  const seats = s.money.length;
  const dealt = Math.min(supply(seats, s.round).dealt, Math.floor(s.deck / seats));
  const deck = deckOf(s);
  const events: ChinatownEvent[] = [{ kind: 'round', round: s.round, dealt }];
  for (const [seat, hand] of s.cards.entries()) {
    const cards: number[] = [];
    while (cards.length < dealt) cards.push(takeRandom(deck, chance));
    events.push({ kind: 'dealt', only: [seat], cards: cards.sort(rising) });
    s.cards[seat] = [...hand, ...cards].sort(rising);
  }
  s.deck -= dealt * seats;
  return events;
}

/** How many locations the seat keeps in this round, limited by its cards. */
export function toKeep(s: ChinatownState, seat: Seat): number {
  const held = s.cards[seat]!.length;
  if (s.options.locationCards === 'all') return held;
  return Math.min(held, supply(s.money.length, s.round).kept);
}

/** Every choice of `count` cards, in the order of the cards. */
function choices(cards: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let i = 0; i + count <= cards.length; i++) {
    for (const rest of choices(cards.slice(i + 1), count - 1)) found.push([cards[i]!, ...rest]);
  }
  return found;
}

export function keepAnswers(s: ChinatownState, seat: Seat): { keep: number[] }[] {
  const cards = s.cards[seat]!.toSorted(rising);
  return choices(cards, toKeep(s, seat)).map((keep) => ({ keep }));
}

export function checkKeep(s: ChinatownState, seat: Seat, keep: readonly number[]): Problem | null {
  const expected = toKeep(s, seat);
  if (keep.length !== expected) {
    return problem('CT-10', 'keep-count', { expected, found: keep.length });
  }
  for (const [i, card] of keep.entries()) {
    if (!s.cards[seat]!.includes(card)) return problem('CT-10', 'card-not-held', { card });
    if (i > 0 && card <= keep[i - 1]!) return problem('CT-10', 'keep-order', { card });
  }
  return null;
}

/** CT-10: records a choice; it can be changed until the last seat has chosen. */
export function chooseKeep(
  s: ChinatownState,
  seat: Seat,
  keep: readonly number[],
): ChinatownEvent[] {
  const events: ChinatownEvent[] = s.kept[seat] ? [] : [{ kind: 'chose', seat }];
  s.kept[seat] = keep.slice();
  events.push({ kind: 'chosen', only: [seat], keep: s.kept[seat].slice() });
  return events;
}

/** CT-10: shows what was kept; the rest goes back into the deck, or with `hold` stays in hand. */
export function settleLocations(s: ChinatownState): ChinatownEvent {
  const locations = s.kept.map((kept) => kept!.slice());
  for (const [owner, kept] of locations.entries()) {
    for (const at of kept) s.land[at] = { owner, shop: null };
    const rest = without(s.cards[owner]!, kept);
    const held = s.options.locationCards === 'hold';
    s.cards[owner] = held ? rest : [];
    if (!held) s.deck += rest.length;
  }
  s.kept.fill(null);
  return { kind: 'settled', locations };
}
