import type { Seat } from '@faubourg/core';
import { objectiveOf } from './material.ts';
import type { Objective } from './material-forms.ts';
import type { Crossing, Spot } from './plan.ts';
import { presence } from './presence.ts';
import { planFor, type Town } from './state.ts';

/** How far a seat is with an objective: `have` of `need`, and the sites that count (TU-31). */
export type Progress = {
  readonly have: number;
  readonly need: number;
  readonly sites: readonly string[];
};

export function progress(town: Town, seat: Seat, id: string): Progress {
  const objective = objectiveOf(id);
  const here = presence(town, seat);
  const { counted, need, sites } = measured(town, seat, objective, here);
  return { have: Math.min(counted, need), need, sites: sites.map((spot) => spot.id) };
}

/** TU-30: the condition holds. Roofs never leave, so it holds for good. */
export function meets(town: Town, seat: Seat, id: string): boolean {
  const { have, need } = progress(town, seat, id);
  return have === need;
}

type Measured = { counted: number; need: number; sites: readonly Spot[] };

const kinds = <T>(list: readonly T[], kind: (entry: T) => unknown): number =>
  new Set(list.map(kind)).size;

function measured(town: Town, seat: Seat, objective: Objective, here: readonly Spot[]): Measured {
  const building = (spot: Spot) => town.buildings[spot.id]!;
  /** So many different buildings of a kind. */
  const some = (need: number, fits: (spot: Spot) => boolean): Measured => {
    const sites = here.filter(fits);
    return { counted: sites.length, need, sites };
  };
  switch (objective.rule) {
    case 'all_colours': {
      return {
        counted: kinds(here, (spot) => building(spot).colour),
        need: objective.n,
        sites: here,
      };
    }
    case 'all_districts':
      return { counted: kinds(here, (spot) => spot.district), need: objective.n, sites: here };
    case 'count_feature':
      return some(objective.n, (spot) => spot[objective.feature]);
    case 'count_colour':
      return some(objective.n, (spot) => building(spot).colour === objective.colour);
    case 'double_presence': {
      const roofs = (spot: Spot) => building(spot).floors.filter((roof) => roof === seat).length;
      return some(objective.n, (spot) => roofs(spot) >= 2);
    }
    case 'connected_group': {
      const sites = largestGroup(here);
      return { counted: sites.length, need: objective.n, sites };
    }
    case 'grey_split':
      return greySplit(objective.n as [number, number], here);
    case 'border_pairs': {
      const roads = bothSides(planFor(town).crossings, here);
      const sites = here.filter(({ id }) => roads.some(({ ends }) => ends.includes(id)));
      return { counted: roads.length, need: objective.n, sites };
    }
    case 'roof_levels': {
      const { levels } = objective;
      const own = (spot: Spot) =>
        levels.filter((level) => building(spot).floors[level - 1] === seat);
      const counted = kinds(here.flatMap(own), (level) => level);
      return { counted, need: levels.length, sites: here.filter((spot) => own(spot).length > 0) };
    }
  }
}

/** The largest group of these sites that hangs together by roads. */
function largestGroup(here: readonly Spot[]): readonly Spot[] {
  let largest: readonly Spot[] = [];
  const left = new Set(here);
  for (const start of left) {
    const group = new Set([start]);
    for (const spot of group) {
      for (const other of left) if (spot.next.includes(other.id)) group.add(other);
    }
    for (const spot of group) left.delete(spot);
    if (group.size > largest.length) largest = [...group];
  }
  return here.filter((spot) => largest.includes(spot));
}

/** So many in one grey district and so many in the other, whichever way round is further on. */
function greySplit(need: readonly [number, number], here: readonly Spot[]): Measured {
  const sites = here.filter((spot) => spot.grey);
  const one = sites.filter((spot) => spot.district === sites[0]!.district).length;
  const other = sites.length - one;
  const [many, few] = need;
  const way = (a: number, b: number): number => Math.min(a, many) + Math.min(b, few);
  return { counted: Math.max(way(one, other), way(other, one)), need: many + few, sites };
}

/**
 * Up to two roads with the seat at both ends, across different borders and without a building in
 * common: two if there are such, else the first.
 */
function bothSides(crossings: readonly Crossing[], here: readonly Spot[]): readonly Crossing[] {
  const present = new Set(here.map(({ id }) => id));
  const roads = crossings.filter(({ ends }) => ends.every((end) => present.has(end)));
  for (const road of roads) {
    const other = roads.find(
      ({ border, ends }) => border !== road.border && !ends.some((end) => road.ends.includes(end)),
    );
    if (other) return [road, other];
  }
  return roads.slice(0, 1);
}
