import { bitCount } from '@faubourg/core';
import * as layout from '../rules/fast/layout.ts';
import { affordable, inSupply } from '../rules/fast/legal.ts';
import { CHOICE, CHOICE_SIZE, STARS_AT, sumOf } from '../rules/fast/material.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { LIMIT, TRACKS } from '../rules/material.ts';
import { RoofProgress } from './roof-progress.ts';
import { scoreNow } from './score.ts';

const { BITS, BUILT, EDGE, END, MARKERS, MARKET_AT, PLAYER, PLAYERS, PRICE, ROOFS_LEFT } = layout;
const { SEATS, SITE, STARS, STOCK, SUPPLY, TAKE, TOTAL, unit, VISIBLE } = layout;
const LAST = TRACKS.last_step;

/*
 * What an answer does, read off its code and the position before it: nothing is played, so that it
 * costs a small part of an evaluation. If the meaning of one changes, the weights must be fitted
 * anew (`npm run bench -- tower-up/rough-guess`).
 */
const BUILDS = 0;
const GAIN = 1;
const STAR = 2;
const NEARER_STAR = 3;
const FLOORS = 4;
const PAYABLE = 5;
const NONE_PAYABLE = 6;
const OVER_LIMIT = 7;
const OWN_COVERED = 8;
const CONE_GAIN = 9;
const RIVALS_COVERED = 10;
const HEIGHT = 11;
const OPEN_SIDES = 12;
const ON_NEW = 13;
const NEW_EDGES = 14;
const PROGRESS = 15;
const TOKENS = 16;
const ENDS = 17;
const ENDS_AHEAD = 18;
const COLOURS = 19;
export const ROUGH_FEATURES = 20;

/** More sites than these that a stock can pay for make no difference. */
const MOST_PAYABLE = 8;

/** By visible roofs: the Millions of the cone row. */
const CONE_MILLIONS = Int32Array.from(
  { length: 64 },
  (_, roofs) => TRACKS.cone.by_visible_roofs[Math.min(roofs, TRACKS.cone.max_counted)]!,
);

const progress = new RoofProgress();

/** Numbers of the position that all its answers have in common. */
const before = { seat: 0, me: 0, markers: 0, stars: 0, visible: 0, isLastRoof: false, lead: 0 };

/** Writes the features of a seat's answers; only for builds and cards. */
export function readRough(
  node: TowerUpNode,
  seat: number,
  codes: Int32Array,
  count: number,
  out: Float32Array,
): void {
  const { data } = node;
  look(node, seat);
  const stock = data[before.me + STOCK]!;
  out.fill(0, 0, count * ROUGH_FEATURES);
  for (let i = 0, row = 0; i < count; i++, row += ROUGH_FEATURES) {
    const code = codes[i]!;
    const more = code < TAKE ? readBuild(node, code, out, row) : readTake(node, code, out, row);
    readStock(data, stock + more, code < TAKE ? code & 63 : -1, out, row);
  }
}

function look(node: TowerUpNode, seat: number): void {
  const { data } = node;
  const me = PLAYERS + seat * PLAYER;
  before.seat = seat;
  before.me = me;
  before.markers = data[me + MARKERS]!;
  before.stars = data[me + STARS]!;
  before.visible = data[me + VISIBLE]!;
  before.isLastRoof = data[me + ROOFS_LEFT] === 1 && data[END] === 0;
  before.lead = before.isLastRoof ? scoreNow(data, me) - mostOfRivals(data, seat) : 0;
  progress.begin(node, seat);
}

function mostOfRivals(data: Int32Array, seat: number): number {
  let most = 0;
  for (let other = 0; other < data[SEATS]!; other++)
    if (other !== seat) most = Math.max(most, scoreNow(data, PLAYERS + other * PLAYER));
  return most;
}

/** Returns what the stock gets, packed: less than nothing. */
function readBuild(node: TowerUpNode, code: number, out: Float32Array, row: number): number {
  const { data } = node;
  const site = code & 63;
  const roof = (code >> 6) & 63;
  const colour = code >> 12;
  const cost = data[PRICE + site]! + unit(colour);
  const under = data[SITE + roof]!;
  const isNew = roof === site;
  const height = isNew ? 1 : (under & 31) + 1;
  const raised = isNew ? colour : (under >> 5) & 7;
  out[row + BUILDS] = 1;
  out[row + FLOORS] = -sumOf(cost);
  out[row + HEIGHT] = height;
  out[row + ON_NEW] = isNew ? 1 : 0;
  readMove(raised, height, out, row);
  readNeighbours(node, site, out, row);
  readRoof(node, site, roof, out, row);
  const at = progress.look(node, roof, raised, height);
  out[row + PROGRESS] = progress.steps[at]!;
  out[row + TOKENS] = progress.tokens[at]!;
  if (before.isLastRoof) {
    const gain = out[row + GAIN]! + out[row + CONE_GAIN]! + out[row + TOKENS]!;
    out[row + ENDS] = 1;
    out[row + ENDS_AHEAD] = (before.lead + gain) / 8;
  }
  return -cost;
}

/** What the new building does to those beside it. */
function readNeighbours(
  { data, tables: { from, next } }: TowerUpNode,
  site: number,
  out: Float32Array,
  row: number,
): void {
  let own = 0;
  let rivals = 0;
  let edges = 0;
  for (let i = from[site]!, end = from[site + 1]!; i < end; i++) {
    const other = next[i]!;
    const there = data[SITE + other]!;
    if (there === 0) edges += 1 - ((data[EDGE + (other >> 5)]! >>> (other & 31)) & 1);
    else if (there >> 8 === before.seat + 1) own++;
    else if (there >> 8 !== 0) rivals++;
  }
  out[row + OWN_COVERED] = own;
  out[row + RIVALS_COVERED] = rivals;
  out[row + NEW_EDGES] = edges;
  const { visible } = before;
  out[row + CONE_GAIN] = CONE_MILLIONS[visible + 1 - own]! - CONE_MILLIONS[visible]!;
}

/** How exposed the roof is. */
function readRoof(
  { data, tables: { nextMask } }: TowerUpNode,
  site: number,
  roof: number,
  out: Float32Array,
  row: number,
): void {
  const low = nextMask[2 * roof]! & ~data[BUILT]!;
  const high = nextMask[2 * roof + 1]! & ~data[BUILT + 1]!;
  out[row + OPEN_SIDES] = bitCount(low) + bitCount(high) - (roof === site ? 0 : 1);
}

/** Returns what the stock gets, packed. */
function readTake(
  { data, tables: { cards } }: TowerUpNode,
  code: number,
  out: Float32Array,
  row: number,
): number {
  const card = data[MARKET_AT + ((code >> 14) & 3)]!;
  const choice = (code >> 7) & 127;
  const back = code & 127;
  const there = inSupply(cards.printed[card]!, data[SUPPLY]!);
  const more = sumOf(there) + CHOICE_SIZE[choice]! - CHOICE_SIZE[back]!;
  const over = Math.max(0, data[before.me + TOTAL]! + more - LIMIT);
  out[row + FLOORS] = more - over;
  out[row + OVER_LIMIT] = over;
  const machine = cards.machine[card]!;
  if (machine >= 0) readMove(machine, cards.steps[card]!, out, row);
  return there + CHOICE[choice]! - CHOICE[back]!;
}

/** What a marker's steps bring. */
function readMove(colour: number, steps: number, out: Float32Array, row: number): void {
  const { markers, stars } = before;
  const shift = BITS * colour;
  const from = (markers >> shift) & 63;
  const to = Math.min(LAST, from + steps);
  out[row + GAIN] = to - from;
  const star = TRACKS.star_steps[stars] ?? 0;
  if (from >= star) return;
  out[row + NEARER_STAR] = Math.min(star, to) - from;
  const after = markers + ((to - from) << shift);
  const a = Math.min(after & 63, (after >> BITS) & 63);
  const b = Math.min((after >> (2 * BITS)) & 63, after >> (3 * BITS));
  out[row + STAR] = STARS_AT[Math.min(a, b)]! > stars ? 1 : 0;
}

/** What the stock after the answer can pay for, except the site `built`. */
function readStock(
  data: Int32Array,
  stock: number,
  built: number,
  out: Float32Array,
  row: number,
): void {
  let payable = bitCount(affordable(data, stock, 0));
  if (data[EDGE + 1] !== 0) payable += bitCount(affordable(data, stock, 1));
  if (built >= 0) payable -= (affordable(data, stock, built >> 5) >>> (built & 31)) & 1;
  out[row + PAYABLE] = Math.min(MOST_PAYABLE, payable) / 4;
  out[row + NONE_PAYABLE] = payable === 0 ? 1 : 0;
  let colours = 0;
  for (let shift = 0; shift < 4 * BITS; shift += BITS) if (((stock >> shift) & 63) !== 0) colours++;
  out[row + COLOURS] = colours;
}
