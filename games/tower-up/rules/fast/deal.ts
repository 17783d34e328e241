import type { Chance } from '@faubourg/core';
import { CARDS, FLOORS, MARKET, OBJECTIVES, ROOFS, START_STOCK } from '../material.ts';
import type { TowerUpOptions } from '../options.ts';
import {
  CONE,
  FIRST,
  GOAL,
  LEFT,
  MARKET_AT,
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
  TOTAL,
  TURN,
  UNIT,
} from './layout.ts';
import { startSites } from './legal.ts';
import { BOTTOM, objectiveIndex, pack, sumOf } from './material.ts';
import type { Node } from './node.ts';
import { BY_BLOCK, draw, found, isBlocked, trigger } from './play.ts';
import type { Tables } from './tables.ts';

const ALL_FLOORS = pack(FLOORS);
const FIRST_STOCK = pack(START_STOCK);
const START_GOALS = OBJECTIVES.flatMap(({ start }, i) => (start ? [i] : []));
const JOKER = 4;
/** Room for lists that live for one call only. */
const room = new Int32Array(64);

/** The same set-up, and the same draws, as `setUp` of the readable rules. */
export function deal({ data, tables, options }: Node, chance: Chance): void {
  const seats = data[SEATS]!;
  data.fill(0);
  data[SEATS] = seats;
  for (let card = 0; card < CARDS.length; card++) data[PILE + card] = card;
  data[PILES] = CARDS.length;
  dealCards(data, options.startFloors, chance);
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

/** TU-10, TU-11: the market, and further cards that go back when their floor is known. */
function dealCards(data: Int32Array, floors: number, chance: Chance): void {
  for (let i = 0; i < floors; i++) {
    const card = draw(data, chance);
    data[START + i] = BOTTOM[card]!;
    if (i < MARKET) data[MARKET_AT + i] = card;
    else room[i] = card;
  }
  for (let i = MARKET; i < floors; i++) data[PILE + data[PILES]!++] = room[i]!;
  data[STARTS] = floors;
}

/** TU-12 */
function dealGoals(data: Int32Array, { objectives }: TowerUpOptions, chance: Chance): void {
  for (let i = 0; i < OBJECTIVES.length; i++) room[i] = i;
  for (let i = 0; i < 3; i++) {
    if (objectives === 'random') {
      const last = OBJECTIVES.length - 1 - i;
      const at = chance.int(last + 1);
      data[GOAL + i] = room[at]!;
      room[at] = room[last]!;
    } else if (objectives === 'start') data[GOAL + i] = START_GOALS[i]!;
    else data[GOAL + i] = objectiveIndex.get(objectives[i]!)!;
  }
}

/** TU-10: how many sites a colour has, written to `room`. */
const sitesFor = (data: Int32Array, tables: Tables, colour: number): number =>
  startSites(data, tables.sites, colour, 0, room, 0);

function put(data: Int32Array, tables: Tables, site: number, colour: number): void {
  found(data, tables, site, colour);
  data[SUPPLY]! -= UNIT[colour]!;
  data[LEFT]! -= UNIT[colour]!;
}

function placeAtRandom(data: Int32Array, tables: Tables, chance: Chance): void {
  for (let i = 0; i < data[STARTS]!; i++) {
    const floor = data[START + i]!;
    if (!hasSite(data, tables, floor)) continue;
    const colour = floor === JOKER ? randomColour(data, tables, chance) : floor;
    const count = sitesFor(data, tables, colour);
    put(data, tables, room[chance.int(count)]!, colour);
  }
  data.fill(0, START, START + data[STARTS]!);
  data[STARTS] = 0;
}

function hasSite(data: Int32Array, tables: Tables, floor: number): boolean {
  if (floor !== JOKER) return sitesFor(data, tables, floor) > 0;
  return [0, 1, 2, 3].some((colour) => sitesFor(data, tables, colour) > 0);
}

function randomColour(data: Int32Array, tables: Tables, chance: Chance): number {
  const colours = [0, 1, 2, 3].filter((colour) => sitesFor(data, tables, colour) > 0);
  return colours[chance.int(colours.length)]!;
}

function dropFirst(data: Int32Array): void {
  data.copyWithin(START, START + 1, START + data[STARTS]!);
  data[START + --data[STARTS]!] = 0;
}

/** Who is asked next, as in the readable rules. */
function goOn(data: Int32Array, tables: Tables): void {
  while (data[STARTS]! > 0 && !hasSite(data, tables, data[START]!)) dropFirst(data);
  const seats = data[SEATS]!;
  const asked = data[STARTS]! > 0;
  data[TURN] = asked ? (data[TURN]! + seats - 1) % seats : data[FIRST]!;
  if (!asked && isBlocked(data)) trigger(data, (data[FIRST]! + seats - 1) % seats, BY_BLOCK);
}

/** A player places the next starting floor. */
export function place({ data, tables }: Node, code: number): void {
  put(data, tables, code & 63, code >> 12);
  dropFirst(data);
  goOn(data, tables);
}
