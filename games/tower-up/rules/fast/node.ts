import { COLOURS, tally } from '../colours.ts';
import { LIMIT, tokensFor } from '../material.ts';
import { floorsLeft } from '../legal-build.ts';
import { visibleRoofs } from '../presence.ts';
import type { TowerUpState } from '../state.ts';
import { starsReached } from '../tracks.ts';
import { differencesOf } from '../versions.ts';
import * as at from './layout.ts';
import { cardIndex, colourNumber, floorNumber, objectiveIndex, pack, sumOf } from './material.ts';
import { type Tables, tablesOf } from './tables.ts';
import type { TowerUpOptions } from '../options.ts';

/** A position for search: packed numbers (see `layout.ts`) and the board tables they refer to. */
export type TowerUpNode = {
  data: Int32Array;
  readonly tables: Tables;
  readonly options: TowerUpOptions;
};

export function nodeOf(state: TowerUpState): TowerUpNode {
  const { options, players } = state;
  const tables = tablesOf(options, players.length);
  const node: TowerUpNode = { data: new Int32Array(at.SIZE), tables, options };
  writeTable(node, state);
  writeBuildings(node, state);
  for (const seat of players.keys()) writePlayer(node, state, seat);
  return node;
}

function writeTable({ data }: TowerUpNode, state: TowerUpState): void {
  const { players, end, goals } = state;
  const card = (id: string): number => cardIndex.get(id)!;
  data[at.TURN] = state.turn;
  data[at.FIRST] = state.first;
  data[at.SEATS] = players.length;
  data[at.TAKE_LIMIT] = differencesOf(state).returnsAfterRefill ? at.NO_LIMIT : LIMIT;
  data[at.RETURNING] = state.returning ? (state.returning.extra ? 2 : 1) : 0;
  data[at.END] = end ? at.REASONS.indexOf(end.reason) + 1 : 0;
  data[at.END_SEAT] = end ? end.seat : 0;
  data[at.SUPPLY] = pack(state.supply);
  data[at.LEFT] = pack(floorsLeft(state));
  data[at.STARTS] = state.start.length;
  data.set(state.start.map(floorNumber), at.START);
  data.set(state.market.map(card), at.MARKET_AT);
  data[at.PILES] = state.pile.length;
  data.set(state.pile.map(card), at.PILE);
  data[at.DISCARDED] = state.discards.length;
  data.set(state.discards.map(card), at.DISCARD);
  data.set(
    goals.map(({ id }) => objectiveIndex.get(id)!),
    at.GOAL,
  );
  data.set(
    goals.map(({ takers }) => takers.length),
    at.GONE,
  );
}

function writeBuildings({ data, tables }: TowerUpNode, { buildings }: TowerUpState): void {
  data.set(tables.near, at.NEAR);
  for (const [i, { id, next }] of tables.plan.spots.entries()) {
    const near = next.flatMap((site) => buildings[site]?.colour ?? []);
    data[at.PRICE + i] = pack(tally(near));
    for (const [road, site] of next.entries()) if (buildings[site]) data[at.NEAR + i]! += 1 << road;
    const price = tally(near);
    for (const [number, colour] of COLOURS.entries()) {
      for (let count = 1; count <= price[colour]; count++) {
        data[at.needed(number, count) + (i >> 5)]! |= 1 << (i & 31);
      }
    }
    const building = buildings[id];
    if (building) {
      data[at.BUILT + (i >> 5)]! |= 1 << (i & 31);
      const top = building.floors.at(-1) ?? -1;
      const colour = colourNumber(building.colour);
      data[at.SITE + i] = building.floors.length + 32 * colour + 256 * (top + 1);
    } else if (near.length > 0) data[at.EDGE + (i >> 5)]! |= 1 << (i & 31);
  }
}

function writePlayer({ data, tables }: TowerUpNode, state: TowerUpState, seat: number): void {
  const me = at.PLAYERS + seat * at.PLAYER;
  const { stock, roofs, markers, cone } = state.players[seat]!;
  data[me + at.STOCK] = pack(stock);
  data[me + at.TOTAL] = sumOf(pack(stock));
  data[me + at.ROOFS_LEFT] = roofs;
  data[me + at.MARKERS] = pack(markers);
  data[me + at.STARS] = starsReached(markers);
  data[me + at.VISIBLE] = visibleRoofs(state, seat);
  data[me + at.CONE] = cone ?? -1;
  if (cone !== null) data[at.CONED]! |= 1 << seat;
  for (const [i, { id }] of tables.plan.spots.entries()) {
    const { colour, floors } = state.buildings[id] ?? { colour: 'white', floors: [] };
    const own = floors.flatMap((roof, level) => (roof === seat ? [level + 1] : []));
    if (own.length === 0) continue;
    const bit = 1 << (i & 31);
    data[me + at.PRESENT + (i >> 5)]! |= bit;
    if (own.length > 1) data[me + at.TWICE + (i >> 5)]! |= bit;
    data[me + at.BY_COLOUR]! += at.unit(colourNumber(colour));
    data[me + at.BY_DISTRICT]! += tables.district[i]!;
    for (const level of own) data[me + at.LEVELS]! |= 1 << level;
  }
  const tokens = tokensFor(state.players.length);
  for (const [i, { takers }] of state.goals.entries()) {
    const place = takers.indexOf(seat);
    if (place < 0) continue;
    data[me + at.REACHED]! |= 1 << i;
    data[me + at.TOKENS]! += tokens[place]!;
  }
}
