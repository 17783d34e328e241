import { blended, type ByLevel, type GameBots, type LevelName } from '@faubourg/search';
import { greedyEvaluator, heuristicEvaluator } from './evaluate.ts';
import { evaluatorFor } from './net.ts';
import type { LevelSettings } from './think-context.ts';

type EvaluatorOf = LevelSettings['evaluatorFor'];

/** Mostly what lies on the table, with a little of what may become of it. */
const present: EvaluatorOf = () => blended(greedyEvaluator, heuristicEvaluator, 0.1);
export const heuristic: EvaluatorOf = () => heuristicEvaluator;
/** The heuristic evaluator, corrected by a part of what the net would say. */
const partlyByNet =
  (part: number): EvaluatorOf =>
  (node) =>
    blended(heuristicEvaluator, evaluatorFor(node), part);

/** Buys as if nobody else did. */
const alone = (name: LevelName, evaluator: EvaluatorOf, temperature: number): LevelSettings => ({
  name,
  evaluatorFor: evaluator,
  horizon: 'alone',
  candidates: 12,
  rounds: 0,
  widenings: 0,
  purchasesAhead: 0,
  lean: Infinity,
  exactEnd: false,
  temperature,
});

/** Considers what others may buy in the same round. */
const among = (name: LevelName, changes: Partial<LevelSettings> = {}): LevelSettings => ({
  name,
  evaluatorFor: heuristic,
  horizon: 'round',
  candidates: 5,
  rounds: 20,
  widenings: 0,
  purchasesAhead: 0,
  lean: Infinity,
  exactEnd: false,
  temperature: 0.005,
  ...changes,
});

/**
 * The starter counts what lies on the table. Apprentice, casual and hobbyist foresee what a lot may
 * bring, as if nobody else bought, with less and less randomness. From the regular on, bots
 * consider what others may buy in the same round. The skilled looks at more orders; from there on a
 * trained net counts more and more. The expert also adds best responses to what it found, evaluates
 * a use by the purchases that follow, and solves the last round.
 */
export const levelSettings: ByLevel<LevelSettings> = {
  starter: alone('starter', present, 0.01),
  apprentice: alone('apprentice', heuristic, 0.05),
  casual: alone('casual', heuristic, 0.02),
  hobbyist: alone('hobbyist', partlyByNet(0.05), 0.005),
  regular: among('regular', { candidates: 3, rounds: 4, temperature: 0.01 }),
  skilled: among('skilled', { evaluatorFor: partlyByNet(0.15) }),
  veteran: among('veteran', { evaluatorFor: partlyByNet(0.5) }),
  expert: among('expert', {
    evaluatorFor,
    candidates: 10,
    rounds: Infinity,
    widenings: 2,
    purchasesAhead: 24,
    lean: 0.005,
    exactEnd: true,
    temperature: 0.001,
  }),
};

export const levels: GameBots['levels'] = {
  starter: { iterations: 2, milliseconds: 50 },
  apprentice: { iterations: 2, milliseconds: 50 },
  casual: { iterations: 2, milliseconds: 50 },
  hobbyist: { iterations: 2, milliseconds: 50 },
  regular: { iterations: 4, milliseconds: 100 },
  skilled: { iterations: 20, milliseconds: 200 },
  veteran: { iterations: 20, milliseconds: 200 },
  expert: { iterations: 100, milliseconds: 1000 },
};
