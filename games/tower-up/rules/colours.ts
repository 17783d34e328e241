/** The four colours of floors, in the order in which everything lists them. */
export const COLOURS = ['white', 'grey', 'brown', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** How many of each colour: floors in a stock, steps on the tracks, a price. */
export type Counts = { white: number; grey: number; brown: number; black: number };

export function each(value: (colour: Colour) => number): Counts {
  return {
    white: value('white'),
    grey: value('grey'),
    brown: value('brown'),
    black: value('black'),
  };
}

export const none = (): Counts => each(() => 0);

export function sum(counts: Counts): number {
  return counts.white + counts.grey + counts.brown + counts.black;
}

export function tally(colours: readonly (Colour | 'joker')[]): Counts {
  const counts = none();
  for (const colour of colours) if (colour !== 'joker') counts[colour]++;
  return counts;
}

/** The colours one by one, in their order: the opposite of `tally`. */
export function listed(counts: Counts): Colour[] {
  return COLOURS.flatMap((colour) => Array<Colour>(counts[colour]).fill(colour));
}

export const plus = (a: Counts, b: Counts): Counts => each((colour) => a[colour] + b[colour]);
export const minus = (a: Counts, b: Counts): Counts => each((colour) => a[colour] - b[colour]);

/** How much of each colour `wanted` asks beyond what is there. */
export function lacking(there: Counts, wanted: Counts): Counts {
  return each((colour) => Math.max(0, wanted[colour] - there[colour]));
}

export function covers(there: Counts, wanted: Counts): boolean {
  return (
    wanted.white <= there.white &&
    wanted.grey <= there.grey &&
    wanted.brown <= there.brown &&
    wanted.black <= there.black
  );
}

/** Every choice of `size` floors out of these, each once, as a list in the order of the colours. */
export function choices(size: number, from: Counts, first = 0): Colour[][] {
  if (size === 0) return [[]];
  const found: Colour[][] = [];
  for (let i = first; i < COLOURS.length; i++) {
    const colour = COLOURS[i]!;
    if (from[colour] === 0) continue;
    const rest = { ...from, [colour]: from[colour] - 1 };
    for (const more of choices(size - 1, rest, i)) found.push([colour, ...more]);
  }
  return found;
}
