import type { Chance, Seat } from '@faubourg/core';
import { type Evaluate, lowest } from '../evaluate.ts';
import { sampleIndex, softmax } from '../probabilities.ts';
import type { TrainingTask } from './training-task.ts';

/** A game played for training: the inputs of every evaluated position, in order. */
export type Episode = {
  readonly inputs: readonly Float32Array[];
  /** The first seat of each (see `Features.from`). */
  readonly from: readonly Seat[];
  /** The net's estimates at that time, by seat. */
  readonly estimates: readonly Float64Array[];
  readonly shares: Float64Array;
  readonly scores: Float64Array;
};

const LONGEST = 10_000;

/** Chooses one step ahead: mostly the best answer, sometimes a slightly worse one. */
export function greedyChoice<Node>(
  task: TrainingTask<Node>,
  spare: Node,
  temperature: number,
): NonNullable<TrainingTask<Node>['choose']> {
  const { fast } = task;
  const codes = new Int32Array(fast.mostAnswers);
  const shares = new Float64Array(task.players);
  return (node, seat, evaluate, chance) => {
    const count = fast.legal(node, seat, codes);
    if (count === 1) return codes[0]!;
    const values = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      fast.copy(node, spare);
      fast.apply(spare, seat, codes[i]!, chance);
      if (fast.owing(spare) === 0) fast.shares(spare, shares);
      else evaluate(spare, shares, chance);
      values[i] = shares[seat]!;
    }
    return codes[sampleIndex(softmax(values, temperature), chance)]!;
  };
}

/** Plays one game of a net against itself. */
export function selfPlay<Node>(
  task: TrainingTask<Node>,
  evaluate: Evaluate<Node>,
  chance: Chance,
  temperature: number,
): Episode {
  const { fast, features, players } = task;
  const node = task.start(chance);
  const choose = task.choose ?? greedyChoice(task, task.start(chance), temperature);
  const inputs: Float32Array[] = [];
  const from: Seat[] = [];
  const estimates: Float64Array[] = [];
  for (let plies = 0; plies < LONGEST; plies++) {
    const owing = fast.owing(node);
    if (owing === 0) break;
    if (task.worth?.(node) !== false) {
      const seat = features.from(node);
      const read = new Float32Array(features.inputs);
      features.read(node, seat, read);
      inputs.push(read);
      from.push(seat);
      const said = new Float64Array(players);
      evaluate(node, said, chance);
      estimates.push(said);
    }
    // Seats that owe an answer at the same time all choose before any answer is played.
    const codes: number[] = [];
    for (let mask = owing; mask !== 0; mask &= mask - 1)
      codes.push(choose(node, lowest(mask), evaluate, chance));
    let mask = owing;
    for (const code of codes) {
      const seat = lowest(mask);
      mask &= mask - 1;
      if ((fast.owing(node) >>> seat) & 1) fast.apply(node, seat, code, chance);
    }
  }
  const shares = new Float64Array(players);
  const scores = new Float64Array(players);
  fast.shares(node, shares);
  task.scores(node, scores);
  return { inputs, from, estimates, shares, scores };
}
