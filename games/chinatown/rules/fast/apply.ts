import type { Chance, Seat } from '@faubourg/core';
import { adds } from './income.ts';
import { keepCards } from './keep.ts';
import {
  BUILD,
  type ChinatownNode,
  KEEP,
  plotOf,
  removeFree,
  removeTile,
  SIZE,
  SIZES,
} from './node.ts';
import { endRound, startTrade } from './round.ts';

export function apply(node: ChinatownNode, seat: Seat, code: number, chance: Chance): void {
  if (node.phase === BUILD && code !== 0) {
    const type = code >> 7;
    const at = code & 127;
    node.income[seat] = node.income[seat]! + adds(node, seat, type, at);
    node.shops[seat * SIZES + SIZE[type]!]!++;
    node.plots[at] = plotOf(seat, type);
    removeTile(node, seat, type);
    removeFree(node, seat, at);
    return;
  }
  if (node.phase === KEEP) keepCards(node, seat, code);
  node.ready |= 1 << seat;
  if (node.ready !== (1 << node.seats) - 1) return;
  if (node.phase === KEEP) startTrade(node, chance);
  else if (node.phase === BUILD) endRound(node, chance);
  else {
    node.phase = BUILD;
    node.ready = 0;
  }
}
