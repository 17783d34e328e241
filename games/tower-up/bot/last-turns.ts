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
  RETURNING,
  SEATS,
  STARS,
  TURN,
} from '../rules/fast/layout.ts';
import { RETURN, TAKE } from '../rules/fast/legal.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { MARKET, TRACKS } from '../rules/material.ts';
import { scoreNow } from './score.ts';

const STAR_STEPS = TRACKS.star_steps;

/**
 * Weight of the lead in Millions, to choose among equal shares of the victory; too small to
 * outweigh a share.
 */
export const MARGIN = 1e-4;

/** The turns left once the end is triggered, not counting extra turns. */
export function turnsLeft({ data }: TowerUpNode): number {
  if (data[END] === 0) return Infinity;
  let left = 0;
  for (let seat = 0; seat < data[SEATS]!; seat++) left += 1 - ((data[CONED]! >> seat) & 1);
  return left;
}

/** A chance that always draws `next`. */
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
  /** By code: every seat's share of the victory, plus a small part of its lead (`MARGIN`). */
  readonly values: readonly Float64Array[];
  readonly plays: number;
};

/** Limits of the exact solver. */
export type SearchLimit = {
  /** Answers played after which it gives up. */
  readonly plays: number;
  /** Whether to give up now; called every `STRIDE` plays. */
  stopped?(): boolean;
  /** Called between answers, so that the thread can do other work. */
  pause?(): Promise<void>;
};

/** Plays between two calls of `stopped`. */
const STRIDE = 64;

/** The slot of all returns among the values by place in the market (see `taken`). */
const RETURNS = MARKET;

/** The place of the card that an answer takes, or `RETURNS`. */
const slotOf = (code: number): number => (code >= RETURN ? RETURNS : (code >> 14) & 3);

/** Whether a seat's next turn, which moves one marker, may give it an extra turn. */
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
 * After a card was taken: whether the chosen and returned floors make no difference. They matter to
 * a seat that still has turns, and through the supply to a seat that may take a card and then play
 * again. At the end only the number of floors in stock counts, which is the same for all choices.
 */
function floorsAreIdle({ data }: TowerUpNode, taker: number): boolean {
  const coned = data[CONED]!;
  if (((coned >> taker) & 1) === 0) return false;
  for (let seat = 0; seat < data[SEATS]!; seat++)
    if (((coned >> seat) & 1) === 0 && mayPlayTwice(data, seat)) return false;
  return true;
}

/**
 * Solves the last turns by playing every sequence of answers; the next card is averaged over the
 * whole pile.
 */
export class LastTurns {
  private readonly limit: SearchLimit;
  private readonly seats: number;
  private readonly fixedDraw = new FixedDraw();
  private readonly nodes: TowerUpNode[] = [];
  private readonly codes: Int32Array[] = [];
  /**
   * By depth and place in the market: the value of taking that card, where the choice of floors
   * does not matter; the last entry is the value of returning floors, likewise.
   */
  private readonly taken: (Float64Array | null)[][] = [];
  private readonly scores = new Int32Array(4);
  private plays = 0;
  private nextCheck = 0;

  constructor(root: TowerUpNode, limit: SearchLimit) {
    this.seats = root.data[SEATS]!;
    this.limit = limit;
    this.nodes.push(root);
  }

  /** The value of every answer, or null if a limit was reached. */
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
      await this.limit.pause?.();
    }
    return { codes, values, plays: this.plays };
  }

  private givesUp(): boolean {
    const { plays, limit } = this;
    if (plays < this.nextCheck) return false;
    if (plays > limit.plays || limit.stopped?.() === true) return true;
    this.nextCheck = plays + STRIDE;
    return false;
  }

  /** The value of an answer at this depth; null if a limit was reached. */
  private after(depth: number, code: number): Float64Array | null {
    if (code < TAKE) {
      if (this.givesUp()) return null;
      return this.ending(depth, code) ?? this.best(depth + 1);
    }
    const slot = slotOf(code);
    const known = this.taken[depth]![slot];
    if (known) return known;
    if (this.givesUp()) return null;
    const { data } = this.nodes[depth]!;
    const end = this.ending(depth, code);
    const idle = this.idleBelow(depth, data[TURN]!);
    // The new card matters only to later turns, and to a return.
    const cards = data[PILES] === 0 ? data[DISCARDED]! + 1 : data[PILES]!;
    const drawn = slot !== RETURNS;
    const value = end ?? (drawn ? this.average(depth, code, cards) : this.best(depth + 1));
    if (idle) this.taken[depth]![slot] = value;
    return value;
  }

  /** `floorsAreIdle` one level down; where floors are to be returned there, after any return. */
  private idleBelow(depth: number, taker: number): boolean {
    const below = this.below(depth);
    if (below.data[RETURNING] === 0) return floorsAreIdle(below, taker);
    const buffer = this.buffer(depth + 1);
    fast.legal(below, taker, buffer);
    this.ending(depth + 1, buffer[0]!);
    return floorsAreIdle(this.below(depth + 1), taker);
  }

  /** Clears what was computed for the position at this depth. */
  private forget(depth: number): void {
    this.taken[depth] = Array.from({ length: MARKET + 1 }, () => null);
  }

  /**
   * Plays an answer into the node one level down; returns its value if the game is then over, else
   * null.
   */
  private ending(depth: number, code: number, drawn = 0): Float64Array | null {
    const node = this.nodes[depth]!;
    const below = this.below(depth);
    this.plays++;
    this.fixedDraw.next = drawn;
    fast.copy(node, below);
    fast.apply(below, node.data[TURN]!, code, this.fixedDraw);
    return fast.owing(below) === 0 ? this.end(below) : null;
  }

  /** The value of the answer that is best for the seat to act. */
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
   * new card have the same value for every card, so they are evaluated once.
   */
  private average(depth: number, code: number, cards: number): Float64Array | null {
    const place = slotOf(code);
    const takesNew = (answer: number): boolean => answer >= TAKE && slotOf(answer) === place;
    const below = this.below(depth);
    const seat = below.data[TURN]!;
    const buffer = this.buffer(depth + 1);
    const mean = new Float64Array(this.seats);
    const open: number[] = [];
    let settled: Float64Array | null = null;
    let ended = -1;
    for (let i = 0, count = fast.legal(below, seat, buffer); i < count; i++) {
      const answer = buffer[i]!;
      if (takesNew(answer) || (answer >= TAKE && slotOf(answer) === ended)) continue;
      const end = this.ending(depth + 1, answer);
      if (!end) open.push(answer);
      else {
        settled = better(settled, end, seat);
        // Which floors are chosen or returned does not change how far a machine moves.
        if (answer >= TAKE) ended = slotOf(answer);
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
