import { canonical } from '@faubourg/core';
import { type Board, boardOf, LOCATIONS } from '../rules/board.ts';
import type { Business, Land } from '../rules/businesses.ts';
import { economyLeft } from '../rules/income.ts';
import {
  BONUS,
  copiesOf,
  countOf,
  earns,
  ROUNDS,
  type Shop,
  SHOPS,
  sizeOf,
  supply,
} from '../rules/material.ts';
import type { ChinatownView } from '../rules/view.ts';

/** Factor on a seat's own draws: more tiles become available by trade. */
const BY_TRADE = 1.5;
/** How much of what may come later counts. */
export type Hopes = {
  /** The part of the possible growth of a business that counts, by number of incomes to come. */
  readonly growth: readonly number[];
  /** The part of its possible income that a tile without a place earns. */
  readonly spare: number;
};

/** Of all that may grow, most does, whatever the year. */
export const EVEN_HOPES: Hopes = { growth: [0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6], spare: 0.36 };

/**
 * What seats with more to hope for had more in the end: a regression over the years of 220 games of
 * experts. In the first years others compete for the same tiles and places; later, who can still
 * grow buys what is left.
 */
export const MEASURED_HOPES: Hopes = { growth: [0, 0, 1, 0.85, 0.4, 0.15, 0.15], spare: 0.2 };

/** The yearly income in thousands of a place without a tile. */
const PLACE = 0.36;
/** Extra yearly income of two adjacent free places. */
const TOGETHER = 0.15;
/** Extra yearly income of a place next to an unowned one. */
const HOPE = 0.03;
/** Probability of getting a place that is available by trade only. */
const BOUGHT = 0.2;
/** The most future tiles counted for a business. */
const STEPS = 3;

/**
 * Inputs of the valuation that trade does not change. The worth of holdings depends on them and on
 * these alone, so a sequence of deals that each raise it can never return to its start.
 */
export type Prospects = {
  readonly view: ChinatownView;
  readonly board: Board;
  readonly hopes: Hopes;
  /**
   * Incomes to come that are counted, the part of the next one that counts besides as something that
   * may come, and in how many of them later draws take part.
   */
  readonly years: number;
  readonly part: number;
  readonly later: number;
  readonly tilesAhead: number;
  readonly cardsAhead: number;
  readonly isUnowned: readonly boolean[];
  readonly seen: ReadonlyMap<Shop, number>;
  /** CT-40: the mean yearly economy bonus of a shop, by size. */
  readonly bonus: readonly number[];
};

/** `horizon`: the number of incomes that count, 1.5 for half of the second; later ones do not. */
export function prospectsOf(view: ChinatownView, horizon: number, hopes: Hopes): Prospects {
  const { round, phase, land, options, money } = view;
  const left = Math.min(horizon, ROUNDS + 1 - round);
  const years = Math.floor(left);
  const part = left - years;
  // In the keep phase this round's tiles are still to come.
  const from = phase === 'keep' ? round : round + 1;
  const last = Math.min(ROUNDS, round + years - 1);
  let [tilesAhead, cardsAhead] = [0, 0];
  for (let at = from; at <= last; at++) {
    const { tiles, dealt } = supply(money.length, at);
    tilesAhead += tiles;
    if (at > round) cardsAhead += dealt;
  }
  const seen = new Map<Shop, number>();
  const count = (shop: Shop): unknown => seen.set(shop, (seen.get(shop) ?? 0) + 1);
  for (const { shop } of Object.values(land)) if (shop !== null) count(shop);
  if (options.hands === 'open') for (const hand of view.hands) hand!.forEach(count);
  const isUnowned = Array.from({ length: LOCATIONS + 1 }, (_, at) => at > 0 && !land[at]);
  const later = from > last ? 0 : (last - from + 2) / 2;
  const cards = options.economy === 'on' ? economyLeft(view.turned) : [];
  const bonus = Array.from({ length: 7 }, (_, size) => {
    const named = cards.filter((sizes) => sizes.includes(size)).length;
    return named === 0 ? 0 : (BONUS * named) / cards.length;
  });
  const board = boardOf(options.map);
  return { view, board, hopes, years, part, later, tilesAhead, cardsAhead, isUnowned, seen, bonus };
}

/** Equal for prospects under which all holdings on this land have the same worth. */
export function nameOf(prospects: Prospects, horizon: number): string {
  const { view, hopes, years, later, tilesAhead, cardsAhead, seen, bonus } = prospects;
  const { options, bag, deck, handSizes } = view;
  const numbers = [horizon, years, later, tilesAhead, cardsAhead, bag, deck, sum(handSizes)];
  const tiles = SHOPS.map((shop) => seen.get(shop) ?? 0);
  const counted = [hopes.spare, hopes.growth, bonus, tiles];
  return `${options.hands} ${numbers.join()} ${counted.join()} ${landName(view)}`;
}

/** Equal for views of one map with the same locations owned by anybody and the same shops. */
export function landName({ land, options }: ChinatownView): string {
  const { map, streetAccess } = options;
  // A map of one's own is given in full.
  let name = `${typeof map === 'string' ? map : canonical(map)} ${streetAccess} `;
  for (const at of Object.keys(land)) name += `${at}${land[at]!.shop ?? ''} `;
  return name;
}

/** The Poisson probability of at least `count` for this mean. */
function atLeast(count: number, mean: number): number {
  let [term, below] = [Math.exp(-mean), 0];
  for (let i = 0; i < count; i++) {
    below += term;
    term *= mean / (i + 1);
  }
  return Math.max(0, 1 - below);
}

/** The expected yearly income from tiles to come and from tiles without a place. */
export function growth(
  { view, board, hopes, tilesAhead, cardsAhead, isUnowned, seen }: Prospects,
  land: Land,
  built: readonly Business[],
  left: readonly Shop[],
  hand: readonly Shop[],
): number {
  const open = view.options.hands === 'open';
  const unseenTiles = Math.max(1, view.bag + (open ? 0 : sum(view.handSizes) - hand.length));
  const best = new Map<Shop, number>();
  const note = (shop: Shop, value: number): void => {
    if (value > (best.get(shop) ?? 0)) best.set(shop, value);
  };
  for (const shop of new Set(left)) {
    note(shop, hopes.spare * earns(sizeOf(shop), countOf(left, shop)));
  }
  const likely = hopes.growth[ROUNDS + 1 - view.round]!;
  for (const { shop, locations } of built) {
    const size = sizeOf(shop);
    let [free, hoped] = [0, 0];
    for (const at of besideAll(board, locations)) {
      if (land[at]?.shop === null) free++;
      else if (isUnowned[at]) hoped++;
    }
    const known = (seen.get(shop) ?? 0) + (open ? 0 : countOf(hand, shop));
    const mean = (BY_TRADE * tilesAhead * (copiesOf(shop) - known)) / unseenTiles;
    const place = 1 - (1 - Math.min(1, hoped / Math.max(1, view.deck))) ** cardsAhead;
    const held = countOf(left, shop);
    let [value, chance] = [0, 1];
    for (let step = 1, before = earns(size, locations.length); step <= STEPS; step++) {
      const after = earns(size, locations.length + step);
      if (step > free) chance *= Math.max(BOUGHT, place);
      value += chance * atLeast(step - held, mean) * (after - before);
      before = after;
    }
    note(shop, likely * value);
  }
  return sum([...best.values()]);
}

function besideAll(board: Board, locations: readonly number[]): readonly number[] {
  if (locations.length === 1) return board.neighbours[locations[0]!]!;
  const beside: number[] = [];
  for (const at of locations) {
    for (const next of board.neighbours[at]!) if (!beside.includes(next)) beside.push(next);
  }
  return beside;
}

/** The expected yearly income of places without a shop. */
export function emptyPlots({ board, isUnowned }: Prospects, land: Land): number {
  let value = 0;
  for (const at of Object.keys(land)) {
    if (land[at]!.shop !== null) continue;
    value += PLACE;
    for (const next of board.neighbours[Number(at)]!) {
      if (land[next]?.shop === null) value += TOGETHER;
      else if (isUnowned[next]) value += HOPE;
    }
  }
  return value;
}

/** The expected yearly income of a location card kept back (CT-61). */
export const CARD = PLACE / 2;

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
