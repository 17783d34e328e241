import type { TowerUpAnswer } from '../rules/answer.ts';
import { PLAYER, PLAYERS, TOTAL } from '../rules/fast/layout.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { LIMIT } from '../rules/material.ts';

/** How often a seat with a full stock builds though it would rather wait. */
const SHARE = 1 / 8;

/**
 * Two players may each find that whoever builds next loses, and take cards for ever, giving back
 * as many floors as they get. No rule ends that, and a bot remembers nothing that could. So a bot
 * whose stock is full and who wants another card builds instead now and then: every such wait
 * ends. `weights` add up to 1 and are changed in place; `worth` says which build is the best.
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
