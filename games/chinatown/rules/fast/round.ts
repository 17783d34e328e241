import type { Chance, Seat } from '@faubourg/core';
import { LOCATIONS } from '../board.ts';
import { pay } from './income.ts';
import {
  addFree,
  addTile,
  type ChinatownNode,
  KEEP,
  listBits,
  NONE,
  OVER,
  plotOf,
  ROW,
  setBit,
  TRADE,
  TYPES,
} from './node.ts';
import { copiesOf, ROUNDS, SHOPS } from '../material.ts';
import { dealtTo, tilesFor } from './supplies.ts';

/*
 * What happens between answers. Draws from chance in the same order as the readable rules, so that
 * both give the same game for the same seed.
 */

const MOST_COPIES = Math.max(...SHOPS.map(copiesOf));
const pile = new Uint8Array(128);
const listed = new Uint8Array(ROW);
const taken = new Uint8Array(ROW);

function dealLocations(node: ChinatownNode, chance: Chance): void {
  const { seats, cards, plots } = node;
  taken.set(plots);
  if (node.locationCards === 'hold') {
    for (let seat = 0; seat < seats; seat++) takeCards(cards, seat);
  }
  let left = 0;
  for (let at = 1; at <= LOCATIONS; at++) {
    // Every location is written, and kept only if nobody has it: a branch would be hard to predict.
    pile[left] = at;
    left += (taken[at]! - 1) >>> 31;
  }
  const dealt = Math.min(dealtTo(node), Math.floor(left / seats));
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < dealt; i++) {
      const at = chance.int(left);
      setBit(cards, seat, pile[at]!);
      pile[at] = pile[--left]!;
    }
  }
}

function takeCards(cards: Int32Array, seat: Seat): void {
  const count = listBits(cards, seat, listed);
  for (let i = 0; i < count; i++) taken[listed[i]!] = 1;
}

function settleLocations(node: ChinatownNode): void {
  const { seats, plots, cards, kept } = node;
  for (let seat = 0; seat < seats; seat++) {
    const count = listBits(kept, seat, listed);
    for (let i = 0; i < count; i++) {
      plots[listed[i]!] = plotOf(seat, NONE);
      addFree(node, seat, listed[i]!);
    }
  }
  const hold = node.locationCards === 'hold';
  for (let i = 0; i < cards.length; i++) cards[i] = hold ? cards[i]! & ~kept[i]! : 0;
  kept.fill(0);
}

function drawTiles(node: ChinatownNode, chance: Chance): void {
  const { seats, bag } = node;
  let left = 0;
  for (let type = 0; type < TYPES; type++) {
    // Writes the same number for every type and keeps those in the bag: its end can be predicted.
    for (let i = 0; i < MOST_COPIES; i++) pile[left + i] = type;
    left += bag[type]!;
  }
  const count = Math.min(tilesFor(node), Math.floor(left / seats));
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < count; i++) {
      const at = chance.int(left);
      const type = pile[at]!;
      pile[at] = pile[--left]!;
      bag[type]!--;
      addTile(node, seat, type);
    }
  }
}

export function startTrade(node: ChinatownNode, chance: Chance): void {
  settleLocations(node);
  drawTiles(node, chance);
  node.ready = 0;
  node.phase = TRADE;
}

export function startRound(node: ChinatownNode, chance: Chance): void {
  node.phase = KEEP;
  node.ready = 0;
  dealLocations(node, chance);
  if (node.locationCards !== 'all') return;
  node.kept.set(node.cards);
  startTrade(node, chance);
}

/** Turns an economy card; returns its kind. */
function turn(node: ChinatownNode, chance: Chance): number {
  const { kinds } = node;
  let left = 0;
  for (let kind = 0; kind < kinds.length; kind++) left += kinds[kind]!;
  let at = chance.int(left);
  let kind = 0;
  while (at >= kinds[kind]!) at -= kinds[kind++]!;
  kinds[kind]!--;
  return kind;
}

export function endRound(node: ChinatownNode, chance: Chance): void {
  pay(node, node.economy ? turn(node, chance) : -1);
  if (node.round === ROUNDS) {
    node.phase = OVER;
    node.ready = 0;
    return;
  }
  node.round++;
  if (node.inTurn) node.first = (node.first + 1) % node.seats;
  startRound(node, chance);
}
