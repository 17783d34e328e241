import * as layout from '../rules/fast/layout.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { TRACKS } from '../rules/material.ts';
import type { Frontier } from './frontier.ts';
import { blankOutlook, outlookFor } from './outlook.ts';
import { MISSING, NEED } from './progress.ts';
import { quotients } from './quotients.ts';
import { coneMillions, nextToken, scoreNow } from './score.ts';

const { BITS, BY_COLOUR, BY_DISTRICT, CONE, GOAL, LEVELS, MARKERS, PLAYER, PLAYERS } = layout;
const { PRESENT, REACHED, ROOFS_LEFT, STARS: STARS_REACHED, STOCK, TOKENS, TOTAL } = layout;
const { TWICE, VISIBLE } = layout;
const STARS = TRACKS.star_steps;

/*
 * The inputs of a player: track, stock and score; what is exposed; objectives; the next build; the
 * last roof and the cone.
 */
const EXPOSED = 16;
const SCORES = 17;
const GOALS = 19;
const NEXT_BUILD = 25;
const LAST_ROOF = 32;

const [QUARTERS, SIXTHS, SEVENTHS] = [quotients(4), quotients(6), quotients(7)];
const [EIGHTHS, TENTHS, TWELFTHS] = [quotients(8), quotients(10), quotients(12)];
const [FOURTEENTHS, SEVENTEENTHS, SIXTIETHS] = [quotients(14), quotients(17), quotients(60)];
const OF_STARS = quotients(STARS.length);

/** Writes the inputs of the player at one place, those parts of it that have changed. */
export class PlayerReader {
  /** The numbers of the player at this place that were read last. */
  private readonly numbers = new Int32Array(PLAYER);
  private readonly outlook = blankOutlook();
  private steps = -1;
  private known = false;

  forget(): void {
    this.known = false;
  }

  /**
   * Returns whether an input may have changed. `newGoals` says that other objectives are in play,
   * or other tokens left, than at the last call.
   */
  read(
    node: TowerUpNode,
    seat: number,
    frontier: Frontier,
    newGoals: boolean,
    out: Float32Array,
    start: number,
  ): boolean {
    const { data } = node;
    const { numbers, known } = this;
    const me = PLAYERS + seat * PLAYER;
    const means = !known || meansChanged(data, me, numbers);
    const goals = !known || newGoals || progressChanged(data, me, numbers);
    const next = this.readNextBuild(data, seat, frontier, out, start);
    if (means) readMeans(data, me, out, start);
    if (goals) readGoals(node, me, out, start + GOALS);
    if (means || goals) for (let i = 0; i < PLAYER; i++) numbers[i] = data[me + i]!;
    this.known = true;
    return means || goals || next;
  }

  private readNextBuild(
    data: Int32Array,
    seat: number,
    frontier: Frontier,
    out: Float32Array,
    start: number,
  ): boolean {
    const { outlook } = this;
    const { affordable, almost, gain, exposed } = outlook;
    outlookFor(data, frontier, seat, outlook);
    const { steps } = outlook;
    if (
      this.known &&
      steps === this.steps &&
      affordable === outlook.affordable &&
      almost === outlook.almost &&
      gain === outlook.gain &&
      exposed === outlook.exposed
    )
      return false;
    this.steps = steps;
    out[start + EXPOSED] = SEVENTHS[outlook.exposed]!;
    let i = start + NEXT_BUILD;
    out[i++] = TENTHS[outlook.affordable]!;
    out[i++] = TENTHS[outlook.almost]!;
    out[i++] = EIGHTHS[outlook.gain]!;
    for (let shift = 0; shift < 4 * BITS; shift += BITS) out[i++] = SIXTHS[(steps >> shift) & 63]!;
    return true;
  }
}

/** Whether one of the numbers that `readMeans` reads is not as before; the others follow from them. */
const meansChanged = (data: Int32Array, me: number, before: Int32Array): boolean =>
  ((data[me + STOCK]! ^ before[STOCK]!) |
    (data[me + MARKERS]! ^ before[MARKERS]!) |
    (data[me + ROOFS_LEFT]! ^ before[ROOFS_LEFT]!) |
    (data[me + VISIBLE]! ^ before[VISIBLE]!) |
    (data[me + CONE]! ^ before[CONE]!) |
    (data[me + TOKENS]! ^ before[TOKENS]!)) !==
  0;

/** The same for the numbers that `readGoals` reads. */
const progressChanged = (data: Int32Array, me: number, before: Int32Array): boolean =>
  ((data[me + PRESENT]! ^ before[PRESENT]!) |
    (data[me + PRESENT + 1]! ^ before[PRESENT + 1]!) |
    (data[me + TWICE]! ^ before[TWICE]!) |
    (data[me + TWICE + 1]! ^ before[TWICE + 1]!) |
    (data[me + BY_COLOUR]! ^ before[BY_COLOUR]!) |
    (data[me + BY_DISTRICT]! ^ before[BY_DISTRICT]!) |
    (data[me + LEVELS]! ^ before[LEVELS]!) |
    (data[me + REACHED]! ^ before[REACHED]!)) !==
  0;

/** How near each objective is. */
function readGoals(
  { data, tables }: TowerUpNode,
  me: number,
  out: Float32Array,
  start: number,
): void {
  for (let goal = 0, i = start; goal < 3; goal++) {
    const objective = data[GOAL + goal]!;
    const reached = (data[me + REACHED]! >> goal) & 1;
    const missing = reached ? 0 : MISSING[objective]!(data, me, tables);
    out[i++] = 1 - missing / NEED[objective]!;
    out[i++] = missing === 1 ? SEVENTHS[nextToken(data, goal)]! : 0;
  }
}

/** Track, stock, roofs and score. */
function readMeans(data: Int32Array, me: number, out: Float32Array, start: number): void {
  const markers = data[me + MARKERS]!;
  const stock = data[me + STOCK]!;
  const star = STARS[data[me + STARS_REACHED]!] ?? 0;
  let i = start;
  let short = 0;
  let behind = 0;
  let farthest = 0;
  for (let shift = 0; shift < 4 * BITS; shift += BITS) {
    const marker = (markers >> shift) & 63;
    out[i++] = TWELFTHS[marker]!;
    if (marker >= star) continue;
    short += star - marker;
    behind++;
    farthest = Math.max(farthest, star - marker);
  }
  out[i++] = QUARTERS[farthest]!;
  out[i++] = EIGHTHS[short]!;
  out[i++] = QUARTERS[behind]!;
  out[i++] = OF_STARS[data[me + STARS_REACHED]!]!;
  for (let shift = 0; shift < 4 * BITS; shift += BITS) out[i++] = QUARTERS[(stock >> shift) & 63]!;
  out[i++] = TENTHS[data[me + TOTAL]!]!;
  out[i++] = TENTHS[data[me + ROOFS_LEFT]!]!;
  out[i++] = SEVENTHS[data[me + VISIBLE]!]!;
  out[i] = FOURTEENTHS[coneMillions(data, me)]!;
  out[start + SCORES] = SEVENTEENTHS[data[me + TOKENS]!]!;
  out[start + SCORES + 1] = SIXTIETHS[scoreNow(data, me)]!;
  out[start + LAST_ROOF] = data[me + ROOFS_LEFT] === 1 ? 1 : 0;
  out[start + LAST_ROOF + 1] = data[me + CONE]! >= 0 ? 1 : 0;
}
