import type { Chance } from '@faubourg/core';
import type { ThinkTimer, Evaluate } from '@faubourg/search';
import type { DowntownNode } from '../rules/fast/node.ts';
import { fast } from '../rules/fast/index.ts';
import { endValue } from './end-value.ts';

/** What a level is made of. */
export type LevelSettings = {
  readonly name: string;
  /** Who judges the positions of a game. */
  evaluatorFor(node: DowntownNode): Evaluate<DowntownNode>;
  /**
   * How purchases are chosen: 'alone' as if nobody else bought, 'round' against what the others
   * may buy in the same round.
   */
  readonly horizon: 'alone' | 'round';
  /** Orders each seat is thought to choose from. */
  readonly candidates: number;
  /** Rounds of thought about a purchase at most, whatever the budget. */
  readonly rounds: number;
  /** How often the candidates are completed by the best answers to what was found so far. */
  readonly widenings: number;
  /** A use is judged by the purchases that follow, with at most so many rounds of thought. */
  readonly purchasesAhead: number;
  /**
   * Orders are drawn from a mix that leans to what is best against the others' mixes: e-fold for
   * every so much of the victory. Infinity leaves the mix as it is.
   */
  readonly lean: number;
  /** The last orders are worked out, where nothing is hidden. */
  readonly exactEnd: boolean;
  /** In shares of the victory: how strict the choice among answers is. */
  readonly temperature: number;
};

/** What a thought needs all along. */
export type ThinkContext = {
  readonly settings: LevelSettings;
  readonly evaluate: Evaluate<DowntownNode>;
  readonly seat: number;
  /** Positions that agree with the view; where nothing is hidden they are all the same. */
  readonly worlds: readonly DowntownNode[];
  /** A position to play on. */
  readonly spare: DowntownNode;
  readonly timer: ThinkTimer;
  /** Rounds of thought for the purchases after a use; 0 to judge the use as it is. */
  readonly ahead: number;
  readonly chance: Chance;
};

/** A seat's answers (as codes) with what they are worth and how likely each is given. */
export type WeighedAnswers = {
  readonly codes: readonly number[];
  readonly worth: readonly number[];
  readonly weights: readonly number[];
  readonly shares: Float64Array;
  readonly method: string;
};

/** Every seat's share of the victory: counted at the end, estimated before. */
export function evaluateAt(
  evaluate: Evaluate<DowntownNode>,
  node: DowntownNode,
  shares: Float64Array,
  chance: Chance,
): void {
  if (node.owing === 0) endValue(node, shares);
  else evaluate(node, shares, chance);
}

export const legalCodes = (node: DowntownNode, seat: number): number[] => {
  const out = new Int32Array(fast.mostAnswers);
  return [...out.subarray(0, fast.legal(node, seat, out))];
};

/** Another position of the same game to play on. */
export const spareNode = (node: DowntownNode): DowntownNode => ({
  ...node,
  words: node.words.slice(),
});
