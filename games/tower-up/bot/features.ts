import type { Features } from '@faubourg/search';
import * as at from '../rules/fast/layout.ts';
import { packCards, sumOf } from '../rules/fast/material.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { MARKET, OBJECTIVES, TRACKS } from '../rules/material.ts';
import { Frontier } from './frontier.ts';
import { blankOutlook, type Outlook, outlookOf, outlooks } from './outlook.ts';
import { MISSING, NEED } from './progress.ts';
import { coneMillions, scoreNow, nextToken } from './score.ts';

/** Must change whenever the meaning of an input changes; nets are tied to it. */
export const FEATURES_VERSION = 1;

const OF_PLAYER = 34;
const OF_TABLE = 29 + OBJECTIVES.length;
const STARS = TRACKS.star_steps;
/** Nets know the standard cards only: other cards get the heuristic evaluator (`net.ts`). */
const CARDS = packCards(undefined);

const frontier = new Frontier();
const outlook = [0, 1, 2, 3].map(blankOutlook);
const after = blankOutlook();

/** The inputs that follow the order of colours, each the first of four: for symmetries. */
export function inputsByColour(players: number): number[] {
  const seats = Array.from({ length: players }, (_, k) => k * OF_PLAYER);
  const table = players * OF_PLAYER;
  return [
    ...seats.flatMap((start) => [start, start + 8, start + 28]),
    table,
    table + 11,
    table + 16,
  ];
}

/** The input that says whether an objective is in play. */
export const inputOfGoal = (players: number, goal: number): number =>
  players * OF_PLAYER + OF_TABLE - OBJECTIVES.length + goal;

/** A position as numbers; players in turn order, starting with the one to act. */
export function featuresFor(players: number): Features<TowerUpNode> {
  return {
    inputs: players * OF_PLAYER + OF_TABLE,
    from: ({ data }) => data[at.TURN]!,
    read: (node, from, inputs) => {
      outlooks(node, frontier, outlook);
      for (let k = 0; k < players; k++) {
        const seat = (from + k) % players;
        readPlayer(node, seat, outlook[seat]!, inputs, k * OF_PLAYER);
      }
      readTable(node, from, inputs, players * OF_PLAYER);
    },
  };
}

function readPlayer(
  { data, tables }: TowerUpNode,
  seat: number,
  { affordable, almost, gain, steps, exposed }: Outlook,
  out: Float32Array,
  start: number,
): void {
  const me = at.PLAYERS + seat * at.PLAYER;
  const markers = data[me + at.MARKERS]!;
  const stock = data[me + at.STOCK]!;
  let i = start;
  const star = STARS[data[me + at.STARS]!] ?? 0;
  let short = 0;
  let behind = 0;
  let farthest = 0;
  for (let colour = 0; colour < 4; colour++) {
    const marker = (markers >> (at.BITS * colour)) & 63;
    out[i++] = marker / 12;
    if (marker < star) {
      short += star - marker;
      behind++;
      farthest = Math.max(farthest, star - marker);
    }
  }
  out[i++] = farthest / 4;
  out[i++] = short / 8;
  out[i++] = behind / 4;
  out[i++] = data[me + at.STARS]! / STARS.length;
  for (let colour = 0; colour < 4; colour++) out[i++] = ((stock >> (at.BITS * colour)) & 63) / 4;
  out[i++] = data[me + at.TOTAL]! / 10;
  out[i++] = data[me + at.ROOFS_LEFT]! / 10;
  out[i++] = data[me + at.VISIBLE]! / 7;
  out[i++] = coneMillions(data, me) / 14;
  out[i++] = exposed / 7;
  out[i++] = data[me + at.TOKENS]! / 17;
  out[i++] = scoreNow(data, me) / 60;
  for (let goal = 0; goal < 3; goal++) {
    const objective = data[at.GOAL + goal]!;
    const reached = (data[me + at.REACHED]! >> goal) & 1;
    const missing = reached ? 0 : MISSING[objective]!(data, me, tables);
    const token = nextToken(data, goal);
    out[i++] = 1 - missing / NEED[objective]!;
    out[i++] = missing === 1 ? token / 7 : 0;
  }
  out[i++] = affordable / 10;
  out[i++] = almost / 10;
  out[i++] = gain / 8;
  for (let colour = 0; colour < 4; colour++) out[i++] = ((steps >> (at.BITS * colour)) & 63) / 6;
  out[i++] = data[me + at.ROOFS_LEFT] === 1 ? 1 : 0;
  out[i] = data[me + at.CONE]! >= 0 ? 1 : 0;
}

function readTable({ data }: TowerUpNode, from: number, out: Float32Array, start: number): void {
  const supply = data[at.SUPPLY]!;
  let i = start;
  let least = 30;
  for (let colour = 0; colour < 4; colour++) {
    const left = (supply >> (at.BITS * colour)) & 63;
    least = Math.min(least, left);
    out[i++] = left / 30;
  }
  out[i++] = least / 10;
  out[i++] = data[at.END] === 0 ? 0 : 1;
  out[i++] = data[at.END] === 2 ? 1 : 0;
  out[i++] = data[at.END] !== 0 && data[at.END_SEAT] === from ? 1 : 0;
  out[i++] = data[at.STARTS]! / 7;
  out[i++] = frontier.count / 20;
  out[i++] = frontier.count > 0 ? frontier.prices / frontier.count / 5 : 1;
  i = readMarket(data, from, out, i);
  for (let goal = 0; goal < 3; goal++) out[i++] = nextToken(data, goal) / 7;
  out.fill(0, i, i + OBJECTIVES.length);
  for (let goal = 0; goal < 3; goal++) out[i + data[at.GOAL + goal]!] = 1;
}

/** The market, and what its best card would do for the player to act. */
function readMarket(data: Int32Array, from: number, out: Float32Array, start: number): number {
  const me = at.PLAYERS + from * at.PLAYER;
  const markers = data[me + at.MARKERS]!;
  const star = STARS[data[me + at.STARS]!] ?? 0;
  out.fill(0, start, start + 15);
  let affordable = 0;
  let gain = 0;
  for (let place = 0; place < MARKET; place++) {
    const card = data[at.MARKET_AT + place]!;
    const printed = CARDS.printed[card]!;
    for (let colour = 0; colour < 4; colour++)
      out[start + colour]! += ((printed >> (at.BITS * colour)) & 63) / 6;
    if (CARDS.plain[card] === 0) out[start + 4]! += (CARDS.shown[card]! - sumOf(printed)) / 4;
    const machine = CARDS.machine[card]!;
    if (machine >= 0) {
      out[start + 5 + machine]! += CARDS.steps[card]! / 3;
      const marker = (markers >> (at.BITS * machine)) & 63;
      // A machine that helps the slowest marker towards an extra turn.
      if (marker < star) out[start + 9] = Math.max(out[start + 9]!, CARDS.steps[card]! / 3);
    }
    out[start + 10] = Math.max(out[start + 10]!, CARDS.shown[card]! / 4);
    outlookOf(frontier, data, data[me + at.STOCK]! + printed, markers, after);
    affordable = Math.max(affordable, after.affordable);
    gain = Math.max(gain, after.gain);
  }
  out[start + 11] = affordable / 10;
  out[start + 12] = gain / 8;
  out[start + 13] = data[me + at.TOTAL]! > 6 ? 1 : 0;
  out[start + 14] = data[at.PILES]! / 44;
  return start + 15;
}
