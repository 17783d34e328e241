import type { Chance, Json } from '@faubourg/core';
import type { ThinkTimer, Evaluate } from '@faubourg/search';
import type { DowntownNode } from '../rules/fast/node.ts';
import { fast } from '../rules/fast/index.ts';
import type { CharacterName } from '../rules/characters.ts';
import { endValue } from './end-value.ts';

/** The settings of a level. */
export type LevelSettings = {
  readonly name: string;
  /** The evaluator for the positions of a game. */
  evaluatorFor(node: DowntownNode): Evaluate<DowntownNode>;
  /**
   * How purchases are chosen: 'alone' as if nobody else bought, 'round' against what the others
   * may buy in the same round.
   */
  readonly horizon: 'alone' | 'round';
  /** Candidate orders of each seat. */
  readonly candidates: number;
  /** The most search rounds for a purchase, regardless of the budget. */
  readonly rounds: number;
  /** How often best responses to the mixes found so far are added to the candidates. */
  readonly widenings: number;
  /** Search rounds for the purchases that follow a use, when it is evaluated; 0: none. */
  readonly purchasesAhead: number;
  /**
   * The difference in share of the victory that shifts the weight of an order by a factor of e,
   * towards the best response to the others' mixes. Infinity leaves the mix unchanged.
   */
  readonly lean: number;
  /** Whether the last orders are solved exactly, if nothing is hidden. */
  readonly exactEnd: boolean;
  /** In shares of the victory: the difference that makes an answer e times less likely. */
  readonly temperature: number;
  /** How it chooses among answers of about the same worth (`characters.ts`); plain without. */
  readonly character?: CharacterName | undefined;
};

/** What all parts of a thought share. */
export type ThinkContext = {
  readonly settings: LevelSettings;
  readonly evaluate: Evaluate<DowntownNode>;
  readonly seat: number;
  /** Sampled positions that agree with the view; one if nothing is hidden. */
  readonly worlds: readonly DowntownNode[];
  /** A scratch node to play on. */
  readonly spare: DowntownNode;
  readonly timer: ThinkTimer;
  /** Search rounds for the purchases after a use; 0: the use is evaluated directly. */
  readonly ahead: number;
  readonly chance: Chance;
  /** Whether a person asks for advice: the details of the thought are then filled in. */
  readonly advises: boolean;
  /** Codes of orders whose worth is asked, whether or not the search would look at them. */
  readonly asked: readonly number[];
};

/** A seat's answers (as codes) with their values and probabilities. */
export type WeighedAnswers = {
  readonly codes: readonly number[];
  readonly worth: readonly number[];
  readonly weights: readonly number[];
  readonly shares: Float64Array;
  readonly method: string;
  /** What people are told besides (`advises`). */
  readonly details?: { readonly [field: string]: Json };
};

/** The codes of a search, and those asked for besides, each once. */
export const withAsked = (codes: readonly number[], asked: readonly number[]): number[] => [
  ...codes,
  ...asked.filter((code) => !codes.includes(code)),
];

/** Every seat's share of the victory: exact at the end, estimated before. */
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

/** A scratch copy of a node. */
export const spareNode = (node: DowntownNode): DowntownNode => ({
  ...node,
  words: node.words.slice(),
});
