import type { Chance } from '@faubourg/core';
import { drawFrom, regretMatching, softmax } from '@faubourg/search';
import type { Node } from '../rules/fast/city.ts';
import * as at from '../rules/fast/layout.ts';
import { search } from '../rules/fast/search.ts';
import { type Desk, judgeAt, legalCodes, type Mind, type Weighing } from './mind.ts';

/** Samples of the others' choices by which orders are compared. */
const SAMPLES = 48;
const RARE = 0.04;

/** Everybody's candidates for one purchase, over positions that agree with the view. */
export class Market {
  readonly choices: number[][];
  mixes: number[][] = [];
  private readonly mind: Mind;
  private readonly worlds: readonly Node[];
  private readonly spare: Node;
  private readonly chance: Chance;
  private readonly shares: Float64Array;
  private readonly legal: number[][];

  constructor(mind: Mind, worlds: readonly Node[], spare: Node, chance: Chance) {
    this.mind = mind;
    this.worlds = worlds;
    this.spare = spare;
    this.chance = chance;
    const { seats } = worlds[0]!;
    this.shares = new Float64Array(seats);
    this.legal = Array.from({ length: seats }, (_, seat) => legalCodes(worlds[0]!, seat));
    this.choices = this.legal.map((codes, seat) => this.best(codes, seat, mind.candidates));
    this.mixes = this.choices.map((codes) => codes.map(() => 1 / codes.length));
  }

  /** Plays the orders of all seats, which ends the round, and judges what comes of it. */
  play(orders: ArrayLike<number>, shares: Float64Array): void {
    const { worlds, spare, chance } = this;
    search.copy(worlds.length === 1 ? worlds[0]! : worlds[chance.int(worlds.length)]!, spare);
    for (let seat = 0; seat < orders.length; seat++) {
      const wanted = orders[seat]!;
      // With hidden money an order may be too dear in another world.
      const dear = worlds.length > 1 && !affordable(spare, seat, wanted);
      search.play(spare, seat, dear ? 0 : wanted, chance);
    }
    judgeAt(this.mind, spare, shares, chance);
  }

  /** What each order brings its seat if nobody else buys. */
  alone(codes: readonly number[], seat: number): number[] {
    const orders = new Int32Array(this.worlds[0]!.seats);
    return codes.map((code) => {
      orders[seat] = code;
      this.play(orders, this.shares);
      return this.shares[seat]!;
    });
  }

  private best(codes: readonly number[], seat: number, most: number): number[] {
    if (codes.length <= most) return [...codes];
    const worth = this.alone(codes, seat);
    const order = [...codes.keys()].sort((a, b) => worth[b]! - worth[a]!);
    const kept = order.slice(0, most - 1).map((i) => codes[i]!);
    // To pass is always worth a thought.
    return kept.includes(0) ? [...kept, codes[order[most - 1]!]!] : [...kept, 0];
  }

  /** Regret matching among the candidates until told to stop. */
  match(until: () => boolean): void {
    const orders = new Int32Array(this.choices.length);
    const payoff = (joint: Int32Array, shares: Float64Array): void => {
      for (let i = 0; i < joint.length; i++) orders[i] = this.choices[i]![joint[i]!]!;
      this.play(orders, shares);
    };
    const sizes = this.choices.map(({ length }) => length);
    this.mixes = regretMatching(sizes, payoff, until, this.chance);
  }

  /** What orders bring a seat against the others' mixes; `totals` sums up all shares. */
  against(
    codes: readonly number[],
    seat: number,
    samples: number,
    totals?: Float64Array,
  ): number[] {
    const sums = codes.map(() => 0);
    const orders = new Int32Array(this.choices.length);
    for (let sample = 0; sample < samples; sample++) {
      for (let i = 0; i < orders.length; i++)
        orders[i] = this.choices[i]![drawFrom(this.mixes[i]!, this.chance)]!;
      const drawn = orders[seat]!;
      for (const [i, code] of codes.entries()) {
        orders[seat] = code;
        this.play(orders, this.shares);
        sums[i]! += this.shares[seat]!;
        if (totals && code === drawn)
          for (let one = 0; one < totals.length; one++) totals[one]! += this.shares[one]!;
      }
    }
    return sums.map((sum) => sum / samples);
  }

  /** Adds each seat's best answer to the mixes found so far; false if nobody has a new one. */
  widen(): boolean {
    const found = this.legal.map((codes, seat) => {
      const worth = this.against(codes, seat, 8);
      return codes[worth.indexOf(Math.max(...worth))]!;
    });
    let wider = false;
    for (const [seat, code] of found.entries()) {
      if (this.choices[seat]!.includes(code)) continue;
      this.choices[seat]!.push(code);
      wider = true;
    }
    return wider;
  }
}

function affordable(node: Node, seat: number, code: number): boolean {
  if (code === 0) return true;
  const laid = (node.laid >> (code >> 2)) & 1;
  return node.words[at.MONEY + seat]! >= (laid ? [0, 3, 7, 12] : [0, 2, 5, 9])[code & 3]!;
}

const rounds = (count: number): (() => boolean) => {
  let left = count;
  return () => left-- <= 0;
};

/** What a position before a purchase is worth, after a short look at the purchase. */
export function purchaseValue(desk: Desk, node: Node, shares: Float64Array): void {
  const { mind, chance } = desk;
  const here = { ...node, words: node.words.slice() };
  const spare = { ...node, words: node.words.slice() };
  const market = new Market({ ...mind, candidates: 5 }, [here], spare, chance);
  market.match(rounds(desk.ahead));
  shares.fill(0);
  const orders = new Int32Array(node.seats);
  const one = new Float64Array(node.seats);
  for (let sample = 0; sample < SAMPLES; sample++) {
    for (let i = 0; i < orders.length; i++)
      orders[i] = market.choices[i]![drawFrom(market.mixes[i]!, chance)]!;
    market.play(orders, one);
    for (let i = 0; i < one.length; i++) shares[i]! += one[i]! / SAMPLES;
  }
}

/** DT-30: an order, drawn from a mix nobody gains much by predicting. */
export function weighOrders(desk: Desk): Weighing {
  const { mind, worlds, spare, chance, seat, clock } = desk;
  const market = new Market(mind, worlds, spare, chance);
  const node = worlds[0]!;
  if (mind.horizon === 'alone') {
    const codes = market.choices[seat]!;
    clock.more();
    const worth = market.alone(codes, seat);
    const shares = new Float64Array(node.seats);
    market.play(new Int32Array(node.seats), shares);
    return {
      codes,
      worth,
      weights: softmax(worth, mind.temperature),
      shares,
      method: 'one-step',
    };
  }
  for (let widening = 0; widening < mind.widenings; widening++) {
    const share = (widening + 1) / (mind.widenings + 2);
    market.match(() => clock.spent() >= share || !clock.more());
    if (!market.widen()) break;
  }
  let some = false;
  market.match(() => {
    const stop = !clock.more() && some;
    some = true;
    return stop;
  });
  const codes = market.choices[seat]!;
  const totals = new Float64Array(node.seats);
  const worth = market.against(codes, seat, SAMPLES, totals);
  const total = totals.reduce((sum, one) => sum + one, 0);
  return {
    codes,
    worth,
    weights: trimmed(market.mixes[seat]!, worth),
    shares: totals.map((one) => one / total),
    method: node.laid === at.ALL ? 'counted' : 'mix',
  };
}

/** A mix without what is rarely drawn: that is left over from the first rounds of thought. */
function trimmed(mix: readonly number[], worth: readonly number[]): number[] {
  const top = Math.max(...mix);
  const kept = mix.map((chance, i) => (chance >= RARE * top && worth[i]! > 0 ? chance : 0));
  const total = kept.reduce((sum, chance) => sum + chance, 0);
  return total > 0 ? kept.map((chance) => chance / total) : [...mix];
}
