import { type Chance, type Seat, takeRandom, versionField } from '@faubourg/core';
import type { Place } from './answer.ts';
import { type Colour, each, none } from './colours.ts';
import { trigger } from './ending.ts';
import type { TowerUpEvent } from './events.ts';
import { cardOf, CARDS, FLOORS, MARKET, OBJECTIVES, ROOFS, START_STOCK } from './material.ts';
import { isBlocked } from './legal-build.ts';
import { startColours, startSites } from './legal-place.ts';
import type { TowerUpOptions } from './options.ts';
import type { Town, TowerUpState } from './state.ts';

const pick = <T>(list: readonly T[], chance: Chance): T => list[chance.int(list.length)]!;
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** TU-10: moves a floor from the supply to an empty site. */
function found(town: Town, site: string, colour: Colour): void {
  town.supply[colour]--;
  town.buildings[site] = { colour, floors: [null] };
}

/** On a custom board a starting floor may have no legal site: it stays in the supply. */
function skipUnplaceable(town: Town): void {
  while (town.start.length > 0 && startColours(town, town.start[0]!).length === 0)
    town.start.shift();
}

/** TU-12 */
function objectivesFor(options: TowerUpOptions, chance: Chance): readonly string[] {
  const { objectives } = options;
  if (objectives === 'start') return OBJECTIVES.filter(({ start }) => start).map(({ id }) => id);
  if (objectives !== 'random') return objectives;
  const all = OBJECTIVES.map(({ id }) => id);
  return times(3, () => takeRandom(all, chance));
}

/** TU-10: draws a colour for a joker, then a legal site, both uniformly. */
function placeAtRandom(town: Town, chance: Chance): TowerUpEvent[] {
  const events: TowerUpEvent[] = [];
  for (const floor of town.start) {
    const colours = startColours(town, floor);
    if (colours.length === 0) continue;
    const colour = floor === 'joker' ? pick(colours, chance) : floor;
    const site = pick(startSites(town, colour), chance);
    found(town, site, colour);
    events.push({ kind: 'placed', seat: null, site, colour });
  }
  town.start = [];
  return events;
}

/** A new game by a version of the rules. */
export function setUpBy(
  version: number,
  options: TowerUpOptions,
  seats: number,
  chance: Chance,
): { state: TowerUpState; events: TowerUpEvent[] } {
  const pile = CARDS.map(({ id }) => id);
  const market = times(MARKET, () => takeRandom(pile, chance));
  // TU-11: further cards give their bottom floor and return to the pile.
  const further = times(options.startFloors - MARKET, () => takeRandom(pile, chance));
  pile.push(...further);
  const goals = objectivesFor(options, chance).map((id) => ({ id, takers: [] }));
  const first = chance.int(seats);
  const start = [...market, ...further].map((card) => cardOf({ options }, card).bottom);
  const state: TowerUpState = {
    ...versionField(version),
    options,
    first,
    turn: first,
    start,
    market,
    discards: [],
    pile,
    supply: each((colour) => FLOORS[colour] - seats * START_STOCK[colour]),
    buildings: {},
    goals,
    players: times(seats, () => ({
      stock: { ...START_STOCK },
      roofs: ROOFS,
      markers: none(),
      cone: null,
    })),
    end: null,
  };
  const opened: TowerUpEvent = {
    kind: 'opened',
    first,
    objectives: goals.map(({ id }) => id),
    market: market.slice(),
    start: start.slice(),
  };
  return { state, events: [opened, ...begin(state, chance)] };
}

const before = (town: Town, seat: Seat): Seat =>
  (seat + town.players.length - 1) % town.players.length;

/** Places the starting floors at random, or asks the last player first (TU-10). */
function begin(state: TowerUpState, chance: Chance): TowerUpEvent[] {
  if (state.options.start === 'random') return [...placeAtRandom(state, chance), ...goOn(state)];
  return goOn(state);
}

/**
 * Chooses the next seat: counter-clockwise while floors are to be placed, then the first player. On
 * a board so small that nothing can be built from the start, the game ends after one turn each
 * (TU-42).
 */
function goOn(town: Town): TowerUpEvent[] {
  skipUnplaceable(town);
  const asked = town.start.length > 0;
  town.turn = asked ? before(town, town.turn) : town.first;
  if (asked || !isBlocked(town)) return [];
  return trigger(town, before(town, town.first), 'blocked');
}

/** TU-10: a player places the next starting floor. */
export function place(town: Town, { place: site, colour }: Place): TowerUpEvent[] {
  const seat = town.turn;
  found(town, site, colour);
  town.start.shift();
  return [{ kind: 'placed', seat, site, colour }, ...goOn(town)];
}
