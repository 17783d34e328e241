import { type Chance, versionField } from '@faubourg/core';
import { LOCATIONS } from './board.ts';
import type { ChinatownEvent } from './events.ts';
import { START_MONEY, TILES } from './material.ts';
import type { ChinatownOptions } from './options.ts';
import { startRound } from './round.ts';
import type { ChinatownState } from './state.ts';
import { differencesOf } from './versions.ts';

/** A new game by a version of the rules. */
export function setUpBy(
  version: number,
  options: ChinatownOptions,
  seats: number,
  chance: Chance,
): { state: ChinatownState; events: ChinatownEvent[] } {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const first = options.buildOrder === 'in-turn' ? chance.int(seats) : null;
  const state: ChinatownState = {
    ...versionField(version),
    options,
    round: 1,
    phase: 'keep',
    land: {},
    money: each(() => START_MONEY),
    hands: each(() => []),
    cards: each(() => []),
    kept: each(() => null),
    ready: each(() => false),
    ...(differencesOf(versionField(version)).timeUpIsFinal && { outOfTime: [] }),
    offers: [],
    nextOffer: 1,
    planned: each(() => []),
    first,
    turned: [],
    deck: LOCATIONS,
    bag: TILES,
    ledger: { income: each(() => 0), open: each(() => 0), secret: [] },
  };
  const events: ChinatownEvent[] = first === null ? [] : [{ kind: 'first', seat: first }];
  return { state, events: [...events, ...startRound(state, chance)] };
}
