/** The four colours of floors; all lists use this order. */
export const COLOURS = ['white', 'grey', 'brown', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** A count per colour: floors in a stock, steps on the tracks, a price. */
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

/** By colour: how much of `wanted` is missing in `there`. */
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

type Choice = { readonly colours: readonly Colour[]; readonly counts: Counts };

/** By length: all lists of that many colours, each in the order of the colours. */
const LISTS: readonly (readonly Choice[])[] = [0, 1, 2, 3, 4].map((size) =>
  extended([], size, 0).map((colours) => ({ colours, counts: tally(colours) })),
);

function extended(colours: readonly Colour[], more: number, from: number): (readonly Colour[])[] {
  if (more === 0) return [colours];
  return COLOURS.slice(from).flatMap((colour, i) =>
    extended([...colours, colour], more - 1, from + i),
  );
}

/**
 * Every choice of `size` floors out of these, each once, as a list in the order of the colours. At
 * most four: no card shows more.
 */
export function choices(size: number, from: Counts): (readonly Colour[])[] {
  const found: (readonly Colour[])[] = [];
  for (const { colours, counts } of LISTS[size]!) if (covers(from, counts)) found.push(colours);
  return found;
}
