import type { Chance, Seat } from '@faubourg/core';
import { adds } from './income.ts';
import { keepCards } from './keep.ts';
import { BUILD, type ChinatownNode, KEEP, plotOf, SIZE } from './node.ts';
import {
  BUILT,
  FREE,
  FREE_ENDS,
  IN_HAND,
  INCOME,
  PHASE,
  PLOTS,
  READY,
  SIZES_ROW,
  TILES,
  TYPES_ROW,
  WORDS,
} from './places.ts';
import { endRound, startTrade } from './round.ts';

export function apply(node: ChinatownNode, seat: Seat, code: number, chance: Chance): void {
  const { store } = node;
  const phase = store[PHASE]!;
  if (phase === BUILD && code !== 0) {
    place(node, seat, code >> 7, code & 127);
    return;
  }
  if (phase === KEEP) keepCards(node, seat, code);
  const ready = store[READY]! | (1 << seat);
  store[READY] = ready;
  if (ready !== (1 << node.seats) - 1) return;
  if (phase === KEEP) startTrade(node, chance);
  else if (phase === BUILD) endRound(node, chance);
  else {
    store[PHASE] = BUILD;
    store[READY] = 0;
  }
}

function place(node: ChinatownNode, seat: Seat, type: number, at: number): void {
  const { store } = node;
  store[INCOME + seat] = store[INCOME + seat]! + adds(node, seat, type, at);
  store[BUILT + seat * SIZES_ROW + SIZE[type]!]!++;
  store[PLOTS + at] = plotOf(seat, type);
  const left = store[TILES + seat * TYPES_ROW + type]! - 1;
  store[TILES + seat * TYPES_ROW + type] = left;
  // The bit of the type stays if a tile is left; without a branch that is hard to predict.
  store[IN_HAND + seat] = store[IN_HAND + seat]! ^ (((left - 1) >>> 31) << type);
  const word = seat * WORDS + (at >> 5);
  store[FREE + word] = store[FREE + word]! ^ (1 << (at & 31));
  // One less up to the end of the byte and of those above it.
  store[FREE_ENDS + word] = store[FREE_ENDS + word]! - (0x01010101 << (at & 24));
}
