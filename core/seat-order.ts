import type { Seat } from './game.ts';

/**
 * The order of the seats in a rematch: `order[i]` is the former seat of who now sits at `i`.
 * Somebody else sits first, because no game says who begins the next one; the others sit as chance
 * has it. `below(n)` returns a random number from 0 to n − 1.
 */
export function rematchOrder(seats: number, below: (n: number) => number): Seat[] {
  if (seats < 2) return [...Array(seats).keys()];
  const first = 1 + below(seats - 1);
  const rest = [...Array(seats).keys()].filter((seat) => seat !== first);
  for (let i = rest.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [rest[i], rest[j]] = [rest[j]!, rest[i]!];
  }
  return [first, ...rest];
}
