import { type Evaluate, softmaxInPlace } from '@faubourg/search';
import * as at from '../rules/fast/layout.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { TRACKS } from '../rules/material.ts';
import { Frontier } from './frontier.ts';
import { blankOutlook, type Outlook, outlookFor } from './outlook.ts';
import { MISSING, NEED } from './progress.ts';
import { scoreNow, nextToken } from './score.ts';

const STARS = TRACKS.star_steps;
const frontier = new Frontier();
const outlook = blankOutlook();

/** The Millions a player may expect to end with: the present ones, and what is within reach. */
function prospects({ data, tables }: TowerUpNode, seat: number, ahead: Outlook): number {
  const me = at.PLAYERS + seat * at.PLAYER;
  let worth = scoreNow(data, me);
  if (data[me + at.CONE]! >= 0) return worth;
  worth += 0.45 * data[me + at.TOTAL]! + 0.6 * data[me + at.ROOFS_LEFT]!;
  worth += 0.4 * ahead.gain + 0.1 * Math.min(6, ahead.affordable) - 0.35 * ahead.exposed;
  for (let goal = 0; goal < 3; goal++) {
    if ((data[me + at.REACHED]! >> goal) & 1) continue;
    const objective = data[at.GOAL + goal]!;
    const done = 1 - MISSING[objective]!(data, me, tables) / NEED[objective]!;
    worth += nextToken(data, goal) * 0.7 * done * done;
  }
  return worth + 1.5 * closeToStar(data, me);
}

/** How near the markers are to an extra turn, 0 … 1. */
function closeToStar(data: Int32Array, me: number): number {
  const star = STARS[data[me + at.STARS]!];
  if (star === undefined) return 0;
  let short = 0;
  for (let colour = 0; colour < 4; colour++) {
    const marker = (data[me + at.MARKERS]! >> (at.BITS * colour)) & 63;
    if (marker < star) short += star - marker;
  }
  return 1 / (1 + short);
}

/**
 * The heuristic evaluator: compares prospects; the more of the game is left, the less a lead
 * counts. Needs no net, so it also serves boards without one.
 */
export const heuristicEvaluator: Evaluate<TowerUpNode> = (node, shares) => {
  const { data } = node;
  const seats = data[at.SEATS]!;
  frontier.look(node);
  let left = 10;
  for (let seat = 0; seat < seats; seat++) {
    const toAct = data[at.TURN] === seat ? 1 : 0;
    outlookFor(data, frontier, seat, outlook);
    shares[seat] = prospects(node, seat, outlook) + toAct;
    left = Math.min(left, data[at.PLAYERS + seat * at.PLAYER + at.ROOFS_LEFT]!);
  }
  softmaxInPlace(shares, seats, 2 + 0.8 * left);
};

/** Compares the present Millions only; used by the greedy baseline. */
export const greedyEvaluator: Evaluate<TowerUpNode> = ({ data }, shares) => {
  const seats = data[at.SEATS]!;
  for (let seat = 0; seat < seats; seat++)
    shares[seat] = scoreNow(data, at.PLAYERS + seat * at.PLAYER) / 100;
};

/** The Millions that change a share by a factor of e, where only the present ones are compared. */
const PRESENT = 10;

/** The same as shares of a victory; used by the weakest level. */
export const presentEvaluator: Evaluate<TowerUpNode> = ({ data }, shares) => {
  const seats = data[at.SEATS]!;
  for (let seat = 0; seat < seats; seat++)
    shares[seat] = scoreNow(data, at.PLAYERS + seat * at.PLAYER);
  softmaxInPlace(shares, seats, PRESENT);
};
