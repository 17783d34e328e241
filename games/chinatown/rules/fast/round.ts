import { bitCount, bitEnds, type Chance, drawRun } from '@faubourg/core';
import { LOCATIONS } from '../board.ts';
import { ROUNDS } from '../material.ts';
import { pay } from './income.ts';
import { addTile, type ChinatownNode, KEEP, KINDS, OVER, setBit, TRADE, TYPES } from './node.ts';
import {
  BAG,
  CARDS,
  FIRST,
  FREE,
  FREE_ENDS,
  HELD,
  KEPT,
  KINDS_LEFT,
  OWNED,
  PHASE,
  READY,
  ROUND,
  WORDS,
} from './places.ts';
import { dealtTo, tilesFor } from './supplies.ts';

/*
 * What happens between answers. Draws from chance in the same order as the readable rules, so that
 * both give the same game for the same seed.
 */

const pile = new Uint8Array(128);
/** Places in the pile, in the order in which they are drawn. */
const drawn = new Uint8Array(128);
/** The pile, to write four entries at a time. */
const pileView = new DataView(pile.buffer);
/** Four equal entries of the pile as one number. */
const FOUR = 0x01010101;

/** By byte: the places of its set bits, the lowest first, in one byte each of two words. */
const PLACES = new Int32Array(2 << 8);
for (let byte = 0; byte < 256; byte++) {
  for (let at = 0, found = 0; at < 8; at++) {
    if (((byte >> at) & 1) === 0) continue;
    PLACES[2 * byte + (found >> 2)]! |= at << (8 * (found & 3));
    found++;
  }
}

/**
 * Adds the locations in a word of a bit set to the pile, which has `left`; returns how many it then
 * has. `first` is the location of the lowest bit.
 */
function pileUp(word: number, first: number, left: number): number {
  const ends = bitEnds(word);
  for (let from = 0; from < 32; from += 8) {
    // Writes eight, and keeps those that are set: a branch would be hard to predict.
    const byte = (word >>> from) & 255;
    const base = (first + from) * FOUR;
    const to = left + (((ends << 8) >>> from) & 255);
    pileView.setInt32(to, PLACES[2 * byte]! + base, true);
    pileView.setInt32(to + 4, PLACES[2 * byte + 1]! + base, true);
  }
  return left + (ends >>> 24);
}

/** By word: its bits that are no locations. */
const NO_LOCATION = [1, 0, -1 << (LOCATIONS + 1 - 64)];

/** Writes the locations that nobody owns or holds into `pile`; returns their number. */
function fillDeck({ seats, store, locationCards }: ChinatownNode): number {
  let left = 0;
  for (let word = 0; word < WORDS; word++) {
    let taken = store[OWNED + word]! | NO_LOCATION[word]!;
    if (locationCards === 'hold') {
      for (let seat = 0; seat < seats; seat++) taken |= store[CARDS + seat * WORDS + word]!;
    }
    left = pileUp(~taken, 32 * word, left);
  }
  return left;
}

function dealLocations(node: ChinatownNode, chance: Chance): void {
  const { seats, store } = node;
  let left = fillDeck(node);
  const dealt = Math.min(dealtTo(node), Math.floor(left / seats));
  drawRun(chance, left, dealt * seats, drawn);
  for (let seat = 0, next = 0; seat < seats; seat++) {
    store[HELD + seat] = store[HELD + seat]! + dealt;
    for (let i = 0; i < dealt; i++) {
      const at = drawn[next++]!;
      setBit(store, CARDS + seat * WORDS, pile[at]!);
      pile[at] = pile[--left]!;
    }
  }
}

function settleLocations({ seats, store, locationCards }: ChinatownNode): void {
  const hold = locationCards === 'hold' ? -1 : 0;
  for (let seat = 0; seat < seats; seat++) {
    let held = 0;
    for (let word = 0; word < WORDS; word++) {
      const at = seat * WORDS + word;
      const kept = store[KEPT + at]!;
      store[KEPT + at] = 0;
      store[FREE + at] = store[FREE + at]! | kept;
      store[FREE_ENDS + at] = store[FREE_ENDS + at]! + bitEnds(kept);
      store[OWNED + word] = store[OWNED + word]! | kept;
      const cards = store[CARDS + at]! & ~kept & hold;
      store[CARDS + at] = cards;
      held += bitCount(cards);
    }
    store[HELD + seat] = held;
  }
}

function drawTiles(node: ChinatownNode, chance: Chance): void {
  const { seats, store } = node;
  let left = 0;
  for (let type = 0; type < TYPES; type++) {
    // Writes twelve of each type and keeps as many as the bag has: a loop over them has an end that
    // is hard to predict.
    pileView.setInt32(left, type * FOUR, true);
    pileView.setInt32(left + 4, type * FOUR, true);
    pileView.setInt32(left + 8, type * FOUR, true);
    left += store[BAG + type]!;
  }
  const count = Math.min(tilesFor(node), Math.floor(left / seats));
  drawRun(chance, left, count * seats, drawn);
  for (let seat = 0, next = 0; seat < seats; seat++) {
    for (let i = 0; i < count; i++) {
      const at = drawn[next++]!;
      const type = pile[at]!;
      pile[at] = pile[--left]!;
      store[BAG + type]!--;
      addTile(store, seat, type);
    }
  }
}

export function startTrade(node: ChinatownNode, chance: Chance): void {
  settleLocations(node);
  drawTiles(node, chance);
  node.store[READY] = 0;
  node.store[PHASE] = TRADE;
}

export function startRound(node: ChinatownNode, chance: Chance): void {
  const { store } = node;
  store[PHASE] = KEEP;
  store[READY] = 0;
  dealLocations(node, chance);
  if (node.locationCards !== 'all') return;
  for (let at = 0; at < node.seats * WORDS; at++) store[KEPT + at] = store[CARDS + at]!;
  startTrade(node, chance);
}

/** Turns an economy card; returns its kind. */
function turn({ store }: ChinatownNode, chance: Chance): number {
  let left = 0;
  for (let kind = 0; kind < KINDS.length; kind++) left += store[KINDS_LEFT + kind]!;
  let at = chance.int(left);
  let kind = 0;
  while (at >= store[KINDS_LEFT + kind]!) at -= store[KINDS_LEFT + kind++]!;
  store[KINDS_LEFT + kind]!--;
  return kind;
}

export function endRound(node: ChinatownNode, chance: Chance): void {
  const { store } = node;
  pay(node, node.economy ? turn(node, chance) : -1);
  if (store[ROUND] === ROUNDS) {
    store[PHASE] = OVER;
    store[READY] = 0;
    return;
  }
  store[ROUND]!++;
  if (node.inTurn) store[FIRST] = (store[FIRST]! + 1) % node.seats;
  startRound(node, chance);
}
