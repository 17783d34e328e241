import { seedFor } from './match.ts';

/** One game of an arena: which contender sits where, and the seed. */
export type Fixture = { readonly seed: number; readonly seating: readonly number[] };

/**
 * Every seed is played once with each contender in each seat: the contenders rotate around the
 * table, so that neither seat nor chance favours one of them. `games` is rounded up to whole
 * rotations.
 */
export function schedule(contenders: number, games: number, seed: number): Fixture[] {
  const rounds = Math.ceil(games / contenders);
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    Array.from({ length: contenders }, (_, turn) => ({
      seed: seedFor(seed, round),
      seating: Array.from({ length: contenders }, (_, seat) => (seat + turn) % contenders),
    })),
  );
}
