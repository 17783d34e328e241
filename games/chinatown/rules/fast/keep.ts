import type { Seat } from '@faubourg/core';
import { type ChinatownNode, countBits, listBits, ROW, setBit, WORDS } from './node.ts';
import { keptBy, waysTo } from './supplies.ts';

/** How many of the held cards a seat keeps. */
export function toKeep(node: ChinatownNode, held: number): number {
  return node.locationCards === 'all' ? held : Math.min(held, keptBy(node));
}

/**
 * The choices of `keep` out of up to eight cards in the order of their codes, as bits of the cards in
 * ascending order: from `CHOSEN_FROM[16 × keep + held]` on.
 */
const MOST_LISTED = 8;
const CHOSEN_FROM = new Int32Array(16 * (MOST_LISTED + 1));
const chosen: number[] = [];
for (let keep = 0; keep <= MOST_LISTED; keep++) {
  for (let held = keep; held <= MOST_LISTED; held++) {
    CHOSEN_FROM[16 * keep + held] = chosen.length;
    choose(0, 0, held, keep);
  }
}
const CHOSEN = Uint8Array.from(chosen);

/** Adds `more` of the cards from `from` on; the choice with the lowest cards comes first. */
function choose(bits: number, from: number, held: number, more: number): void {
  if (more === 0) chosen.push(bits);
  else for (let at = from; at < held; at++) choose(bits | (1 << at), at + 1, held, more - 1);
}

const listed = new Uint8Array(ROW);

/** Records the cards of choice number `code`. */
export function keepCards(node: ChinatownNode, seat: Seat, code: number): void {
  const held = countBits(node.cards, seat);
  if (held > MOST_LISTED) {
    const count = keptCards(node, seat, code, listed);
    for (let i = 0; i < count; i++) setBit(node.kept, seat, listed[i]!);
    return;
  }
  let choice = CHOSEN[CHOSEN_FROM[16 * toKeep(node, held) + held]! + code]!;
  for (let word = seat * WORDS; word < (seat + 1) * WORDS; word++) {
    let kept = 0;
    for (let bits = node.cards[word]!; bits !== 0; bits &= bits - 1) {
      kept |= bits & -bits & -(choice & 1);
      choice >>= 1;
    }
    node.kept[word] = kept;
  }
}

/** Writes the cards of choice number `code` into `out`, in order; returns how many. */
export function keptCards(node: ChinatownNode, seat: Seat, code: number, out: Uint8Array): number {
  const held = listBits(node.cards, seat, out);
  const keep = toKeep(node, held);
  let rank = code;
  let found = 0;
  for (let i = 0; found < keep; i++) {
    const ways = waysTo(keep - found - 1, held - i - 1);
    if (rank < ways) out[found++] = out[i]!;
    else rank -= ways;
  }
  return keep;
}
