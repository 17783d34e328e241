import { withoutRemarks } from '@faubourg/core';
import type { Board } from './board.ts';
import { LARGE, SMALL } from './material.ts';

/** A site with everything the rules need to know about it. */
export type SiteIndex = {
  readonly id: string;
  readonly district: string;
  /** Lies in one of the two grey districts. */
  readonly grey: boolean;
  readonly park: boolean;
  readonly lake: boolean;
  /** The sites at the other ends of its roads, in the order of the board. */
  readonly next: readonly string[];
};

/** A road from one district to another. */
export type Crossing = { readonly border: string; readonly ends: readonly [string, string] };

/** A board indexed for the rules; computed once per board. */
export type BoardIndex = {
  readonly board: Board;
  readonly spots: readonly SiteIndex[];
  readonly crossings: readonly Crossing[];
  at(site: string): SiteIndex | undefined;
};

function draw(board: Board): BoardIndex {
  const order = board.sites.map(({ id }) => id);
  const greys = board.districts.filter(({ grey }) => grey).map(({ id }) => id);
  const spots = board.sites.map(({ id, district, park, lake }): SiteIndex => {
    const ends = new Set(board.roads.filter((road) => road.includes(id)).flat());
    return {
      id,
      district,
      grey: greys.includes(district),
      park: park !== null,
      lake: lake !== null,
      next: order.filter((other) => other !== id && ends.has(other)),
    };
  });
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  const crossings = Object.entries(withoutRemarks(board.borders)).flatMap(([border, roads]) =>
    roads.map((road): Crossing => ({ border, ends: [road[0]!, road[1]!] })),
  );
  return { board, spots, crossings, at: (site) => byId.get(site) };
}

const drawn = new WeakMap<Board, BoardIndex>();

/** The index of the board in play: a custom one, or the standard one for the number of seats. */
export function boardIndex(board: Board | 'standard', seats: number): BoardIndex {
  const played = board === 'standard' ? (seats === 2 ? SMALL : LARGE) : board;
  const known = drawn.get(played);
  if (known) return known;
  const plan = draw(played);
  drawn.set(played, plan);
  return plan;
}
