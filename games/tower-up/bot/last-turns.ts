import type { Chance } from '@faubourg/core';
import { search } from '../rules/fast/index.ts';
import {
  CONED,
  DISCARDED,
  END,
  PILES,
  PLAYER,
  PLAYERS,
  SEATS,
  TURN,
} from '../rules/fast/layout.ts';
import { TAKE } from '../rules/fast/legal.ts';
import type { Node } from '../rules/fast/node.ts';
import { scoreNow } from './score.ts';

/** Among equal shares of the victory, who is ahead by more: too little to weigh against a share. */
const MARGIN = 1e-4;

/** Turns that are certainly left once the end is triggered; extra turns come on top. */
export function turnsLeft({ data }: Node): number {
  if (data[END] === 0) return Infinity;
  let left = 0;
  for (let seat = 0; seat < data[SEATS]!; seat++) left += 1 - ((data[CONED]! >> seat) & 1);
  return left;
}

/** Draws what it is told to. */
class Told implements Chance {
  draws = 0;
  next = 0;
  int(n: number): number {
    this.draws++;
    return this.next % n;
  }
}

const better = (best: Float64Array | null, value: Float64Array, seat: number): Float64Array =>
  best && best[seat]! >= value[seat]! ? best : value;

export type Solved = {
  readonly codes: readonly number[];
  /** By code: what each seat ends with, shares of the victory and a trace of the margin. */
  readonly values: readonly Float64Array[];
  readonly plays: number;
};

/** Plays out every line of the last turns; the next card is averaged over the whole pile. */
export class LastTurns {
  private readonly most: number;
  private readonly seats: number;
  private readonly told = new Told();
  private readonly nodes: Node[] = [];
  private readonly codes: Int32Array[] = [];
  private readonly scores = new Int32Array(4);
  private plays = 0;

  /** Gives up after `most` plays. */
  constructor(root: Node, most: number) {
    this.seats = root.data[SEATS]!;
    this.most = most;
    this.nodes.push(root);
  }

  /** What every answer leads to, or null if there are too many lines. */
  solve(): Solved | null {
    const [root] = this.nodes;
    const room = this.room(0);
    const count = search.legal(root!, root!.data[TURN]!, room);
    const codes = Array.from(room.subarray(0, count));
    const values: Float64Array[] = [];
    for (const code of codes) {
      const value = this.after(0, code);
      if (!value) return null;
      values.push(value);
    }
    return { codes, values, plays: this.plays };
  }

  /** The value of an answer at this depth; null when there were too many lines. */
  private after(depth: number, code: number): Float64Array | null {
    const { data } = this.nodes[depth]!;
    if (this.plays > this.most) return null;
    const end = this.ending(depth, code);
    if (end) return end;
    // The new card matters only to those who come after.
    if (code < TAKE) return this.best(depth + 1);
    return this.average(depth, code, data[PILES] === 0 ? data[DISCARDED]! + 1 : data[PILES]!);
  }

  /** Plays an answer, one level down; its value if the game is over then, else null. */
  private ending(depth: number, code: number, drawn = 0): Float64Array | null {
    const node = this.nodes[depth]!;
    const below = this.below(depth);
    this.plays++;
    this.told.next = drawn;
    search.copy(node, below);
    search.play(below, node.data[TURN]!, code, this.told);
    return search.owing(below) === 0 ? this.end(below) : null;
  }

  /** What whoever is to act chooses: the best for that seat. */
  private best(depth: number): Float64Array | null {
    const node = this.nodes[depth]!;
    const seat = node.data[TURN]!;
    const room = this.room(depth);
    const count = search.legal(node, seat, room);
    let best: Float64Array | null = null;
    for (let i = 0; i < count; i++) {
      const value = this.after(depth, room[i]!);
      if (!value) return null;
      best = better(best, value, seat);
    }
    return best;
  }

  /**
   * The mean over every card that may be turned up. Answers that end the game without taking the
   * new card come to the same whatever it is: they are looked at once.
   */
  private average(depth: number, code: number, cards: number): Float64Array | null {
    const place = (code >> 14) & 3;
    const takesNew = (answer: number): boolean => answer >= TAKE && ((answer >> 14) & 3) === place;
    const below = this.below(depth);
    const seat = below.data[TURN]!;
    const room = this.room(depth + 1);
    const mean = new Float64Array(this.seats);
    const open: number[] = [];
    let settled: Float64Array | null = null;
    for (let i = 0, count = search.legal(below, seat, room); i < count; i++) {
      if (takesNew(room[i]!)) continue;
      const end = this.ending(depth + 1, room[i]!);
      if (end) settled = better(settled, end, seat);
      else open.push(room[i]!);
    }
    for (let drawn = 0; drawn < cards; drawn++) {
      this.ending(depth, code, drawn);
      const count = search.legal(below, seat, room);
      const taking = Array.from(room.subarray(0, count)).filter(takesNew);
      let best = settled;
      for (const answer of [...open, ...taking]) {
        const value = this.after(depth + 1, answer);
        if (!value) return null;
        best = better(best, value, seat);
      }
      for (let i = 0; i < this.seats; i++) mean[i]! += best![i]! / cards;
    }
    return mean;
  }

  private end(node: Node): Float64Array {
    const { data } = node;
    const value = new Float64Array(this.seats);
    search.shares(node, value);
    let first = -1;
    let second = -1;
    const { scores } = this;
    for (let seat = 0; seat < this.seats; seat++) {
      const score = scoreNow(data, PLAYERS + seat * PLAYER);
      scores[seat] = score;
      if (score > first) {
        second = first;
        first = score;
      } else if (score > second) second = score;
    }
    for (let seat = 0; seat < this.seats; seat++) {
      const rival = scores[seat] === first ? second : first;
      value[seat]! += MARGIN * (scores[seat]! - rival);
    }
    return value;
  }

  private below(depth: number): Node {
    const root = this.nodes[0]!;
    return (this.nodes[depth + 1] ??= { ...root, data: root.data.slice() });
  }

  private room(depth: number): Int32Array {
    return (this.codes[depth] ??= new Int32Array(search.widest));
  }
}
