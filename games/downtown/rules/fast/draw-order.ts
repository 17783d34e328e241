import { bitCount, type Chance, nthBit } from '@faubourg/core';
import type { DowntownNode } from './node.ts';

/** By number of plots n: 2¹⁶ / n, rounded up, to divide the place in a list of orders by n. */
const PARTS = Int32Array.from([0, 1, 2, 3], (plots) =>
  plots === 0 ? 0 : Math.ceil(65536 / plots),
);

/** One of the orders that `orders` lists, each equally likely. */
export function drawOrder(n: DowntownNode, bare: number, laid: number, chance: Chance): number {
  const onBare = bitCount(n.open & ~n.laid);
  const onLaid = bitCount(n.open & n.laid);
  const drawn = chance.int(1 + bare * onBare + laid * onLaid);
  if (drawn === 0) return 0;
  const place = drawn - 1 - bare * onBare;
  return place < 0
    ? orderAt(n.open & ~n.laid, bare, onBare, drawn - 1)
    : orderAt(n.open & n.laid, laid, onLaid, place);
}

/** The order at a place in the list of `ordersOn`, which begins with the highest of `count` lots. */
function orderAt(lots: number, most: number, count: number, place: number): number {
  const lot = (place * PARTS[most]!) >> 16;
  return 4 * nthBit(lots, count - 1 - lot) + 1 + place - most * lot;
}
