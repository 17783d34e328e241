import type { Chance } from '@faubourg/core';

/** How a trader tries to get more out of experts than its share. */
export type Strategy = {
  /** The part of a deal that it asks for in its first offer, and in its last: low-balls. */
  readonly asks: readonly [number, number];
  /** The part that it accepts at first, and in the end. */
  readonly takes: readonly [number, number];
  /** Offers that it makes in a row, and the most things of one side: 1 splits deals into parts. */
  readonly tries: number;
  readonly side: 1 | 2 | 3;
  /** Whether it trades in rounds of three, answers prices with prices, and minds its rivals. */
  readonly three: boolean;
  readonly haggles: boolean;
  readonly rivalry: boolean;
  /** How often in a year it withdraws a declined offer and makes the same again. */
  readonly again: number;
  /** How often in a year it declines an offer that it would accept. */
  readonly declines: number;
  /** Answers that it spends on questions before it trades: the others are under pressure of time. */
  readonly stalls: number;
  /** Whether it offers nothing until another seat is done. */
  readonly late: boolean;
};

const pick = <T>(list: readonly T[], chance: Chance): T => list[chance.int(list.length)]!;

/** A strategy drawn at random. */
export function randomStrategy(chance: Chance): Strategy {
  const last = pick([0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8], chance);
  const takes = pick([0.2, 0.35, 0.45, 0.5, 0.55, 0.6, 0.7], chance);
  return {
    asks: [Math.min(0.95, last + pick([0, 0.1, 0.2, 0.3], chance)), last],
    takes: [Math.min(0.9, takes + pick([0, 0.05, 0.1, 0.2], chance)), takes],
    tries: pick([1, 3, 6, 10], chance),
    side: pick([1, 2, 3, 3] as const, chance),
    three: chance.int(3) > 0,
    haggles: chance.int(3) > 0,
    rivalry: chance.int(3) > 0,
    again: pick([0, 0, 1, 3], chance),
    declines: pick([0, 0, 1, 2, 4], chance),
    stalls: pick([0, 0, 2, 6, 12], chance),
    late: chance.int(4) === 0,
  };
}

/** The strategy with some of its parts drawn anew. */
export function changed(strategy: Strategy, chance: Chance): Strategy {
  const other: { [part: string]: unknown } = { ...randomStrategy(chance) };
  const parts = Object.entries(strategy).map(([part, value]) => {
    return [part, chance.int(4) === 0 ? other[part] : value] as const;
  });
  // Every part comes from one of two strategies.
  return Object.fromEntries(parts) as Strategy;
}
