import type { Chance, Seat, FastRules } from '@faubourg/core';
import type { Evaluate } from '../evaluate.ts';
import type { Features } from '../net/evaluator.ts';

/** All that the trainer needs to know of a game and a number of players. */
export type TrainingTask<Node> = {
  readonly players: number;
  readonly side: FastRules<never, unknown, Node>;
  /** What the net belongs to; goes into its file. */
  readonly fits: string;
  readonly reading: Features<Node>;
  /** Widths of the hidden layers. */
  readonly hidden: readonly number[];
  /** How fast it learns at first (2e-3 if not said). */
  readonly rate?: number;
  /** A node to deal on. Options vary from game to game if the net is to know them all. */
  start(chance: Chance): Node;
  /** Final scores by seat, scaled to about −1 … 1: what they teach helps the shares along. */
  scores(node: Node, out: Float64Array): void;
  /** Which positions are worth judging: all by default; in some games only between rounds. */
  worth?(node: Node): boolean;
  /** How a seat chooses while it learns; by default one step ahead (see `greedyChoice`). */
  choose?(node: Node, seat: Seat, evaluate: Evaluate<Node>, chance: Chance): number;
};

/** What a bot room offers to the trainer. */
export type Trainable = {
  /** The task for a number of players. */
  task(players: number): TrainingTask<unknown>;
};
