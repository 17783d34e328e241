import type { Seat } from '@faubourg/core';
import { type Board, boardOf, LOCATIONS } from '../rules/boards.ts';
import { businesses, type Land } from '../rules/businesses.ts';
import { bestPlacement } from '../rules/placement.ts';
import {
  copiesOf,
  countOf,
  earns,
  ROUNDS,
  type Shop,
  sizeOf,
  supply,
  without,
} from '../rules/shops.ts';
import type { ChinatownView } from '../rules/view.ts';

/** What a seat has to build with: its own plots alone, tiles, and how many cards it holds. */
export type Holdings = {
  readonly land: Land;
  readonly hand: readonly Shop[];
  readonly cards: number;
};

/** What holdings are worth, in thousands until the end of the game. */
export type Worth = (seat: Seat, holdings: Holdings) => number;

/** How much more than one's own draws come within reach by trade. */
const BY_TRADE = 1.5;
/** What a tile without a place, or a place without a tile, will earn of what it could. */
const USE = 0.6;
/** What two free places side by side are worth beyond that, a year. */
const TOGETHER = 0.25;
/** The same for a place beside one that nobody owns yet. */
const HOPE = 0.05;
/** A place that only trade can bring. */
const BOUGHT = 0.05;
/** Tiles to come that are counted for a business. */
const STEPS = 3;

/**
 * What stays the same while people trade. The worth of holdings depends on them and on this, so
 * a chain of deals each of which raises it can never lead back to where it began.
 */
type Prospects = {
  readonly view: ChinatownView;
  readonly board: Board;
  /** Incomes still to come, and how many of them what is drawn later takes part in, on average. */
  readonly years: number;
  readonly later: number;
  readonly tilesAhead: number;
  readonly cardsAhead: number;
  readonly isUnowned: readonly boolean[];
  readonly onBoard: ReadonlyMap<Shop, number>;
};

function prospectsOf(view: ChinatownView): Prospects {
  const { round, phase, land, options, money } = view;
  const years = ROUNDS + 1 - round;
  // In the keep phase this round's tiles are still to come.
  const from = phase === 'keep' ? round : round + 1;
  let [tilesAhead, cardsAhead] = [0, 0];
  for (let at = from; at <= ROUNDS; at++) {
    const { tiles, dealt } = supply(money.length, at);
    tilesAhead += tiles;
    if (at > round) cardsAhead += dealt;
  }
  const onBoard = new Map<Shop, number>();
  const count = (shop: Shop): unknown => onBoard.set(shop, (onBoard.get(shop) ?? 0) + 1);
  for (const { shop } of Object.values(land)) if (shop !== null) count(shop);
  if (options.hands === 'open') for (const hand of view.hands) hand!.forEach(count);
  const isUnowned = Array.from({ length: LOCATIONS + 1 }, (_, at) => at > 0 && !land[at]);
  const later = from > ROUNDS ? 0 : (ROUNDS + 1 - from + 1) / 2;
  const board = boardOf(options.map);
  return { view, board, years, later, tilesAhead, cardsAhead, isUnowned, onBoard };
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

/** Income × years left for the best that can be built now, and what may still come together. */
export function outlook(view: ChinatownView): Worth {
  const prospects = prospectsOf(view);
  return (seat, holdings) => {
    const { land, hand, cards } = holdings;
    const { steps, income } = bestPlacement(view.options, land, seat, hand);
    const now = income * prospects.years;
    if (prospects.later === 0) return now;
    const built: Land = { ...land };
    for (const { place, at } of steps) built[at] = { owner: seat, shop: place };
    const left = without(
      hand,
      steps.map(({ place }) => place),
    );
    const options = growth(prospects, built, left, hand) + room(prospects, built);
    return now + prospects.later * (options + (cards * USE) / 2);
  };
}

/** What the tiles to come, and those without a place, may add to a year's income. */
function growth(
  { view, board, tilesAhead, cardsAhead, isUnowned, onBoard }: Prospects,
  land: Land,
  left: readonly Shop[],
  hand: readonly Shop[],
): number {
  const open = view.options.hands === 'open';
  const unseenTiles = Math.max(1, view.bag + (open ? 0 : sum(view.handSizes) - hand.length));
  const best = new Map<Shop, number>();
  const note = (shop: Shop, value: number): void => {
    best.set(shop, Math.max(best.get(shop) ?? 0, value));
  };
  for (const shop of new Set(left)) note(shop, USE * earns(sizeOf(shop), countOf(left, shop)));
  for (const { shop, locations } of businesses(board, land)) {
    const size = sizeOf(shop);
    const beside = new Set(locations.flatMap((at) => board.neighbours[at]!));
    let [free, hoped] = [0, 0];
    for (const at of beside) {
      if (land[at]?.shop === null) free++;
      else if (isUnowned[at]) hoped++;
    }
    const seen = (onBoard.get(shop) ?? 0) + (open ? 0 : countOf(hand, shop));
    const mean = (BY_TRADE * tilesAhead * (copiesOf(shop) - seen)) / unseenTiles;
    const place = 1 - (1 - Math.min(1, hoped / Math.max(1, view.deck))) ** cardsAhead;
    const held = countOf(left, shop);
    const now = earns(size, locations.length);
    let [value, chance] = [0, 1];
    for (let step = 1, before = now; step <= STEPS; step++) {
      const after = earns(size, locations.length + step);
      if (step > free) chance *= Math.max(BOUGHT, place);
      value += chance * atLeast(step - held, mean) * (after - before);
      before = after;
    }
    note(shop, value);
  }
  return sum([...best.values()]);
}

/** What the places without a shop may add to a year's income. */
function room({ board, isUnowned }: Prospects, land: Land): number {
  let value = 0;
  for (const at of Object.keys(land)) {
    if (land[at]!.shop !== null) continue;
    value += USE;
    for (const next of board.neighbours[Number(at)]!) {
      if (land[next]?.shop === null) value += TOGETHER;
      else if (isUnowned[next]) value += HOPE;
    }
  }
  return value;
}

/** For measuring: looks at what could be earned this year, and at nothing else. */
export const thisYear =
  ({ options }: ChinatownView): Worth =>
  (seat, { land, hand }) =>
    bestPlacement(options, land, seat, hand).income;

/** What a seat holds, as far as the viewer sees it. */
export function holdingsOf(view: ChinatownView, seat: Seat): Holdings {
  const land: Land = {};
  for (const [at, plot] of Object.entries(view.land)) if (plot.owner === seat) land[at] = plot;
  const cards = seat === view.viewer ? (view.cards?.length ?? 0) : view.cardCounts[seat]!;
  return { land, hand: view.hands[seat] ?? [], cards: view.phase === 'trade' ? cards : 0 };
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
