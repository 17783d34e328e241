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

export function tally(colours: readonly string[]): Counts {
  return each((colour) => colours.filter((one) => one === colour).length);
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

export const covers = (there: Counts, wanted: Counts): boolean =>
  COLOURS.every((colour) => wanted[colour] <= there[colour]);

/** Every choice of `size` floors out of these, each once, as a list in the order of the colours. */
export function choices(size: number, from: Counts): Colour[][] {
  const found: Colour[][] = [];
  const extend = (chosen: Colour[], first: number): void => {
    if (chosen.length === size) {
      found.push(chosen);
      return;
    }
    for (let i = first; i < COLOURS.length; i++) {
      const colour = COLOURS[i]!;
      const used = chosen.filter((one) => one === colour).length;
      if (used < from[colour]) extend([...chosen, colour], i);
    }
  };
  extend([], 0);
  return found;
}
