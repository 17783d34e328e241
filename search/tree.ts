import { type Chance, MAX_SEATS, type Seat } from '@faubourg/core';
import type { AnswerStats } from './answer-stats.ts';
import {
  type AfterAnswers,
  type AnyFastRules,
  type Evaluate,
  lowest,
  type Policy,
  type Prior,
} from './evaluate.ts';
import type { PairIndex } from './pair-index.ts';
import { type RivalModel, rivalAnswer } from './rival-model.ts';
import { Shortlist, type ShortlistSettings } from './shortlist.ts';
import { TreeTables } from './tree-tables.ts';

/** How the tree is searched. */
export type TreeSettings<Node> = {
  readonly evaluate: Evaluate<Node>;
  /** Without it, every answer is tried once before any is tried twice (UCB1). */
  readonly guess?: Prior<Node>;
  /** Asks `guess` about some answers only, except at the root. */
  readonly shortlist?: ShortlistSettings<Node>;
  /** First weights by a net's policy, where it has one; `guess` is asked where it has none. */
  readonly policy?: Policy<Node>;
  /**
   * With it only this seat's answers branch by their results; the others answer as the first
   * weights say. Every seat searches without it.
   */
  readonly rivals?: RivalModel;
  /** Weight of exploration. */
  readonly exploration?: number;
  /** A prior better by this much gets e times the weight at first. */
  readonly sharpness?: number;
  /**
   * Identifies an answer across worlds in which its code has different meanings (such as the first
   * card of the market); the code itself by default.
   */
  readonly label?: (node: Node, code: number) => number;
  /** Stops a descent early: the position is evaluated as a leaf. */
  readonly cut?: (node: Node, depth: number) => boolean;
};

/** An answer at the root of the tree: its code, its visits and the share it leads to. */
export type RootAnswer = { readonly code: number; readonly visits: number; readonly share: number };

/** An answer that a seat gives at the root, by its code in the first world. */
export type FirstAnswer = { readonly seat: Seat; readonly code: number };

/**
 * Open-loop Monte Carlo tree search for any number of seats. Each seat maximises its own share
 * (max^n); seats that owe an answer at the same time choose independently (decoupled). The tree
 * follows answers, not positions: chance events are averaged.
 */
export class Tree<Node> {
  /** Sum of all seats' shares over all iterations. */
  readonly totals: Float64Array;
  iterations = 0;
  private readonly fast: AnyFastRules<Node>;
  private readonly worlds: readonly Node[];
  private readonly chance: Chance;
  private readonly settings: TreeSettings<Node>;
  private readonly node: Node;
  /** What the last iteration gave every seat. */
  readonly shares: Float64Array;
  private readonly codes: Int32Array;
  /** What identifies the answers in `codes`, and their edges. */
  private readonly labels: Int32Array;
  private readonly found: Int32Array;
  /** The codes that had no edge, and their places in `codes`. */
  private readonly fresh: Int32Array;
  private readonly freshAt: Int32Array;
  private readonly guesses: Float64Array;
  private readonly shortlist: Shortlist<Node> | null;
  /** What the prior found after the answers it was asked about; the one just played, or −1. */
  private readonly after: AfterAnswers<Node>;
  private played = -1;
  private readonly answers: PairIndex;
  private readonly places: PairIndex;
  private readonly edges: AnswerStats;
  private readonly known: boolean[] = [];
  /** The answers on the path of an iteration, with the seats that gave them; `length` of them. */
  private pathEdges = new Int32Array(64);
  private pathSeats = new Int32Array(64);
  private length = 0;
  /** The codes of the answers that the seats of one place give. */
  private readonly given = new Int32Array(MAX_SEATS);

  /** `spare` is a node to play on; the worlds are only read. The tables must be empty. */
  constructor(
    fast: AnyFastRules<Node>,
    seats: number,
    worlds: readonly Node[],
    spare: Node,
    chance: Chance,
    settings: TreeSettings<Node>,
    { answers, places, edges } = new TreeTables(),
  ) {
    this.answers = answers;
    this.places = places;
    this.edges = edges;
    this.fast = fast;
    this.worlds = worlds;
    this.node = spare;
    this.chance = chance;
    this.settings = settings;
    this.totals = new Float64Array(seats);
    this.shares = new Float64Array(seats);
    this.codes = new Int32Array(fast.mostAnswers);
    this.labels = new Int32Array(fast.mostAnswers);
    this.found = new Int32Array(fast.mostAnswers);
    this.freshAt = new Int32Array(fast.mostAnswers);
    this.fresh = new Int32Array(fast.mostAnswers);
    this.guesses = new Float64Array(fast.mostAnswers);
    const { guess, shortlist } = settings;
    this.shortlist = guess ? new Shortlist(guess, shortlist, fast.mostAnswers) : null;
    this.after = {
      by: null,
      shares: new Float64Array(seats * fast.mostAnswers),
      drew: new Uint8Array(fast.mostAnswers),
    };
    this.known[this.places.of(-1, -1)] = true;
  }

  /**
   * Descends from the root to a leaf, evaluates it and updates the statistics on the path. With
   * `first` that seat gives this answer at the root, whatever the statistics say.
   */
  iterate(first?: FirstAnswer): void {
    const { fast, node, settings, shares, edges } = this;
    this.played = -1;
    fast.copy(this.worlds[this.iterations++ % this.worlds.length]!, node);
    this.length = 0;
    let place = 0;
    for (let depth = 0; ; depth++) {
      const mask = fast.owing(node);
      if (mask === 0) {
        fast.shares(node, shares);
        break;
      }
      if (this.known[place] !== true || (depth > 0 && settings.cut?.(node, depth) === true)) {
        this.known[place] = true;
        this.evaluateLeaf();
        break;
      }
      place = this.descend(place, mask, depth === 0 ? first : undefined);
    }
    const { pathEdges, pathSeats, length } = this;
    for (let i = 0; i < length; i++) edges.visit(pathEdges[i]!, shares[pathSeats[i]!]!);
    for (let seat = 0; seat < shares.length; seat++) this.totals[seat]! += shares[seat]!;
  }

  /**
   * Evaluates the position reached, unless the prior has just done so. What the prior keeps of
   * answers that draw nothing is the same, bit for bit.
   */
  private evaluateLeaf(): void {
    const { after, shares, played } = this;
    if (played < 0) {
      this.settings.evaluate(this.node, shares, this.chance);
      return;
    }
    for (let seat = 0, from = played * shares.length; seat < shares.length; seat++)
      shares[seat] = after.shares[from + seat]!;
  }

  /** Every seat that owes an answer chooses one; then they are played in seat order. */
  private descend(place: number, owing: number, first?: FirstAnswer): number {
    const { fast, node, given } = this;
    const from = this.length;
    this.after.by = null;
    for (let mask = owing; mask !== 0; mask &= mask - 1) {
      const seat = lowest(mask);
      const at = this.choose(place, seat, first?.seat === seat ? first.code : null);
      given[this.length - from] = this.codes[at]!;
      this.step(seat, this.found[at]!);
    }
    const { pathEdges, pathSeats } = this;
    const count = this.length - from;
    // Where several seats answer, the prior has played one answer only.
    this.played = count === 1 ? this.guessedAt(given[0]!) : -1;
    let next = place;
    for (let i = 0; i < count; i++) {
      const seat = pathSeats[from + i]!;
      // An answer can also settle the decision for the others.
      if (i === 0 || ((fast.owing(node) >>> seat) & 1) === 1)
        fast.apply(node, seat, given[i]!, this.chance);
      next = this.places.of(next, pathEdges[from + i]!);
    }
    return next;
  }

  /** Adds an answer to the path. */
  private step(seat: Seat, edge: number): void {
    if (this.length === this.pathEdges.length) {
      this.pathEdges = doubled(this.pathEdges);
      this.pathSeats = doubled(this.pathSeats);
    }
    this.pathEdges[this.length] = edge;
    this.pathSeats[this.length++] = seat;
  }

  /** The place of an answer among those that the prior has just evaluated and that draw nothing. */
  private guessedAt(code: number): number {
    const { shortlist, after } = this;
    if (shortlist === null || after.by !== this.settings.evaluate) return -1;
    const { asked, count } = shortlist;
    for (let i = 0; i < count; i++) if (asked[i] === code) return after.drew[i] === 0 ? i : -1;
    return -1;
  }

  /** The index in `codes` of the answer a seat tries next; its edge is then in `found`. */
  private choose(place: number, seat: Seat, fixed: number | null): number {
    const { fast, node, codes, labels, found, fresh, freshAt, edges, answers } = this;
    const count = fast.legal(node, seat, codes);
    const key = place * MAX_SEATS + seat;
    let visits = 0;
    let met = 0;
    for (let i = 0, edge = 0; i < count; i++) {
      const label = this.labelOf(node, codes[i]!);
      labels[i] = label;
      edge = answers.findNear(edge, key, label);
      found[i] = edge;
      if (edge >= 0) visits += edges.visits[edge]!;
      else {
        freshAt[met] = i;
        fresh[met++] = codes[i]!;
      }
      edge++;
    }
    if (met > 0) this.meet(key, seat, met, place === 0);
    else if (this.isDue(seat, visits)) this.askAgain(key, seat, count);
    const best = fixed === null ? -1 : codes.subarray(0, count).indexOf(fixed);
    return best < 0 ? this.pick(seat, count, visits) : best;
  }

  /** Whether a place was visited so often that its rough guesses do not serve any more. */
  private isDue(seat: Seat, visits: number): boolean {
    const { shortlist, rivals } = this.settings;
    return (
      shortlist !== undefined &&
      visits >= shortlist.visits &&
      (rivals === undefined || rivals.thinker === seat)
    );
  }

  /** Asks the prior about the answers that were guessed roughly. */
  private askAgain(key: number, seat: Seat, count: number): void {
    const { codes, found, fresh, freshAt, edges } = this;
    let met = 0;
    for (let i = 0; i < count; i++) {
      if (edges.rough[found[i]!] === 0) continue;
      freshAt[met] = i;
      fresh[met++] = codes[i]!;
    }
    if (met > 0) this.meet(key, seat, met, true);
  }

  private pick(seat: Seat, count: number, visits: number): number {
    const { guess, rivals } = this.settings;
    if (!guess) return this.byBound(count, visits);
    if (rivals && rivals.thinker !== seat)
      return rivalAnswer(rivals, this.edges, this.found, count, visits);
    return this.byGuess(count, visits);
  }

  private labelOf(node: Node, code: number): number {
    const { label } = this.settings;
    return label ? label(node, code) : code;
  }

  /** Adds the answers in `fresh`, with their priors; the prior is asked about all of them if `all`. */
  private meet(key: number, seat: Seat, met: number, all: boolean): void {
    const { node, fresh, freshAt, labels, found, guesses, edges, answers, chance } = this;
    const { policy, sharpness = 0.1 } = this.settings;
    const { shortlist } = this;
    // The seat's share by the net, or null where its policy says nothing.
    const share = policy?.(node, seat, fresh, met, guesses, chance) ?? null;
    if (share === null) shortlist?.guess(node, seat, fresh, met, guesses, chance, this.after, all);
    for (let i = 0; i < met; i++) {
      const at = freshAt[i]!;
      let edge = found[at]!;
      if (edge < 0) {
        edge = answers.of(key, labels[at]!);
        found[at] = edge;
        edges.add(edge);
      }
      if (share !== null) edges.guess(edge, share, Math.exp(guesses[i]!), 0);
      else if (shortlist === null) edges.guess(edge, 0, 1, 0);
      else edges.guess(edge, guesses[i]!, Math.exp(guesses[i]! / sharpness), shortlist.rough[i]!);
    }
  }

  /** PUCT: the mean plus an exploration term weighted by the prior. */
  private byGuess(count: number, visits: number): number {
    const { found, edges } = this;
    let weights = 0;
    for (let i = 0; i < count; i++) weights += edges.weight[found[i]!]!;
    const attention = ((this.settings.exploration ?? 1) * Math.sqrt(visits + 1)) / weights;
    const { mean, weight, visits: tried } = edges;
    let best = 0;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const edge = found[i]!;
      const value = mean[edge]! + (attention * weight[edge]!) / (1 + tried[edge]!);
      if (value > bestValue) {
        bestValue = value;
        best = i;
      }
    }
    return best;
  }

  /** UCB1: untried answers first, in random order. */
  private byBound(count: number, visits: number): number {
    const { found, edges, chance } = this;
    const spread = (this.settings.exploration ?? 0.7) ** 2 * Math.log(visits + 1);
    const start = chance.int(count);
    let best = 0;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const at = (start + i) % count;
      const edge = found[at]!;
      const tried = edges.visits[edge]!;
      if (tried === 0) return at;
      const value = edges.won[edge]! / tried + Math.sqrt(spread / tried);
      if (value > bestValue) {
        bestValue = value;
        best = at;
      }
    }
    return best;
  }

  /** The statistics of a seat's answers at the root, in the order of the first world. */
  root(seat: Seat): RootAnswer[] {
    const count = this.fast.legal(this.worlds[0]!, seat, this.codes);
    return Array.from(this.codes.subarray(0, count), (code) => {
      const edge = this.answers.find(seat, this.labelOf(this.worlds[0]!, code));
      if (edge < 0) return { code, visits: 0, share: 0 };
      return { code, visits: this.edges.visits[edge]!, share: this.edges.mean[edge]! };
    });
  }
}

function doubled(values: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * values.length);
  more.set(values);
  return more;
}
