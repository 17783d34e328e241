import type { Features } from '@faubourg/search';
import type { DowntownNode } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';
import { pricesOf } from '../rules/material.ts';
import { widthOf } from './evaluate.ts';
import { CityOutlook, type KnownLot } from './city-outlook.ts';
import type { LotOutlook } from './lot-outlook.ts';
import { adjacency, bits } from './lots.ts';
import { hopes, partOf, roundsLeft } from './prospects.ts';

/** Must change whenever the meaning of an input changes; nets are tied to it. */
export const FEATURES_VERSION = 1;

/*
 * Inputs for every seat, from the mayor on: the estimates of the heuristic evaluator (its strength
 * first: the net learns a correction to it), money, markers, token, and plots by what their lot
 * still needs.
 */
const STRENGTH = 0;
const EXPECTED = 1;
const PLOTS_WORTH = 2;
const MONEY = 3;
const LIQUID = 4;
const MARKERS = 5;
const TOKEN = 6;
/** The best gain of a purchase now that fills a lot. */
const FINISH = 7;
const LOTS_HELD = 8;
const BONUS = 9;
const TODAY = 10;
/** By what the lot still needs: value and number of plots. */
const WAITING = 11;
const WAITS = 7;
const OF_SEAT = WAITING + 2 * WAITS;
const OF_TABLE = 21;

const STRENGTH_SCALE = 4;
const MOST_STRENGTH = 12;

const city = new CityOutlook();
const expected = new Float64Array(6);
/** 0 and the prices of one, two, three plots with a plaque. */
const PRICE = [0, ...pricesOf(true)];

/** A position as numbers, the players from the mayor on. */
export function featuresFor(players: number): Features<DowntownNode> {
  return {
    inputs: players * OF_SEAT + OF_TABLE,
    from: ({ mayor }) => mayor,
    read: (node, from, inputs) => {
      inputs.fill(0);
      readPosition(node, from, inputs);
    },
    first: {
      places: Array.from({ length: players }, (_, k) => k * OF_SEAT + STRENGTH),
      scale: STRENGTH_SCALE,
    },
  };
}

function readPosition(n: DowntownNode, from: number, out: Float32Array): void {
  const { seats, words, open } = n;
  const rounds = roundsLeft(n);
  const table = seats * OF_SEAT;
  const beside = adjacency(n.board);
  city.look(n, rounds);
  for (let seat = 0; seat < seats; seat++) expected[seat] = hopes(n, seat, rounds);
  for (let lot = 0; lot < beside.length; lot++) {
    const owners = words[at.OWNERS + lot]!;
    const free = (open >> lot) & 1;
    if (owners === 0 && free === 0) continue;
    const outlook = city.lot(n, lot, beside[lot]!, rounds);
    if (free) readOpenLot(outlook, out, table);
    if (owners !== 0) readOwners(n, from, owners, outlook, out);
    if (free && outlook.laid && outlook.need < 4) readFinish(n, from, owners, outlook, out);
  }
  for (let k = 0; k < seats; k++) readSeat(n, (from + k) % seats, out, k * OF_SEAT);
  readStrengths(n, from, rounds, out);
  readTable(n, rounds, out, table);
}

/** The plots each seat has of a lot. */
function readOwners(
  { seats }: DowntownNode,
  from: number,
  owners: number,
  lot: LotOutlook,
  out: Float32Array,
): void {
  const { need, laid, value, paid, bonus, built, sensible } = lot;
  // With a plaque: one to three plots missing; without: none to three.
  const waits = laid ? need - 1 : 3 + need;
  for (let k = 0; k < seats; k++) {
    const seat = (from + k) % seats;
    const plots = (owners >> (3 * seat)) & 7;
    if (plots === 0) continue;
    const i = k * OF_SEAT;
    const worth = partOf(lot, plots);
    expected[seat]! += worth;
    out[i + PLOTS_WORTH]! += worth / 30;
    out[i + LOTS_HELD]! += 0.2;
    out[i + BONUS]! += (paid * bonus) / 10;
    out[i + WAITING + waits]! += (plots * value) / 20;
    out[i + WAITING + WAITS + waits]! += plots / 6;
    if (laid) out[i + TODAY]! += (plots * built * (1 + sensible)) / 20;
  }
}

/** Which seats could fill the lot in one purchase, and their gain. */
function readFinish(
  n: DowntownNode,
  from: number,
  owners: number,
  { need, built, sensible }: LotOutlook,
  out: Float32Array,
): void {
  const { seats, words } = n;
  if (need > (seats > 4 ? 2 : 3)) return;
  const value = built * (1 + sensible);
  for (let k = 0; k < seats; k++) {
    const seat = (from + k) % seats;
    const plots = (owners >> (3 * seat)) & 7;
    if (seats === 2) {
      if (words[at.COLOURS + 2 + seat]! < need) continue;
    } else if (words[at.MONEY + seat]! < PRICE[need]!) continue;
    const alone = plots === 4 - need;
    const gain = need * value + (alone ? 2 + 8 * sensible : 0) - (seats === 2 ? 0 : PRICE[need]!);
    const i = k * OF_SEAT + FINISH;
    out[i] = Math.max(out[i]!, gain / 20);
  }
}

function readSeat(n: DowntownNode, seat: number, out: Float32Array, i: number): void {
  const { words, seats } = n;
  const money = words[at.MONEY + seat]!;
  out[i + MONEY] = money / 50;
  if (seats === 2) {
    out[i + LIQUID] = words[at.COLOURS + 2 + seat]! / 15;
    out[i + MARKERS] = words[at.COLOURS + seat]! / 15;
  } else {
    out[i + LIQUID] = Math.min(money, 12) / 12;
    out[i + MARKERS] = ((n.markers >> (4 * seat)) & 15) / 15;
    out[i + TOKEN] = (n.tokens >> seat) & 1;
  }
}

/** The strengths of the heuristic evaluator, from what every seat may expect to end with. */
function readStrengths(
  { seats }: DowntownNode,
  from: number,
  rounds: number,
  out: Float32Array,
): void {
  let mean = 0;
  for (let seat = 0; seat < seats; seat++) mean += expected[seat]! / seats;
  const width = widthOf(rounds);
  for (let k = 0; k < seats; k++) {
    const more = expected[(from + k) % seats]! - mean;
    const strength = Math.max(-MOST_STRENGTH, Math.min(MOST_STRENGTH, more / width));
    out[k * OF_SEAT + STRENGTH] = strength / STRENGTH_SCALE;
    out[k * OF_SEAT + EXPECTED] = more / 30;
  }
}

/** Adds a lot that can be bought: the number of such lots and their expected value. */
function readOpenLot(lot: KnownLot, out: Float32Array, table: number): void {
  const i = table + (lot.laid ? 0 : 4);
  out[i]! += lot.openPlots;
  out[i + 1]! += lot.openWorth;
  if (lot.openValue > out[i + 2]!) out[i + 2] = lot.openValue;
  out[i + 3]! += lot.openPaid;
}

function readTable(n: DowntownNode, rounds: number, out: Float32Array, table: number): void {
  let i = table + 8;
  for (let kind = 0; kind < 6; kind++) out[i++] = city.chances.left[kind]! / 4;
  out[i++] = rounds / 12;
  out[i++] = bits(at.ALL & ~n.laid) / 18;
  out[i++] = 1 / (1 + rounds);
  out[i++] = n.phase === at.ORDER ? 1 : 0;
  out[i++] = n.phase === at.PILE || n.phase === at.CARD ? 1 : 0;
  out[i++] = n.phase === at.BALLOT ? 1 : 0;
  out[i] = n.options.soleBonus === 5 ? 1 : 0;
}
