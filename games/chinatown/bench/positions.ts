import { type Chance, shuffle } from '@faubourg/core';
import { boardOf, LOCATIONS } from '../rules/board.ts';
import type { Land } from '../rules/businesses.ts';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { copiesOf, type Shop, SHOPS } from '../rules/material.ts';
import { defaults } from './figure.ts';

export const allTiles = (): Shop[] =>
  SHOPS.flatMap((shop) => Array.from({ length: copiesOf(shop) }, () => shop));

/** Every location owned and built on. */
export function fullBoard(seats: number, chance: Chance): Land {
  const tiles = shuffle(allTiles(), chance);
  const land: Land = {};
  for (let at = 1; at <= LOCATIONS; at++)
    land[at] = { owner: chance.int(seats), shop: tiles.pop()! };
  return land;
}

/** Own locations, `clustered` percent of them beside another one, and a hand. */
export function building(
  locations: number,
  tiles: number,
  clustered: number,
  chance: Chance,
): { land: Land; hand: Shop[] } {
  const { neighbours } = boardOf('1999');
  const own = new Set([1 + chance.int(LOCATIONS)]);
  while (own.size < locations) {
    const beside = [...own].flatMap((at) => neighbours[at]!);
    const near = chance.int(100) < clustered;
    own.add(near ? beside[chance.int(beside.length)]! : 1 + chance.int(LOCATIONS));
  }
  const land: Land = {};
  for (const at of own) land[at] = { owner: 0, shop: null };
  return { land, hand: shuffle(allTiles(), chance).slice(0, tiles) };
}

/** A table late in the game, after random play without trade, at the start of trading. */
export function lateTable(chance: Chance, round = 5, seats = 5): ChinatownState {
  const { state } = chinatown.setUp(defaults(seats), seats, chance);
  while (state.round < round || state.phase !== 'trade') {
    const { seat } = chinatown.decisions(state).find(({ owed }) => owed)!;
    const listed = chinatown.answers(state, seat) ?? [{ done: true }];
    chinatown.apply(state, seat, listed[chance.int(listed.length)]!, chance);
  }
  return state;
}
