import type { Chance } from '@faubourg/core';
import * as material from '../material.ts';
import { holds } from './goals.ts';
import * as layout from './layout.ts';
import { affordable, inSupply } from './legal.ts';
import * as packed from './material.ts';
import type { TowerUpNode } from './node.ts';
import type { Tables } from './tables.ts';

const { LIMIT, TRACKS } = material;
const {
  BITS,
  BUILT,
  BY_BLOCK,
  BY_COLOUR,
  BY_DISTRICT,
  BY_ROOFS,
  BY_SHORTAGE,
  CONE,
  CONED,
  DISCARD,
  DISCARDED,
  EDGE,
  END,
  END_SEAT,
  FIELD,
  GOAL,
  GONE,
  LEFT,
  LEVELS,
  MARKERS,
  MARKET_AT,
  NEAR,
  needed,
  PILE,
  PILES,
  PLAYER,
  PLAYERS,
  PRESENT,
  PRICE,
  REACHED,
  RETURN,
  RETURNING,
  ROOFS_LEFT,
  SEATS,
  SITE,
  STARS,
  STOCK,
  SUPPLY,
  TAKE,
  TOKENS,
  TOTAL,
  TURN,
  TWICE,
  unit,
  VISIBLE,
} = layout;
const { CHOICE, CHOICE_SIZE, STARS_AT, sumOf, TOKEN } = packed;

const LAST = TRACKS.last_step;
const MOST_SEEN = TRACKS.cone.max_counted;

/** Plays a turn of the seat to act, or returns floors at its end. */
export function applyTurn(
  { data, tables }: TowerUpNode,
  seat: number,
  code: number,
  chance: Chance,
): void {
  const me = PLAYERS + seat * PLAYER;
  if (code >= RETURN) {
    returnFloors(data, me, seat, code - RETURN);
    return;
  }
  const stars = data[me + STARS]!;
  if (code < TAKE) build(data, tables, me, seat, code);
  else {
    take(data, tables, me, seat, code, chance);
    if (data[me + TOTAL]! > LIMIT) {
      data[RETURNING] = data[me + STARS] === stars ? 1 : 2;
      return;
    }
  }
  if (data[me + STARS] === stars) endTurn(data, me, seat);
}

/** TU-24 */
function returnFloors(data: Int32Array, me: number, seat: number, back: number): void {
  const floors = CHOICE[back]!;
  data[me + STOCK]! -= floors;
  data[SUPPLY]! += floors;
  data[me + TOTAL]! -= CHOICE_SIZE[back]!;
  const extra = data[RETURNING] === 2;
  data[RETURNING] = 0;
  if (!extra) endTurn(data, me, seat);
}

/** TU-23, TU-25 */
function move(data: Int32Array, me: number, colour: number, steps: number): void {
  const shift = BITS * colour;
  const from = (data[me + MARKERS]! >> shift) & 63;
  const to = Math.min(LAST, from + steps);
  const markers = data[me + MARKERS]! + ((to - from) << shift);
  data[me + MARKERS] = markers;
  const a = Math.min(markers & 63, (markers >> BITS) & 63);
  const b = Math.min((markers >> (2 * BITS)) & 63, markers >> (3 * BITS));
  data[me + STARS] = STARS_AT[Math.min(a, b)]!;
}

/** TU-10, TU-21: a new building of one floor. */
export function stand(data: Int32Array, site: number, colour: number): void {
  const bit = 1 << (site & 31);
  data[SITE + site] = 1 + 32 * colour;
  data[EDGE + (site >> 5)]! &= ~bit;
  data[BUILT + (site >> 5)]! |= bit;
}

/**
 * Tells a site of a new neighbour of this colour. Returns the site's own entry: 0 if it is empty.
 */
export function meet(data: Int32Array, site: number, back: number, colour: number): number {
  const word = site >> 5;
  const bit = 1 << (site & 31);
  const price = data[PRICE + site]! + unit(colour);
  data[PRICE + site] = price;
  data[NEAR + site]! += back;
  data[needed(colour, (price >> (BITS * colour)) & FIELD) + word]! |= bit;
  const there = data[SITE + site]!;
  if (there === 0) data[EDGE + word]! |= bit;
  return there;
}

/** TU-21 … TU-23, TU-30, TU-40, TU-42 */
function build(data: Int32Array, tables: Tables, me: number, seat: number, code: number): void {
  const site = code & 63;
  const roof = (code >> 6) & 63;
  const colour = code >> 12;
  const cost = data[PRICE + site]! + unit(colour);
  data[me + TOTAL]! -= 1 + raise(data, tables, site, colour);
  data[me + STOCK]! -= cost;
  data[LEFT]! -= cost;
  data[me + ROOFS_LEFT]!--;
  data[me + VISIBLE]!++;
  const under = data[SITE + roof]!;
  data[SITE + roof] = under + 256 * (seat + 1);
  const height = under & 31;
  data[me + LEVELS]! |= 1 << height;
  enter(data, tables, me, roof, under >> 5);
  move(data, me, under >> 5, height);
  claim(data, tables, me, roof);
  if (data[END] !== 0) return;
  if (data[me + ROOFS_LEFT] === 0) trigger(data, seat, BY_ROOFS);
  else if (isBlocked(data)) trigger(data, seat, BY_BLOCK);
}

/**
 * Places the new building and raises every neighbour, covering its top roof. Returns the number of
 * neighbours.
 */
function raise(data: Int32Array, tables: Tables, site: number, colour: number): number {
  const { from, next, back } = tables;
  stand(data, site, colour);
  let raised = 0;
  for (let i = from[site]!, end = from[site + 1]!; i < end; i++) {
    const other = next[i]!;
    const there = meet(data, other, back[i]!, colour);
    if (there === 0) continue;
    raised++;
    data[SITE + other] = (there & 255) + 1;
    if (there > 255) data[PLAYERS + ((there >> 8) - 1) * PLAYER + VISIBLE]!--;
  }
  return raised;
}

/** TU-27: records the seat's presence in the building, or its double presence. */
function enter(data: Int32Array, tables: Tables, me: number, site: number, colour: number): void {
  const word = site >> 5;
  const bit = 1 << (site & 31);
  if ((data[me + PRESENT + word]! & bit) !== 0) data[me + TWICE + word]! |= bit;
  else {
    data[me + PRESENT + word]! |= bit;
    data[me + BY_COLOUR]! += unit(colour);
    data[me + BY_DISTRICT]! += tables.district[site]!;
  }
}

/** TU-30 */
function claim(data: Int32Array, tables: Tables, me: number, site: number): void {
  for (let goal = 0; goal < 3; goal++) {
    if (((data[me + REACHED]! >> goal) & 1) === 1) continue;
    if (!holds(data[GOAL + goal]!, data, me, tables, site)) continue;
    data[me + REACHED]! |= 1 << goal;
    data[me + TOKENS]! += TOKEN[4 * data[SEATS]! + data[GONE + goal]!]!;
    data[GONE + goal]!++;
  }
}

export function trigger(data: Int32Array, seat: number, reason: number): void {
  data[END] = reason;
  data[END_SEAT] = seat;
}

/** TU-42 */
export function isBlocked(data: Int32Array): boolean {
  const left = data[LEFT]!;
  for (let word = 0; word < 2; word++) {
    const sites = affordable(data, left, word);
    for (let colour = 0; colour < 4; colour++) {
      if (((left >> (BITS * colour)) & FIELD) === 0) continue;
      if ((sites & ~data[needed(colour, 1) + word]!) !== 0) return false;
    }
  }
  return true;
}

/** TU-20, TU-24, TU-41 */
function take(
  data: Int32Array,
  { cards }: Tables,
  me: number,
  seat: number,
  code: number,
  chance: Chance,
): void {
  const place = (code >> 14) & 3;
  const choice = (code >> 7) & 127;
  const back = code & 127;
  const card = data[MARKET_AT + place]!;
  const printed = cards.printed[card]!;
  const there = inSupply(printed, data[SUPPLY]!);
  const kept = there + CHOICE[choice]! - CHOICE[back]!;
  data[me + STOCK]! += kept;
  data[SUPPLY]! -= kept;
  data[me + TOTAL]! += sumOf(there) + CHOICE_SIZE[choice]! - CHOICE_SIZE[back]!;
  const machine = cards.machine[card]!;
  if (machine >= 0) move(data, me, machine, cards.steps[card]!);
  data[DISCARD + data[DISCARDED]!++] = card;
  if (data[PILES] === 0) reshuffle(data);
  data[MARKET_AT + place] = draw(data, chance);
  if (there !== printed && data[END] === 0) trigger(data, seat, BY_SHORTAGE);
}

function reshuffle(data: Int32Array): void {
  const cards = data[DISCARDED]!;
  data.copyWithin(PILE, DISCARD, DISCARD + cards);
  data.fill(0, DISCARD, DISCARD + cards);
  data[PILES] = cards;
  data[DISCARDED] = 0;
}

/** A random card of the pile; the last one fills the gap. */
export function draw(data: Int32Array, chance: Chance): number {
  const last = PILE + --data[PILES]!;
  const at = PILE + chance.int(last + 1 - PILE);
  const card = data[at]!;
  data[at] = data[last]!;
  data[last] = 0;
  return card;
}

/**
 * TU-40, TU-41: places the cone after the last turn; then the next seat acts unless all cones are
 * placed.
 */
function endTurn(data: Int32Array, me: number, seat: number): void {
  const seats = data[SEATS]!;
  const all = (1 << seats) - 1;
  if (data[END] !== 0) {
    const others = data[CONED]! | (1 << seat);
    if (data[END] === BY_ROOFS || seat !== data[END_SEAT] || others === all) {
      data[me + CONE] = Math.min(MOST_SEEN, data[me + VISIBLE]!);
      data[CONED] = others;
      if (others === all) return;
    }
  }
  data[TURN] = seat + 1 === seats ? 0 : seat + 1;
}
