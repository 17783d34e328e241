import type { TowerUpAnswer } from '../rules/answer.ts';
import { PLAYER, PLAYERS, TOTAL } from '../rules/fast/layout.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { LIMIT } from '../rules/material.ts';

/** Probability that a seat with a full stock builds although it prefers to wait. */
const SHARE = 1 / 8;

/**
 * Two players may both find that the next to build loses, and take cards forever, giving back as
 * many floors as they get. No rule ends that, and a bot keeps no memory between answers. So a bot
 * that has a full stock and prefers another card sometimes builds instead; every stalemate then
 * ends. `weights` add up to 1 and are changed in place; `worth` decides which build is the best.
 */
export function breakStalemate(
  { data }: TowerUpNode,
  seat: number,
  answers: readonly TowerUpAnswer[],
  weights: number[],
  worth: ArrayLike<number>,
): void {
  if (data[PLAYERS + seat * PLAYER + TOTAL]! < LIMIT) return;
  let build = -1;
  for (const [i, answer] of answers.entries()) {
    if ('build' in answer && (build < 0 || worth[i]! > worth[build]!)) build = i;
  }
  if (build < 0) return;
  let moved = 0;
  for (const [i, answer] of answers.entries()) {
    if (!('take' in answer)) continue;
    moved += SHARE * weights[i]!;
    weights[i]! *= 1 - SHARE;
  }
  weights[build]! += moved;
}
