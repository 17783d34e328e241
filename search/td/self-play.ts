import type { Chance, Seat } from '@faubourg/core';
import { type Evaluate, lowest } from '../leaf.ts';
import { drawFrom, softmax } from '../mix.ts';
import type { Lesson } from './lesson.ts';

/** A game that was played to learn from it: the inputs of every judged position, in order. */
export type Episode = {
  readonly inputs: readonly Float32Array[];
  /** Whose view of things each was. */
  readonly from: readonly Seat[];
  /** What the net said then, by seat. */
  readonly judged: readonly Float64Array[];
  readonly shares: Float64Array;
  readonly scores: Float64Array;
};

const LONGEST = 10_000;

/** Chooses one step ahead: mostly the best, now and then a slightly worse one. */
export function greedyChoice<Node>(
  lesson: Lesson<Node>,
  spare: Node,
  temperature: number,
): NonNullable<Lesson<Node>['choose']> {
  const { side } = lesson;
  const codes = new Int32Array(side.widest);
  const shares = new Float64Array(lesson.players);
  return (node, seat, judge, chance) => {
    const count = side.legal(node, seat, codes);
    if (count === 1) return codes[0]!;
    const values = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      side.copy(node, spare);
      side.play(spare, seat, codes[i]!, chance);
      if (side.owing(spare) === 0) side.shares(spare, shares);
      else judge(spare, shares, chance);
      values[i] = shares[seat]!;
    }
    return codes[drawFrom(softmax(values, temperature), chance)]!;
  };
}

/** Plays one game of a net against itself. */
export function selfPlay<Node>(
  lesson: Lesson<Node>,
  judge: Evaluate<Node>,
  chance: Chance,
  temperature: number,
): Episode {
  const { side, reading, players } = lesson;
  const node = lesson.start(chance);
  const choose = lesson.choose ?? greedyChoice(lesson, lesson.start(chance), temperature);
  const inputs: Float32Array[] = [];
  const from: Seat[] = [];
  const judged: Float64Array[] = [];
  for (let plies = 0; plies < LONGEST; plies++) {
    const owing = side.owing(node);
    if (owing === 0) break;
    if (lesson.worth?.(node) !== false) {
      const seat = reading.from(node);
      const read = new Float32Array(reading.inputs);
      reading.read(node, seat, read);
      inputs.push(read);
      from.push(seat);
      const said = new Float64Array(players);
      judge(node, said, chance);
      judged.push(said);
    }
    // Those who owe an answer at the same time choose before any of them is heard.
    const codes: number[] = [];
    for (let mask = owing; mask !== 0; mask &= mask - 1)
      codes.push(choose(node, lowest(mask), judge, chance));
    let mask = owing;
    for (const code of codes) {
      const seat = lowest(mask);
      mask &= mask - 1;
      if ((side.owing(node) >>> seat) & 1) side.play(node, seat, code, chance);
    }
  }
  const shares = new Float64Array(players);
  const scores = new Float64Array(players);
  side.shares(node, shares);
  lesson.scores(node, scores);
  return { inputs, from, judged, shares, scores };
}
