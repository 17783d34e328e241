import type { Chance } from '@faubourg/core';
import type { Evaluate } from '../evaluate.ts';
import type { AnswerFeatures } from '../net/policy.ts';
import type { TrainingTask } from '../td/training-task.ts';

/**
 * A renaming under which the game stays the same, such as of its colours: input i becomes input
 * `inputs[i]`, answer feature k becomes `answers[k]`.
 */
export type Symmetry = { readonly inputs: readonly number[]; readonly answers: readonly number[] };

/** The symmetries of a game besides doing nothing. */
export type Symmetries = {
  readonly all: readonly Symmetry[];
  /** The input that is not 0 where they do not hold; null if they always do. */
  readonly unless: number | null;
};

/** What training by generations needs for a game and a number of players. */
export type GenerationTask<Node> = TrainingTask<Node> & {
  /** A node of the same game to play on. */
  spare(node: Node): Node;
  /** The evaluator of the first generation, before there is a net. */
  teacher(node: Node, shares: Float64Array, chance: Chance): void;
  /** Completes an evaluator where the net alone cannot judge. */
  complete?(evaluate: Evaluate<Node>): {
    evaluate(node: Node, shares: Float64Array, chance: Chance): void;
  };
  /**
   * What distinguishes answers. With it, seats search a tree and the net learns a policy; without
   * it they answer by `choose`.
   */
  readonly answers?: AnswerFeatures<Node>;
  /** See `TreeSettings`. */
  label?(node: Node, code: number): number;
  readonly symmetries?: Symmetries;
};
