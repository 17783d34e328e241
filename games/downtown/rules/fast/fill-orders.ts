import { bitCount, type Chance } from '@faubourg/core';
import { type DowntownNode, place } from './node.ts';
import * as at from './layout.ts';

/** DT-30: records an order; the last one ends the round. */
export function order(n: DowntownNode, seat: number, code: number, chance: Chance): void {
  n.words[at.ORDERS + seat] = code;
  n.owing &= ~(1 << seat);
  if (n.owing !== 0) return;
  fill(n);
  for (let due = n.full & n.laid; due !== 0; due &= due - 1) {
    payOut(n, 31 - Math.clz32(due & -due));
  }
  n.phase = at.OVER;
  if (n.laid === at.ALL) return;
  const next = n.mayor + 1;
  n.mayor = next === n.seats ? 0 : next;
  n.variant.plan(n, chance);
}

/** DT-33, DT-34. */
function fill(n: DowntownNode): void {
  const got = handOut(n);
  for (let seat = 0; seat < n.seats; seat++) {
    const code = n.words[at.ORDERS + seat]!;
    if (code === 0) continue;
    n.words[at.ORDERS + seat] = 0;
    n.variant.pay(n, seat, (n.laid >> (code >> 2)) & 1, code & 3, (got >> (3 * seat)) & 7);
  }
}

/** Hands out the ordered plots; returns how many each seat got, three bits a seat. */
function handOut(n: DowntownNode): number {
  const { words, seats } = n;
  let wanted = 0;
  let contested = 0;
  for (let seat = 0; seat < seats; seat++) {
    const code = words[at.ORDERS + seat]!;
    const bit = code === 0 ? 0 : 1 << (code >> 2);
    contested |= wanted & bit;
    wanted |= bit;
  }
  let got = contested === 0 ? 0 : handOutInTurn(n, contested);
  for (let seat = 0; seat < seats; seat++) {
    const code = words[at.ORDERS + seat]!;
    if (code === 0 || (contested >> (code >> 2)) & 1) continue;
    const plots = Math.min(code & 3, 4 - (words[at.OWNERS + (code >> 2)]! >> at.SOLD));
    place(n, code >> 2, seat, plots);
    got += plots << (3 * seat);
  }
  return got;
}

/** DT-33: the lots that several seats have ordered: one plot at a time, from the mayor on. */
function handOutInTurn(n: DowntownNode, contested: number): number {
  const { words, seats, mayor } = n;
  let got = 0;
  for (let pass = 1; pass <= 3; pass++) {
    let seat = mayor;
    for (let i = 0; i < seats; i++) {
      const code = words[at.ORDERS + seat]!;
      const lot = code >> 2;
      if ((code & 3) >= pass && (contested >> lot) & 1 && words[at.OWNERS + lot]! < at.FOUR_SOLD) {
        place(n, lot, seat, 1);
        got += 1 << (3 * seat);
      }
      if (++seat === seats) seat = 0;
    }
  }
  return got;
}

/** DT-40 … DT-44. */
function payOut(n: DowntownNode, lot: number): void {
  const { words, laid } = n;
  const bit = 1 << lot;
  let use = 0;
  while ((words[at.WITH + use]! & bit) === 0) use++;
  // DT-41: industry decides for housing, commerce for industry, housing for commerce.
  const decisive = words[at.WITH + ((use + 1) % 3)]!;
  const beside = n.beside[lot]!;
  const built = bitCount(laid & beside);
  const found = bitCount(decisive & beside);
  // DT-41: none for housing, at least one for industry, at least two for commerce.
  const sensible = use === 0 ? found === 0 : found >= use;
  n.variant.earn(n, lot, sensible ? 2 * built : built, sensible);
  words[at.OWNERS + lot] = 0;
  n.full &= ~bit;
}
