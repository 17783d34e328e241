import type { Chance } from '@faubourg/core';
import { argMax, sampleIndex, type Evaluate, Matching } from '@faubourg/search';
import type { DowntownNode } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';
import { fast } from '../rules/fast/index.ts';
import { pricesOf } from '../rules/material.ts';
import { KnownResults } from './known-results.ts';
import { evaluateAt, legalCodes } from './think-context.ts';

const BARE = [0, ...pricesOf(false)];
const LAID = [0, ...pricesOf(true)];
/** Samples of the others' choices used to search for a better order. */
const SAMPLES = 8;

/** What a seat adds to the worth of its own orders when it chooses which ones to consider. */
export type Liking = { readonly seat: number; of(code: number): number };

/** The candidate orders of all seats for one purchase, over positions that agree with the view. */
export class Market {
  readonly choices: number[][];
  mixes: number[][] = [];
  readonly legal: readonly (readonly number[])[];
  private readonly evaluate: Evaluate<DowntownNode>;
  private readonly worlds: readonly DowntownNode[];
  private readonly spare: DowntownNode;
  private readonly chance: Chance;
  private readonly shares: Float64Array;
  private readonly known: KnownResults;

  constructor(
    evaluate: Evaluate<DowntownNode>,
    candidates: number,
    worlds: readonly DowntownNode[],
    spare: DowntownNode,
    chance: Chance,
    liking?: Liking | null,
  ) {
    this.evaluate = evaluate;
    this.worlds = worlds;
    this.spare = spare;
    this.chance = chance;
    const { seats } = worlds[0]!;
    this.shares = new Float64Array(seats);
    this.known = new KnownResults(seats);
    this.legal = Array.from({ length: seats }, (_, seat) => legalCodes(worlds[0]!, seat));
    this.choices = this.legal.map((codes, seat) =>
      this.best(codes, seat, candidates, liking?.seat === seat ? liking : null),
    );
    this.mixes = this.choices.map((codes) => codes.map(() => 1 / codes.length));
  }

  /** Plays the orders of all seats, which ends the round, and evaluates the result. */
  play(orders: ArrayLike<number>, shares: Float64Array): void {
    const { worlds, spare, chance, known } = this;
    const world = worlds.length === 1 ? 0 : chance.int(worlds.length);
    if (known.read(world, orders, shares)) return;
    const { draws } = chance;
    fast.copy(worlds[world]!, spare);
    for (let seat = 0; seat < orders.length; seat++) {
      const wanted = orders[seat]!;
      // With hidden money an order may be unaffordable in another sampled world.
      const dear = worlds.length > 1 && !affordable(spare, seat, wanted);
      fast.apply(spare, seat, dear ? 0 : wanted, chance);
    }
    evaluateAt(this.evaluate, spare, shares, chance);
    // If a card was turned, the next time it may be another one.
    if (chance.draws === draws) known.keep(world, orders, shares);
  }

  /** The value of each order to its seat if nobody else buys. */
  alone(codes: readonly number[], seat: number): number[] {
    const orders = new Int32Array(this.worlds[0]!.seats);
    return codes.map((code) => {
      orders[seat] = code;
      this.play(orders, this.shares);
      return this.shares[seat]!;
    });
  }

  private best(
    codes: readonly number[],
    seat: number,
    most: number,
    liking: Liking | null,
  ): number[] {
    if (codes.length <= most) return [...codes];
    const alone = this.alone(codes, seat);
    const worth = liking ? alone.map((one, i) => one + liking.of(codes[i]!)) : alone;
    const order = [...codes.keys()].sort((a, b) => worth[b]! - worth[a]!);
    const kept = order.slice(0, most - 1).map((i) => codes[i]!);
    // Passing is always a candidate.
    return kept.includes(0) ? [...kept, codes[order[most - 1]!]!] : [...kept, 0];
  }

  /** Starts regret matching among the candidates. */
  matching(): Matching {
    const orders = new Int32Array(this.choices.length);
    const payoff = (joint: Int32Array, shares: Float64Array): void => {
      for (let i = 0; i < joint.length; i++) orders[i] = this.choices[i]![joint[i]!]!;
      this.play(orders, shares);
    };
    const sizes = this.choices.map(({ length }) => length);
    return new Matching(sizes, payoff, this.chance);
  }

  /** Runs rounds of regret matching. */
  match(rounds: number): void {
    const matching = this.matching();
    for (let round = 0; round < rounds; round++) matching.round();
    this.mixes = matching.mixes();
  }

  /** Draws everybody's orders from the mixes. */
  draw(orders: Int32Array): void {
    for (let i = 0; i < orders.length; i++)
      orders[i] = this.choices[i]![sampleIndex(this.mixes[i]!, this.chance)]!;
  }

  /**
   * Adds the values of orders to a seat against one draw of the others'; `totals` sums all shares.
   */
  against(codes: readonly number[], seat: number, sums: Float64Array, totals?: Float64Array): void {
    const orders = new Int32Array(this.choices.length);
    this.draw(orders);
    const drawn = orders[seat]!;
    for (const [i, code] of codes.entries()) {
      orders[seat] = code;
      this.play(orders, this.shares);
      sums[i]! += this.shares[seat]!;
      if (totals && code === drawn)
        for (let one = 0; one < totals.length; one++) totals[one]! += this.shares[one]!;
    }
  }

  /** A seat's best answer to the mixes found so far, among all its orders. */
  bestAnswer(seat: number): number {
    const codes = this.legal[seat]!;
    const sums = new Float64Array(codes.length);
    for (let look = 0; look < SAMPLES; look++) this.against(codes, seat, sums);
    return codes[argMax(sums)]!;
  }

  /** Adds a candidate order; false if it was one already. */
  add(seat: number, code: number): boolean {
    if (this.choices[seat]!.includes(code)) return false;
    this.choices[seat]!.push(code);
    return true;
  }
}

function affordable(node: DowntownNode, seat: number, code: number): boolean {
  if (code === 0) return true;
  const laid = (node.laid >> (code >> 2)) & 1;
  return node.words[at.MONEY + seat]! >= (laid ? LAID : BARE)[code & 3]!;
}
