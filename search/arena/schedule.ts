import { seedFor } from './match.ts';

/** One game of an arena: which contender sits where, and the seed. */
export type Fixture = { readonly seed: number; readonly seating: readonly number[] };

/**
 * Every seed is played once with each contender in each seat: the contenders rotate around the
 * table, so that neither seat nor chance favours one of them. Contenders of one name are equal
 * bots: rotations that seat the same names as an earlier one would be the same game again, and are
 * left out. `games` is rounded up to whole rotations.
 */
export function schedule(names: readonly string[], games: number, seed: number): Fixture[] {
  const seatings = rotations(names);
  const rounds = Math.ceil(games / seatings.length);
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    seatings.map((seating) => ({ seed: seedFor(seed, round), seating })),
  );
}

/** The contender of each seat after each turn of the table, until the names repeat. */
function rotations(names: readonly string[]): number[][] {
  const turned = names.map((_, turn) => names.map((_, seat) => (seat + turn) % names.length));
  const repeats = turned.findIndex(
    (seating, turn) => turn > 0 && seating.every((who, seat) => names[who] === names[seat]),
  );
  return repeats === -1 ? turned : turned.slice(0, repeats);
}
