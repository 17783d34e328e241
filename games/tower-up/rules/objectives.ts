import type { Seat } from '@faubourg/core';
import { objectiveOf } from './material.ts';
import type { Objective } from './material-shape.ts';
import type { Crossing, SiteIndex } from './board-index.ts';
import { presence } from './presence.ts';
import { type Goal, boardIndexFor, type Town } from './state.ts';

/** A seat's progress on an objective: `have` of `need`, and the sites that count (TU-31). */
export type Progress = {
  readonly have: number;
  readonly need: number;
  readonly sites: readonly string[];
};

export function progress(
  town: Town,
  seat: Seat,
  id: string,
  here: readonly SiteIndex[] = presence(town, seat),
): Progress {
  const objective = objectiveOf(id);
  const measure = MEASURES[objective.rule] as Measure<Objective>;
  const { counted, need, sites } = measure(objective, here, town, seat);
  return { have: Math.min(counted, need), need, sites: sites.map((spot) => spot.id) };
}

/**
 * TU-30: the objectives in play that a seat meets. Roofs are never removed, so an objective once
 * met stays met.
 */
export function metBy(town: Town, seat: Seat): Goal[] {
  const here = presence(town, seat);
  return town.goals.filter(({ id }) => {
    const { have, need } = progress(town, seat, id, here);
    return have === need;
  });
}

type Measured = { counted: number; need: number; sites: readonly SiteIndex[] };

/** Measures an objective by the sites a seat is present in. */
type Measure<O> = (objective: O, here: readonly SiteIndex[], town: Town, seat: Seat) => Measured;

const kinds = <T>(list: readonly T[], kind: (entry: T) => unknown): number =>
  new Set(list.map(kind)).size;

/** A number of different buildings of a kind. */
const some = (need: number, sites: readonly SiteIndex[]): Measured => ({
  counted: sites.length,
  need,
  sites,
});

const MEASURES: {
  readonly [Rule in Objective['rule']]: Measure<Extract<Objective, { rule: Rule }>>;
} = {
  all_colours: ({ n }, here, { buildings }) => ({
    counted: kinds(here, ({ id }) => buildings[id]!.colour),
    need: n,
    sites: here,
  }),
  all_districts: ({ n }, here) => ({
    counted: kinds(here, ({ district }) => district),
    need: n,
    sites: here,
  }),
  count_feature: ({ n, feature }, here) =>
    some(
      n,
      here.filter((spot) => spot[feature]),
    ),
  count_colour: ({ n, colour }, here, { buildings }) =>
    some(
      n,
      here.filter(({ id }) => buildings[id]!.colour === colour),
    ),
  double_presence: ({ n }, here, { buildings }, seat) =>
    some(
      n,
      here.filter(({ id }) => buildings[id]!.floors.filter((roof) => roof === seat).length >= 2),
    ),
  connected_group: ({ n }, here) => some(n, largestGroup(here)),
  grey_split: ({ n }, here) => greySplit(n as [number, number], here),
  border_pairs: ({ n }, here, town) => {
    const roads = bothSides(boardIndexFor(town).crossings, here);
    const sites = here.filter(({ id }) => roads.some(({ ends }) => ends.includes(id)));
    return { counted: roads.length, need: n, sites };
  },
  roof_levels: ({ levels }, here, { buildings }, seat) => {
    const own = ({ id }: SiteIndex): number[] =>
      levels.filter((level) => buildings[id]!.floors[level - 1] === seat);
    const sites = here.filter((spot) => own(spot).length > 0);
    return { counted: kinds(here.flatMap(own), (level) => level), need: levels.length, sites };
  },
};

/** The largest group of these sites that is connected by roads. */
function largestGroup(here: readonly SiteIndex[]): readonly SiteIndex[] {
  let largest: readonly SiteIndex[] = [];
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

/**
 * A number in one grey district and a number in the other; the assignment with more progress
 * counts.
 */
function greySplit(need: readonly [number, number], here: readonly SiteIndex[]): Measured {
  const sites = here.filter((spot) => spot.grey);
  const one = sites.filter((spot) => spot.district === sites[0]!.district).length;
  const other = sites.length - one;
  const [many, few] = need;
  const way = (a: number, b: number): number => Math.min(a, many) + Math.min(b, few);
  return { counted: Math.max(way(one, other), way(other, one)), need: many + few, sites };
}

/**
 * Up to two roads with the seat at both ends, across different borders and without a shared
 * building: a pair if there is one, else the first road.
 */
function bothSides(
  crossings: readonly Crossing[],
  here: readonly SiteIndex[],
): readonly Crossing[] {
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
