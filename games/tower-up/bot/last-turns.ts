import type { Chance } from '@faubourg/core';
import { fast } from '../rules/fast/index.ts';
import {
  BITS,
  CONED,
  DISCARDED,
  END,
  MARKERS,
  PILES,
  PLAYER,
  PLAYERS,
  SEATS,
  STARS,
  TURN,
} from '../rules/fast/layout.ts';
import { TAKE } from '../rules/fast/legal.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { MARKET, TRACKS } from '../rules/material.ts';
import { scoreNow } from './score.ts';

const STAR_STEPS = TRACKS.star_steps;

/** Among equal shares of the victory, who is ahead by more: too little to weigh against a share. */
const MARGIN = 1e-4;

/** Turns that are certainly left once the end is triggered; extra turns come on top. */
export function turnsLeft({ data }: TowerUpNode): number {
  if (data[END] === 0) return Infinity;
  let left = 0;
  for (let seat = 0; seat < data[SEATS]!; seat++) left += 1 - ((data[CONED]! >> seat) & 1);
  return left;
}

/** Draws what it is told to. */
class FixedDraw implements Chance {
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

/** How much of the last turns may be looked at. */
export type SearchLimit = {
  /** Plays after which it gives up. */
  readonly plays: number;
  /** Whether to give up now; asked once in a while. */
  stopped?(): boolean;
  /** Between the answers: lets others have their turn. */
  pause?(): Promise<void>;
};

/** Plays between two looks at the time. */
const STRIDE = 64;

const placeOf = (code: number): number => (code >> 14) & 3;

/** Whether a seat may come to an extra turn by its next one, which moves one marker. */
function mayPlayTwice(data: Int32Array, seat: number): boolean {
  const me = PLAYERS + seat * PLAYER;
  const star = STAR_STEPS[data[me + STARS]!];
  if (star === undefined) return false;
  let behind = 0;
  for (let colour = 0; colour < 4; colour++)
    behind += ((data[me + MARKERS]! >> (BITS * colour)) & 63) < star ? 1 : 0;
  return behind === 1;
}

/**
 * After a card was taken: whether it makes no difference which floors were chosen and which went
 * back. They matter to a seat that plays on, and what they leave in the supply to one that may
 * take and then play again; at the end only how many are left in stock counts, which is the same.
 */
function floorsAreIdle({ data }: TowerUpNode, taker: number): boolean {
  const coned = data[CONED]!;
  if (((coned >> taker) & 1) === 0) return false;
  for (let seat = 0; seat < data[SEATS]!; seat++)
    if (((coned >> seat) & 1) === 0 && mayPlayTwice(data, seat)) return false;
  return true;
}

/** Plays out every line of the last turns; the next card is averaged over the whole pile. */
export class LastTurns {
  private readonly patience: SearchLimit;
  private readonly seats: number;
  private readonly fixedDraw = new FixedDraw();
  private readonly nodes: TowerUpNode[] = [];
  private readonly codes: Int32Array[] = [];
  /** By depth and place in the market: what taking the card comes to, whatever the floors. */
  private readonly taken: (Float64Array | null)[][] = [];
  private readonly scores = new Int32Array(4);
  private plays = 0;
  private nextLook = 0;

  constructor(root: TowerUpNode, patience: SearchLimit) {
    this.seats = root.data[SEATS]!;
    this.patience = patience;
    this.nodes.push(root);
  }

  /** What every answer leads to, or null if there are too many lines. */
  async solve(): Promise<Solved | null> {
    const [root] = this.nodes;
    const buffer = this.buffer(0);
    const count = fast.legal(root!, root!.data[TURN]!, buffer);
    const codes = Array.from(buffer.subarray(0, count));
    const values: Float64Array[] = [];
    this.forget(0);
    for (const code of codes) {
      const value = this.after(0, code);
      if (!value) return null;
      values.push(value);
      await this.patience.pause?.();
    }
    return { codes, values, plays: this.plays };
  }

  private givesUp(): boolean {
    const { plays, patience } = this;
    if (plays < this.nextLook) return false;
    if (plays > patience.plays || patience.stopped?.() === true) return true;
    this.nextLook = plays + STRIDE;
    return false;
  }

  /** The value of an answer at this depth; null when there were too many lines. */
  private after(depth: number, code: number): Float64Array | null {
    if (code < TAKE) {
      if (this.givesUp()) return null;
      return this.ending(depth, code) ?? this.best(depth + 1);
    }
    const known = this.taken[depth]![placeOf(code)];
    if (known) return known;
    if (this.givesUp()) return null;
    const { data } = this.nodes[depth]!;
    const end = this.ending(depth, code);
    const idle = floorsAreIdle(this.below(depth), data[TURN]!);
    // The new card matters only to those who come after.
    const cards = data[PILES] === 0 ? data[DISCARDED]! + 1 : data[PILES]!;
    const value = end ?? this.average(depth, code, cards);
    if (idle) this.taken[depth]![placeOf(code)] = value;
    return value;
  }

  /** Another position at this depth. */
  private forget(depth: number): void {
    this.taken[depth] = Array.from({ length: MARKET }, () => null);
  }

  /** Plays an answer, one level down; its value if the game is over then, else null. */
  private ending(depth: number, code: number, drawn = 0): Float64Array | null {
    const node = this.nodes[depth]!;
    const below = this.below(depth);
    this.plays++;
    this.fixedDraw.next = drawn;
    fast.copy(node, below);
    fast.apply(below, node.data[TURN]!, code, this.fixedDraw);
    return fast.owing(below) === 0 ? this.end(below) : null;
  }

  /** What whoever is to act chooses: the best for that seat. */
  private best(depth: number): Float64Array | null {
    const node = this.nodes[depth]!;
    const seat = node.data[TURN]!;
    const buffer = this.buffer(depth);
    const count = fast.legal(node, seat, buffer);
    this.forget(depth);
    let best: Float64Array | null = null;
    for (let i = 0; i < count; i++) {
      const value = this.after(depth, buffer[i]!);
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
    const place = placeOf(code);
    const takesNew = (answer: number): boolean => answer >= TAKE && placeOf(answer) === place;
    const below = this.below(depth);
    const seat = below.data[TURN]!;
    const buffer = this.buffer(depth + 1);
    const mean = new Float64Array(this.seats);
    const open: number[] = [];
    let settled: Float64Array | null = null;
    let ended = -1;
    for (let i = 0, count = fast.legal(below, seat, buffer); i < count; i++) {
      const answer = buffer[i]!;
      if (takesNew(answer) || (answer >= TAKE && placeOf(answer) === ended)) continue;
      const end = this.ending(depth + 1, answer);
      if (!end) open.push(answer);
      else {
        settled = better(settled, end, seat);
        // Whichever floors come with a card, its machine moves as far.
        if (answer >= TAKE) ended = placeOf(answer);
      }
    }
    for (let drawn = 0; drawn < cards; drawn++) {
      this.ending(depth, code, drawn);
      this.forget(depth + 1);
      const count = fast.legal(below, seat, buffer);
      const taking = Array.from(buffer.subarray(0, count)).filter(takesNew);
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

  private end(node: TowerUpNode): Float64Array {
    const { data } = node;
    const value = new Float64Array(this.seats);
    fast.shares(node, value);
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

  private below(depth: number): TowerUpNode {
    const root = this.nodes[0]!;
    return (this.nodes[depth + 1] ??= { ...root, data: root.data.slice() });
  }

  private buffer(depth: number): Int32Array {
    return (this.codes[depth] ??= new Int32Array(fast.mostAnswers));
  }
}
