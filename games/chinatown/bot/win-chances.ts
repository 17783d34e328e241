/*
 * Final money of every seat is assumed to be normally distributed, with a mean and a standard
 * deviation. The probability to win is that of being the richest.
 */

/**
 * Range of the tables in standard deviations to either side, and entries per standard deviation.
 */
const REACH = 4.5;
const FINE = 32;
const BELOW = new Float64Array(2 * REACH * FINE + 1);
const DENSITY = new Float64Array(2 * REACH * FINE + 1);

for (let i = 0, sum = 0; i < BELOW.length; i++) {
  const density = Math.exp(-0.5 * ((i - REACH * FINE) / FINE) ** 2) / Math.sqrt(2 * Math.PI);
  DENSITY[i] = density;
  sum += density / FINE;
  // The value at the middle of the strip.
  BELOW[i] = sum - density / FINE / 2;
}

/** Linear interpolation in a table; constant beyond its ends. */
function read(table: Float64Array, place: number): number {
  if (place <= 0) return table[0]!;
  const at = Math.floor(place);
  if (at >= table.length - 1) return table[table.length - 1]!;
  return table[at]! + (place - at) * (table[at + 1]! - table[at]!);
}

/** Number of points of the numerical integration. */
const POINTS = 64;

/** Every seat's probability to end with the most money; they add up to 1. */
export function winChances(means: readonly number[], spreads: readonly number[]): number[] {
  const seats = means.length;
  let [from, to] = [Infinity, -Infinity];
  for (let seat = 0; seat < seats; seat++) {
    from = Math.min(from, means[seat]! - REACH * spreads[seat]!);
    to = Math.max(to, means[seat]! + REACH * spreads[seat]!);
  }
  const chances = means.map(() => 0);
  const below = new Float64Array(seats);
  const density = new Float64Array(seats);
  for (let point = 0; point <= POINTS; point++) {
    const x = from + ((to - from) * point) / POINTS;
    for (let seat = 0; seat < seats; seat++) {
      const away = ((x - means[seat]!) / spreads[seat]! + REACH) * FINE;
      below[seat] = read(BELOW, away);
      density[seat] = read(DENSITY, away) / spreads[seat]!;
    }
    for (let seat = 0; seat < seats; seat++) {
      let chance = density[seat]!;
      for (let other = 0; other < seats; other++) if (other !== seat) chance *= below[other]!;
      chances[seat] = chances[seat]! + chance;
    }
  }
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / total);
}
