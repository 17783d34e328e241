import * as layout from '../rules/fast/layout.ts';
import { packCards, sumOf } from '../rules/fast/material.ts';
import { MARKET, TRACKS } from '../rules/material.ts';
import type { Frontier } from './frontier.ts';
import { blankOutlook, outlookOf } from './outlook.ts';

const { BITS, MARKERS, MARKET_AT, PILES, STARS: STARS_REACHED, STOCK, TOTAL } = layout;
const STARS = TRACKS.star_steps;
/** Nets know the standard cards only: other cards get the heuristic evaluator (`net.ts`). */
const CARDS = packCards(undefined);

/** Inputs that depend on cards and markers alone; four more follow. */
const OF_CARDS = 11;

const after = blankOutlook();

/** Writes what the market holds, and what its best card would do for the player to act. */
export class MarketReader {
  /** What was read last: cards, the numbers of the player to act, the frontier. */
  private cards = -1;
  private markers = -1;
  private stars = -1;
  private stock = -1;
  private version = -1;

  forget(): void {
    this.cards = -1;
  }

  read(data: Int32Array, me: number, frontier: Frontier, out: Float32Array, start: number): void {
    const markers = data[me + MARKERS]!;
    const stars = data[me + STARS_REACHED]!;
    const stock = data[me + STOCK]!;
    const cards = data[MARKET_AT]! + 256 * data[MARKET_AT + 1]! + 65_536 * data[MARKET_AT + 2]!;
    const same = cards === this.cards && markers === this.markers && stars === this.stars;
    if (!same) readCards(data, markers, STARS[stars] ?? 0, out, start);
    if (!same || stock !== this.stock || frontier.version !== this.version)
      readBest(data, stock, markers, frontier, out, start + OF_CARDS);
    this.cards = cards;
    this.markers = markers;
    this.stars = stars;
    this.stock = stock;
    this.version = frontier.version;
    out[start + OF_CARDS + 2] = data[me + TOTAL]! > 6 ? 1 : 0;
    out[start + OF_CARDS + 3] = data[PILES]! / 44;
  }
}

/** What could be built next with the best of the cards. */
function readBest(
  data: Int32Array,
  stock: number,
  markers: number,
  frontier: Frontier,
  out: Float32Array,
  start: number,
): void {
  let affordable = 0;
  let gain = 0;
  for (let place = 0; place < MARKET; place++) {
    const printed = CARDS.printed[data[MARKET_AT + place]!]!;
    outlookOf(frontier, data, stock + printed, markers, after);
    affordable = Math.max(affordable, after.affordable);
    gain = Math.max(gain, after.gain);
  }
  out[start] = affordable / 10;
  out[start + 1] = gain / 8;
}

function readCards(
  data: Int32Array,
  markers: number,
  star: number,
  out: Float32Array,
  start: number,
): void {
  for (let i = start; i < start + OF_CARDS; i++) out[i] = 0;
  for (let place = 0; place < MARKET; place++) {
    const card = data[MARKET_AT + place]!;
    const printed = CARDS.printed[card]!;
    for (let colour = 0; colour < 4; colour++)
      out[start + colour]! += ((printed >> (BITS * colour)) & 63) / 6;
    if (CARDS.plain[card] === 0) out[start + 4]! += (CARDS.shown[card]! - sumOf(printed)) / 4;
    const machine = CARDS.machine[card]!;
    if (machine >= 0) {
      out[start + 5 + machine]! += CARDS.steps[card]! / 3;
      const marker = (markers >> (BITS * machine)) & 63;
      // A machine that helps the slowest marker towards an extra turn.
      if (marker < star) out[start + 9] = Math.max(out[start + 9]!, CARDS.steps[card]! / 3);
    }
    out[start + 10] = Math.max(out[start + 10]!, CARDS.shown[card]! / 4);
  }
}
