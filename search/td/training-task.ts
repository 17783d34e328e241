import type { Chance, Seat, FastRules } from '@faubourg/core';
import type { Evaluate } from '../evaluate.ts';
import type { Features } from '../net/evaluator.ts';

/** What the trainer needs for a game and a number of players. */
export type TrainingTask<Node> = {
  readonly players: number;
  readonly fast: FastRules<never, unknown, Node>;
  /** The fingerprint for the net's file. */
  readonly fits: string;
  readonly features: Features<Node>;
  /** Widths of the hidden layers. */
  readonly hidden: readonly number[];
  /** The initial learning rate; 2e-3 by default. */
  readonly rate?: number;
  /**
   * A node to set up a game on. Options should vary between games if the net is to learn all of
   * them.
   */
  start(chance: Chance): Node;
  /** Final scores by seat, scaled to about −1 … 1; a second training signal beside the shares. */
  scores(node: Node, out: Float64Array): void;
  /** Which positions are evaluated: all by default; in some games only those between rounds. */
  worth?(node: Node): boolean;
  /** How a seat chooses during training; by default one step ahead (see `greedyChoice`). */
  choose?(node: Node, seat: Seat, evaluate: Evaluate<Node>, chance: Chance): number;
};
