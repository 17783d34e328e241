import { type Board, boardOf, LOCATIONS } from '../rules/board.ts';
import { businesses, type Land } from '../rules/businesses.ts';
import { economyLeft } from '../rules/income.ts';
import {
  BONUS,
  copiesOf,
  countOf,
  earns,
  ROUNDS,
  type Shop,
  sizeOf,
  supply,
} from '../rules/material.ts';
import type { ChinatownView } from '../rules/view.ts';

/** How much more than one's own draws come within reach by trade. */
const BY_TRADE = 1.5;
/** What becomes of what could come together, if others want the same. */
const LIKELY = 0.6;
/** What a tile without a place, and a place without a tile, will earn of what they could. */
const SPARE = 0.36;
const PLACE = 0.36;
/** What two free places side by side are worth beyond that, a year. */
const TOGETHER = 0.15;
/** The same for a place beside one that nobody owns yet. */
const HOPE = 0.03;
/** A place that only trade can bring. */
const BOUGHT = 0.2;
/** Tiles to come that are counted for a business. */
const STEPS = 3;

/**
 * What stays the same while people trade. The worth of holdings depends on them and on this, so
 * a chain of deals each of which raises it can never lead back to where it began.
 */
export type Prospects = {
  readonly view: ChinatownView;
  readonly board: Board;
  /** Incomes still to come that are counted, and how many of them what is drawn later takes part in. */
  readonly years: number;
  readonly later: number;
  readonly tilesAhead: number;
  readonly cardsAhead: number;
  readonly isUnowned: readonly boolean[];
  readonly seen: ReadonlyMap<Shop, number>;
  /** CT-40: what a shop of each size earns beside its business in a year, on average. */
  readonly bonus: readonly number[];
};

/** `horizon`: incomes that are looked ahead to; what may come after them does not count. */
export function prospectsOf(view: ChinatownView, horizon: number): Prospects {
  const { round, phase, land, options, money } = view;
  const years = Math.min(horizon, ROUNDS + 1 - round);
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
  return { view, board, years, later, tilesAhead, cardsAhead, isUnowned, seen, bonus };
}

/** The chance of at least `count` when `mean` are expected. */
function atLeast(count: number, mean: number): number {
  let [term, below] = [Math.exp(-mean), 0];
  for (let i = 0; i < count; i++) {
    below += term;
    term *= mean / (i + 1);
  }
  return Math.max(0, 1 - below);
}

/** What the tiles to come, and those without a place, may add to a year's income. */
export function growth(
  { view, board, tilesAhead, cardsAhead, isUnowned, seen }: Prospects,
  land: Land,
  left: readonly Shop[],
  hand: readonly Shop[],
): number {
  const open = view.options.hands === 'open';
  const unseenTiles = Math.max(1, view.bag + (open ? 0 : sum(view.handSizes) - hand.length));
  const best = new Map<Shop, number>();
  const note = (shop: Shop, value: number): void => {
    if (value > (best.get(shop) ?? 0)) best.set(shop, value);
  };
  for (const shop of new Set(left)) note(shop, SPARE * earns(sizeOf(shop), countOf(left, shop)));
  for (const { shop, locations } of businesses(board, land)) {
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
    note(shop, LIKELY * value);
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

/** What the places without a shop may add to a year's income. */
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

/** What a location card kept back may add to a year's income (CT-61). */
export const CARD = PLACE / 2;

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
