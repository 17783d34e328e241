import type { Chance } from '@faubourg/core';
import * as material from '../material.ts';
import type { TowerUpOptions } from '../options.ts';
import * as layout from './layout.ts';
import { startSites } from './legal.ts';
import { bits } from './goals.ts';
import * as packed from './material.ts';
import type { TowerUpNode } from './node.ts';
import { draw, isBlocked, meet, stand, trigger } from './apply.ts';
import type { Tables } from './tables.ts';

const { CARDS, FLOORS, MARKET, OBJECTIVES, ROOFS, START_STOCK } = material;
const {
  BY_BLOCK,
  CONE,
  FIRST,
  GOAL,
  LEFT,
  MARKET_AT,
  NEAR,
  PILE,
  PILES,
  PLAYER,
  PLAYERS,
  ROOFS_LEFT,
  SEATS,
  START,
  STARTS,
  STOCK,
  SUPPLY,
  TAKE_LIMIT,
  TOTAL,
  TURN,
  unit,
} = layout;
const { JOKER, objectiveIndex, pack, sumOf } = packed;

const ALL_FLOORS = pack(FLOORS);
const FIRST_STOCK = pack(START_STOCK);
const START_GOALS = OBJECTIVES.flatMap(({ start }, i) => (start ? [i] : []));
/** Scratch buffer, valid within one call. */
const scratch = new Int32Array(64);

/** The same set-up, and the same draws, as `setUp` of the readable rules. */
export function setUp({ data, tables, options }: TowerUpNode, chance: Chance): void {
  const seats = data[SEATS]!;
  const takeLimit = data[TAKE_LIMIT]!;
  data.fill(0);
  data[SEATS] = seats;
  data[TAKE_LIMIT] = takeLimit;
  for (let card = 0; card < CARDS.length; card++) data[PILE + card] = card;
  data[PILES] = CARDS.length;
  data.set(tables.near, NEAR);
  dealCards(data, tables, options.startFloors, chance);
  dealGoals(data, options, chance);
  data[FIRST] = chance.int(seats);
  data[TURN] = data[FIRST]!;
  data[LEFT] = ALL_FLOORS;
  data[SUPPLY] = ALL_FLOORS - seats * FIRST_STOCK;
  for (let me = PLAYERS; me < PLAYERS + seats * PLAYER; me += PLAYER) {
    data[me + STOCK] = FIRST_STOCK;
    data[me + TOTAL] = sumOf(FIRST_STOCK);
    data[me + ROOFS_LEFT] = ROOFS;
    data[me + CONE] = -1;
  }
  if (options.start === 'random') placeAtRandom(data, tables, chance);
  goOn(data, tables);
}

/**
 * TU-10, TU-11: deals the market, and further cards that return to the pile once their floor is
 * known.
 */
function dealCards(data: Int32Array, { cards }: Tables, floors: number, chance: Chance): void {
  for (let i = 0; i < floors; i++) {
    const card = draw(data, chance);
    data[START + i] = cards.bottom[card]!;
    if (i < MARKET) data[MARKET_AT + i] = card;
    else scratch[i] = card;
  }
  for (let i = MARKET; i < floors; i++) data[PILE + data[PILES]!++] = scratch[i]!;
  data[STARTS] = floors;
}

/** TU-12 */
function dealGoals(data: Int32Array, { objectives }: TowerUpOptions, chance: Chance): void {
  for (let i = 0; i < OBJECTIVES.length; i++) scratch[i] = i;
  for (let i = 0; i < 3; i++) {
    if (objectives === 'random') {
      const last = OBJECTIVES.length - 1 - i;
      const at = chance.int(last + 1);
      data[GOAL + i] = scratch[at]!;
      scratch[at] = scratch[last]!;
    } else if (objectives === 'start') data[GOAL + i] = START_GOALS[i]!;
    else data[GOAL + i] = objectiveIndex.get(objectives[i]!)!;
  }
}

function put(data: Int32Array, tables: Tables, site: number, colour: number): void {
  const { from, next, back } = tables;
  stand(data, site, colour);
  for (let i = from[site]!, end = from[site + 1]!; i < end; i++) {
    meet(data, next[i]!, back[i]!, colour);
  }
  data[SUPPLY]! -= unit(colour);
  data[LEFT]! -= unit(colour);
}

/**
 * TU-10: draws a colour for a joker, then a site, both uniformly; a floor without a legal site is
 * skipped.
 */
function placeAtRandom(data: Int32Array, tables: Tables, chance: Chance): void {
  for (let i = 0; i < data[STARTS]!; i++) {
    const floor = data[START + i]!;
    if (!hasSite(data, tables, floor)) continue;
    const colour = floor === JOKER ? randomColour(data, tables, chance) : floor;
    const low = startSites(data, tables, colour, 0);
    const high = startSites(data, tables, colour, 1);
    const at = chance.int(bits(low) + bits(high));
    const site = at < bits(low) ? nthBit(low, at) : 32 + nthBit(high, at - bits(low));
    put(data, tables, site, colour);
  }
  data.fill(0, START, START + data[STARTS]!);
  data[STARTS] = 0;
}

function nthBit(word: number, n: number): number {
  let rest = word;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

function hasSite(data: Int32Array, tables: Tables, floor: number): boolean {
  for (let colour = 0; colour < 4; colour++) {
    if (floor !== JOKER && floor !== colour) continue;
    if ((startSites(data, tables, colour, 0) | startSites(data, tables, colour, 1)) !== 0)
      return true;
  }
  return false;
}

function randomColour(data: Int32Array, tables: Tables, chance: Chance): number {
  let count = 0;
  for (let colour = 0; colour < 4; colour++) {
    if (hasSite(data, tables, colour)) scratch[count++] = colour;
  }
  return scratch[chance.int(count)]!;
}

function dropFirst(data: Int32Array): void {
  data.copyWithin(START, START + 1, START + data[STARTS]!);
  data[START + --data[STARTS]!] = 0;
}

/** Chooses the next seat to act, as in the readable rules. */
function goOn(data: Int32Array, tables: Tables): void {
  while (data[STARTS]! > 0 && !hasSite(data, tables, data[START]!)) dropFirst(data);
  const seats = data[SEATS]!;
  const asked = data[STARTS]! > 0;
  data[TURN] = asked ? (data[TURN]! + seats - 1) % seats : data[FIRST]!;
  if (!asked && isBlocked(data)) trigger(data, (data[FIRST]! + seats - 1) % seats, BY_BLOCK);
}

/** A player places the next starting floor. */
export function place({ data, tables }: TowerUpNode, code: number): void {
  put(data, tables, code & 63, code >> 12);
  dropFirst(data);
  goOn(data, tables);
}
