import type { Chance, Seat } from '@faubourg/core';
import { type Evaluate, oneStepPrior, type Policy, type Prior } from '../evaluate.ts';
import { netEvaluator } from '../net/evaluator.ts';
import type { Net } from '../net/net.ts';
import type { PlayersNet } from '../net/nets-by-players.ts';
import { netPolicy } from '../net/policy.ts';
import { kernelOf } from '../net/weights.ts';
import { Tree } from '../tree.ts';
import type { GenerationTask } from './generation-task.ts';
import { gumbelSearch, type GumbelResult, type GumbelSettings } from './gumbel.ts';

/** Exploration and sharpness of the tree with two players; both scale with the fair share. */
const EXPLORATION = 0.8;
const SHARPNESS = 0.05;
const WIDENING = 16;

/** What a seat of a training game plays by: a net, or the teacher where there is none yet. */
export function playingNet<Node>(task: GenerationTask<Node>, net: Net | null): PlayersNet<Node> {
  const complete = (plain: Evaluate<Node>): Evaluate<Node> => {
    const completed = task.complete?.(plain);
    return completed ? (...asked) => completed.evaluate(...asked) : plain;
  };
  if (!net) return { evaluate: complete((...asked) => task.teacher(...asked)), policy: null };
  const kernel = kernelOf(net);
  return {
    evaluate: complete(netEvaluator(kernel, task.features)),
    policy: task.answers ? netPolicy(kernel, task.features, task.answers, task.players) : null,
  };
}

/** The search of a seat in training; the answers are `codes`. */
export function search<Node>(
  task: GenerationTask<Node>,
  { evaluate, policy }: PlayersNet<Node>,
  node: Node,
  seat: Seat,
  codes: readonly number[],
  settings: GumbelSettings,
  chance: Chance,
): { readonly found: GumbelResult; readonly logits: Float64Array } {
  const { fast, players } = task;
  const spare = task.spare(node);
  const guess = oneStepPrior(fast, evaluate, task.spare(node), players);
  const scale = 2 / players;
  const tree = new Tree<Node>(fast, players, [node], spare, chance, {
    evaluate,
    guess,
    exploration: EXPLORATION * scale,
    sharpness: SHARPNESS * scale,
    ...(policy && { policy }),
    ...(task.label && { label: (at: Node, code: number) => task.label!(at, code) }),
    ...(players > 2 && { rivals: { thinker: seat, widening: WIDENING } }),
  });
  // The root is evaluated first, so that every simulation goes past it.
  tree.iterate();
  const logits = firstLogits(policy, guess, node, seat, codes, SHARPNESS * scale, chance);
  return { found: gumbelSearch(tree, seat, codes, logits, settings, chance), logits };
}

function firstLogits<Node>(
  policy: Policy<Node> | null,
  guess: Prior<Node>,
  node: Node,
  seat: Seat,
  codes: readonly number[],
  sharpness: number,
  chance: Chance,
): Float64Array {
  const logits = new Float64Array(codes.length);
  const list = Int32Array.from(codes);
  const share = policy?.(node, seat, list, codes.length, logits, chance) ?? null;
  if (share !== null) return logits;
  guess(node, seat, list, codes.length, logits, chance);
  return logits.map((value) => value / sharpness);
}
