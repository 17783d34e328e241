import type { Chance } from '@faubourg/core';
import type { Clock, Evaluate } from '@faubourg/search';
import type { Node } from '../rules/fast/city.ts';
import { search } from '../rules/fast/search.ts';
import { countEnd } from './ends.ts';

/** What a level is made of. */
export type Mind = {
  readonly name: string;
  /** Who judges the positions of a game. */
  judgeFor(node: Node): Evaluate<Node>;
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
export type Desk = {
  readonly mind: Mind;
  readonly judge: Evaluate<Node>;
  readonly seat: number;
  /** Positions that agree with the view; where nothing is hidden they are all the same. */
  readonly worlds: readonly Node[];
  /** A position to play on. */
  readonly spare: Node;
  readonly clock: Clock;
  /** Rounds of thought for the purchases after a use; 0 to judge the use as it is. */
  readonly ahead: number;
  readonly chance: Chance;
};

/** A seat's answers (as codes) with what they are worth and how likely each is given. */
export type Weighing = {
  readonly codes: readonly number[];
  readonly worth: readonly number[];
  readonly weights: readonly number[];
  readonly shares: Float64Array;
  readonly method: string;
};

/** Every seat's share of the victory: counted at the end, estimated before. */
export function judgeAt(
  judge: Evaluate<Node>,
  node: Node,
  shares: Float64Array,
  chance: Chance,
): void {
  if (node.owing === 0) countEnd(node, shares);
  else judge(node, shares, chance);
}

export const legalCodes = (node: Node, seat: number): number[] => {
  const out = new Int32Array(search.widest);
  return [...out.subarray(0, search.legal(node, seat, out))];
};

/** Another position of the same game to play on. */
export const twin = (node: Node): Node => ({ ...node, words: node.words.slice() });
