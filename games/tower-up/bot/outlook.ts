import { bitCount } from '@faubourg/core';
import * as layout from '../rules/fast/layout.ts';
import { TRACKS } from '../rules/material.ts';
import { type Frontier, KNOWN, rowOf } from './frontier.ts';

const { BITS, EDGE, FIELD, GUARD, MARKERS, needed, ONES, PLAYER, PLAYERS, ROOFS_LEFT, STOCK } =
  layout;

const LAST = TRACKS.last_step;

/** What the next build could bring a player with the present stock. */
export type Outlook = {
  /** The number of sites the stock can pay for, and of sites for which one floor is missing. */
  affordable: number;
  almost: number;
  /** The farthest each marker could move, packed, and the most Millions one build could bring. */
  steps: number;
  gain: number;
  /** Own roofs on top that a build next to them would cover. */
  exposed: number;
};

export const blankOutlook = (): Outlook => ({
  affordable: 0,
  almost: 0,
  steps: 0,
  gain: 0,
  exposed: 0,
});

/** Scratch masks of the sites on which something can be built, valid within one call. */
const sites = new Int32Array(2);
/** Scratch counts, valid within one call: sites that can be paid for, and nearly. */
const counts = new Int32Array(2);

/*
 * The known outlooks of a frontier are rows of five numbers. Stocks of one search recur: most
 * answers leave most of them alone.
 */
const [STOCK_OF, VERSION_OF, AFFORDABLE, ALMOST, STEPS] = [0, 1, 2, 3, 4];

/** Computes the outlook of a packed stock at the frontier, for a player with these markers. */
export function outlookOf(
  frontier: Frontier,
  data: Int32Array,
  stock: number,
  markers: number,
  outlook: Outlook,
): void {
  const { known } = frontier;
  const row = 5 * ((Math.imul(stock, 0x9e3779b1) >>> 16) & (KNOWN - 1));
  if (known[row + STOCK_OF] !== stock || known[row + VERSION_OF] !== frontier.version)
    look(frontier, data, stock, row);
  const steps = known[row + STEPS]!;
  outlook.affordable = known[row + AFFORDABLE]!;
  outlook.almost = known[row + ALMOST]!;
  outlook.steps = steps;
  outlook.gain = gainOf(steps, markers);
}

/** The most Millions that one of these steps brings to a marker: none beyond the last step. */
function gainOf(steps: number, markers: number): number {
  // For all four colours at once: the guard bit stays where the steps are no more than are left.
  const left = LAST * ONES - markers;
  const guards = ((left | GUARD) - steps) & GUARD;
  const within = guards - (guards >> 5);
  const gains = (steps & within) | (left & ~within);
  return Math.max(
    Math.max(gains & FIELD, (gains >> BITS) & FIELD),
    Math.max((gains >> (2 * BITS)) & FIELD, (gains >> (3 * BITS)) & FIELD),
  );
}

/** Computes a row of the known outlooks. */
function look(frontier: Frontier, data: Int32Array, stock: number, row: number): void {
  const { known } = frontier;
  counts[0] = 0;
  counts[1] = 0;
  lookAtSites(data, stock, 0);
  sites[1] = 0;
  if (data[EDGE + 1] !== 0) lookAtSites(data, stock, 1);
  let steps = 0;
  for (let colour = 0; colour < 4 && counts[0] !== 0; colour++) {
    const shift = BITS * colour;
    steps |= farthest(frontier, data, (stock >> shift) & FIELD, colour) << shift;
  }
  known[row + STOCK_OF] = stock;
  known[row + VERSION_OF] = frontier.version;
  known[row + AFFORDABLE] = counts[0]!;
  known[row + ALMOST] = counts[1]!;
  known[row + STEPS] = steps;
}

/** Counts the empty sites of one word that can be paid for, or nearly. */
function lookAtSites(data: Int32Array, stock: number, word: number): void {
  const edge = data[EDGE + word]!;
  // Sites that cost more of some colour than there is, of two colours, by more than one floor.
  let dear = 0;
  let twice = 0;
  let far = 0;
  // Sites where every colour in stock is excluded by a neighbour.
  let excluded = -1;
  for (let colour = 0; colour < 4; colour++) {
    const floors = (stock >> (BITS * colour)) & FIELD;
    const over = data[needed(colour, floors + 1) + word]!;
    twice |= dear & over;
    dear |= over;
    far |= data[needed(colour, floors + 2) + word]!;
    if (floors !== 0) excluded &= data[needed(colour, 1) + word]!;
  }
  const payable = edge & ~dear;
  sites[word] = payable & ~excluded;
  counts[0]! += bitCount(payable & ~excluded);
  counts[1]! += bitCount((payable & excluded) | (edge & dear & ~twice & ~far));
}

/** The farthest a marker could move by a build on `sites`, with this many floors of its colour. */
function farthest(
  { tallest, beside }: Frontier,
  data: Int32Array,
  floors: number,
  colour: number,
): number {
  const low = sites[0]!;
  const high = sites[1]!;
  for (let height = tallest[colour]!, row = rowOf(colour, height); height > 0; height--) {
    if (((beside[row]! & low) | (beside[row + 1]! & high)) !== 0) return height;
    row -= 2;
  }
  if (floors === 0) return 0;
  const own = needed(colour, 1);
  return ((low & ~data[own]!) | (high & ~data[own + 1]!)) === 0 ? 0 : 1;
}

/** The outlook of a seat; the frontier must have been looked at. */
export function outlookFor(
  data: Int32Array,
  frontier: Frontier,
  seat: number,
  outlook: Outlook,
): void {
  const me = PLAYERS + seat * PLAYER;
  outlookOf(frontier, data, data[me + STOCK]!, data[me + MARKERS]!, outlook);
  outlook.exposed = frontier.exposed[seat]!;
  if (data[me + ROOFS_LEFT] === 0) {
    outlook.affordable = 0;
    outlook.gain = 0;
    outlook.steps = 0;
  }
}
