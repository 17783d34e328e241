import {
  blended,
  type ByLevel,
  type Evaluate,
  type GameBots,
  type LevelName,
} from '@faubourg/search';
import type { TowerUpNode } from '../rules/fast/node.ts';
import type { TowerUpView } from '../rules/index.ts';
import { heuristicEvaluator, presentEvaluator } from './evaluate.ts';
import { evaluatorFor, netFor } from './net.ts';
import type { LevelSettings } from './think.ts';

type EvaluatorOf = (view: TowerUpView) => Evaluate<TowerUpNode>;

const present: EvaluatorOf = () => presentEvaluator;
const byHand: EvaluatorOf = () => heuristicEvaluator;
const byNet: EvaluatorOf = ({ options, players }) => evaluatorFor(options, players.length);
/** The heuristic evaluator, corrected by a part of what the net would say. */
const partlyByNet =
  (part: number): EvaluatorOf =>
  (view) =>
    blended(heuristicEvaluator, byNet(view), part);

const policy: LevelSettings['policy'] = ({ options, players }) =>
  netFor(options, players.length)?.policy ?? null;

/** Compares the positions after each answer. */
const near = (
  name: LevelName,
  evaluate: EvaluatorOf,
  temperature: number,
  exactTurns = 0,
): LevelSettings => ({ name, evaluate, horizon: 'one', exactTurns, temperature });

/** Searches ahead with the net. */
const far = (name: LevelName, exactTurns: number): LevelSettings => ({
  name,
  evaluate: byNet,
  policy,
  horizon: 'far',
  exactTurns,
  temperature: 0,
});

/**
 * From the starter to the hobbyist: one answer ahead, by the Millions of the moment, then by what
 * is within reach, with less and less randomness, then with some of the net's experience. The
 * regular trusts the net. The stronger ones search, each deeper than the one before, and solve the
 * last turns exactly.
 */
export const levelSettings: ByLevel<LevelSettings> = {
  starter: near('starter', present, 0.005),
  apprentice: near('apprentice', byHand, 0.03),
  casual: near('casual', byHand, 0.012),
  hobbyist: near('hobbyist', partlyByNet(0.06), 0.002),
  regular: near('regular', byNet, 0.005, 1),
  skilled: far('skilled', 1),
  veteran: far('veteran', 2),
  expert: far('expert', 2),
};

export const levels: GameBots['levels'] = {
  starter: { iterations: 2, milliseconds: 50 },
  apprentice: { iterations: 2, milliseconds: 50 },
  casual: { iterations: 2, milliseconds: 50 },
  hobbyist: { iterations: 4, milliseconds: 50 },
  regular: { iterations: 4, milliseconds: 100 },
  skilled: { iterations: 24, milliseconds: 200 },
  veteran: { iterations: 120, milliseconds: 400 },
  expert: { iterations: 800, milliseconds: 1000, judged: 300 },
};
