import { type Chance, takeRandom } from '@faubourg/core';
import type { ChinatownEvent } from './events.ts';
import { copiesOf, countOf, inOrder, type Shop, SHOPS, supply } from './material.ts';
import type { ChinatownState } from './state.ts';

/** The tiles in the bag: all that are neither on the board nor in a hand. */
export function bagOf(s: Pick<ChinatownState, 'land' | 'hands'>): Shop[] {
  const out = s.hands.flat();
  for (const { shop } of Object.values(s.land)) if (shop !== null) out.push(shop);
  const bag: Shop[] = [];
  for (const shop of SHOPS) {
    for (let left = copiesOf(shop) - countOf(out, shop); left > 0; left--) bag.push(shop);
  }
  return bag;
}

/** CT-11: every seat draws shop tiles; public, or private with `hands: hidden`. */
export function drawTiles(s: ChinatownState, chance: Chance): ChinatownEvent[] {
  const seats = s.money.length;
  const count = Math.min(supply(seats, s.round).tiles, Math.floor(s.bag / seats));
  const bag = bagOf(s);
  const drawn = s.hands.map(() => {
    const tiles: Shop[] = [];
    while (tiles.length < count) tiles.push(takeRandom(bag, chance));
    return inOrder(tiles);
  });
  for (const [seat, tiles] of drawn.entries())
    s.hands[seat] = inOrder([...s.hands[seat]!, ...tiles]);
  s.bag -= count * seats;
  if (s.options.hands === 'open') return [{ kind: 'tiles', count, tiles: drawn }];
  const own = drawn.map((tiles, seat): ChinatownEvent => ({ kind: 'drew', only: [seat], tiles }));
  return [{ kind: 'tiles', count }, ...own];
}
