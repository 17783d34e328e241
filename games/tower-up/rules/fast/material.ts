import { COLOURS, type Counts, tally } from '../colours.ts';
import type { CardFile } from '../material-shape.ts';
import * as material from '../material.ts';
import * as layout from './layout.ts';

const { CARDS, OBJECTIVES, tokensFor, TRACKS } = material;
const { BITS, GUARD, ONES, unit } = layout;

/** Counts by colour, packed. */
export const pack = (counts: Counts): number =>
  COLOURS.reduce((all, colour, i) => all + counts[colour] * unit(i), 0);

/** The index of a colour, 0 … 3; -1 for anything else. */
export const colourNumber = (colour: string | null): number =>
  COLOURS.findIndex((one) => one === colour);

export const sumOf = (packed: number): number =>
  (packed & 63) + ((packed >> BITS) & 63) + ((packed >> (2 * BITS)) & 63) + (packed >> (3 * BITS));

/** A joker among printed floors; the colours are 0 … 3. */
export const JOKER = 4;
export const floorNumber = (floor: string): number => (colourNumber(floor) + 5) % 5;

/** The cards of a game, by the index of their names in the standard ones. */
export type PackedCards = {
  /** The printed floors, packed, and how many floors the card shows. */
  readonly printed: Int32Array;
  readonly shown: Int32Array;
  /** 1 if no floor is a joker. */
  readonly plain: Int32Array;
  /** The colour of the machine (-1: none), and its steps. */
  readonly machine: Int32Array;
  readonly steps: Int32Array;
  readonly bottom: Int32Array;
};

export function packCards(custom: CardFile | undefined): PackedCards {
  const byId = material.cardsById(custom);
  const cards = CARDS.map(({ id }) => byId.get(id)!);
  return {
    printed: Int32Array.from(cards, ({ floors }) => pack(tally(floors))),
    shown: Int32Array.from(cards, ({ floors }) => floors.length),
    plain: Int32Array.from(cards, ({ floors }) => (floors.includes('joker') ? 0 : 1)),
    machine: Int32Array.from(cards, ({ vehicle }) => colourNumber(vehicle)),
    steps: Int32Array.from(cards, ({ steps }) => steps),
    bottom: Int32Array.from(cards, ({ bottom }) => floorNumber(bottom)),
  };
}

/** By step of a track: how many star columns lie at or before it. */
export const STARS_AT = Int32Array.from(
  { length: 64 },
  (_, step) => TRACKS.star_steps.filter((star) => star <= step).length,
);

/** By 4 × seats + tokens gone: the highest token left of an objective. */
export const TOKEN = new Int32Array(20);
for (const seats of [2, 3, 4]) TOKEN.set(tokensFor(seats), 4 * seats);

export const cardIndex = new Map(CARDS.map(({ id }, i) => [id, i]));
export const objectiveIndex = new Map(OBJECTIVES.map(({ id }, i) => [id, i]));

/** A card shows at most four floors: no choice and no giving back is larger. */
export const LARGEST = 4;
const lists: number[][] = [];
for (let size = 0; size <= LARGEST; size++) extend([], size, 0);

function extend(chosen: number[], more: number, from: number): void {
  if (more === 0) lists.push(chosen);
  else for (let colour = from; colour < 4; colour++) extend([...chosen, colour], more - 1, colour);
}

/**
 * Every choice of up to four floors has an index. By index: the colours, the floors packed, and
 * their number; and the index where the choices of each size begin.
 */
export const CHOICES: readonly (readonly number[])[] = lists;
export const CHOICE = Int32Array.from(lists, (list) =>
  list.reduce((all, colour) => all + unit(colour), 0),
);
export const CHOICE_SIZE = Int32Array.from(lists, ({ length }) => length);
export const CHOICE_FROM = Int32Array.from({ length: LARGEST + 2 }, (_, size) => {
  const at = lists.findIndex(({ length }) => length === size);
  return at < 0 ? lists.length : at;
});

/**
 * Lookup table of what can be given back. For `over` floors out of a stock (counts per colour
 * capped at `over`), the indices of the choices are in `BACK` from `BACK_FROM[backIndex(stock,
 * over)]` up to the next entry.
 */
const backFrom: number[] = [];
const back: number[] = [];
for (let over = 0; over <= LARGEST; over++) {
  for (let stock = 0; stock < 625; stock++) {
    const held = [
      stock % 5,
      Math.floor(stock / 5) % 5,
      Math.floor(stock / 25) % 5,
      Math.floor(stock / 125),
    ];
    backFrom.push(back.length);
    for (const [number, list] of lists.entries()) {
      const fits = held.every(
        (count, colour) => list.filter((one) => one === colour).length <= count,
      );
      if (list.length === over && fits) back.push(number);
    }
  }
}
export const BACK = Int32Array.from(back);
export const BACK_FROM = Int32Array.from([...backFrom, back.length]);

export function backIndex(stock: number, over: number): number {
  // Where a colour has `over` or more, its guard bit stays set and becomes a mask that caps the
  // count.
  const most = over * ONES;
  const guards = (stock + GUARD - most) & GUARD;
  const mask = guards - (guards >> 5);
  const held = (stock & ~mask) | (most & mask);
  return (
    625 * over +
    (held & 63) +
    5 * ((held >> BITS) & 63) +
    25 * ((held >> (2 * BITS)) & 63) +
    125 * (held >> (3 * BITS))
  );
}
