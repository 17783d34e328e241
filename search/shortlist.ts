import type { Chance, Seat } from '@faubourg/core';
import type { AfterAnswers, Prior } from './evaluate.ts';

/**
 * Compares the answers of a seat without playing them: writes a number for each of
 * `codes[0 … count)`, the logarithm of its odds of winning up to a constant. False where it has
 * nothing to say about the position.
 */
export type RoughGuess<Node> = (
  node: Node,
  seat: Seat,
  codes: Int32Array,
  count: number,
  odds: Float64Array,
) => boolean;

/** Which answers of a place in a tree the prior is asked about: at the root always all. */
export type ShortlistSettings<Node> = {
  readonly rough: RoughGuess<Node>;
  /** The number of answers, those that the rough guess puts first. */
  readonly length: number;
  /** Visits of a place after which the prior is asked about its other answers, too. */
  readonly visits: number;
};

/** The least share that is guessed for an answer that the prior is not asked about. */
const LEAST = 0.001;

/**
 * Guesses the answers of a place: by a prior those on the shortlist, the others by how far behind
 * them the rough guess puts them. Most places of a tree are visited a few times, and their best
 * answers only.
 */
export class Shortlist<Node> {
  /** The answers that the prior was asked about last, `asked[0 … count)`. */
  readonly asked: Int32Array;
  count = 0;
  /** By place in the codes of the last guess: 1 where the prior was not asked. */
  readonly rough: Uint8Array;
  private readonly prior: Prior<Node>;
  private readonly settings: ShortlistSettings<Node> | undefined;
  private readonly odds: Float64Array;
  /** The answers in `asked`: their places in the codes, and what the prior said. */
  private readonly places: Int32Array;
  private readonly said: Float64Array;
  /** The best odds, falling. */
  private readonly best: Float64Array;

  /** Without settings the prior is asked about all answers; `most` is the most there can be. */
  constructor(prior: Prior<Node>, settings: ShortlistSettings<Node> | undefined, most: number) {
    this.prior = prior;
    this.settings = settings;
    this.asked = new Int32Array(most);
    this.rough = new Uint8Array(most);
    this.odds = new Float64Array(most);
    this.places = new Int32Array(most);
    this.said = new Float64Array(most);
    this.best = new Float64Array(settings?.length ?? 0);
  }

  /**
   * Guesses the share for each of `codes[0 … count)`; with `all` the prior is asked about each of
   * them.
   */
  guess(
    node: Node,
    seat: Seat,
    codes: Int32Array,
    count: number,
    guesses: Float64Array,
    chance: Chance,
    after: AfterAnswers<Node>,
    all: boolean,
  ): void {
    const { settings, odds, asked, rough } = this;
    const few = settings === undefined || count <= settings.length;
    if (few || all || !settings.rough(node, seat, codes, count, odds)) {
      for (let i = 0; i < count; i++) asked[i] = codes[i]!;
      rough.fill(0, 0, count);
      this.count = count;
      this.prior(node, seat, codes, count, guesses, chance, after);
      return;
    }
    this.list(codes, count, settings.length);
    this.prior(node, seat, asked, this.count, this.said, chance, after);
    this.guessOthers(count, guesses);
  }

  /** Puts the answers with the best odds on the list, in the order of the codes. */
  private list(codes: Int32Array, count: number, length: number): void {
    const { odds, best, asked, places, rough } = this;
    best.fill(-Infinity);
    for (let i = 0; i < count; i++) {
      let k = length - 1;
      if (odds[i]! <= best[k]!) continue;
      for (; k > 0 && best[k - 1]! < odds[i]!; k--) best[k] = best[k - 1]!;
      best[k] = odds[i]!;
    }
    const limit = best[length - 1]!;
    let listed = 0;
    for (let i = 0; i < count; i++) {
      rough[i] = odds[i]! >= limit && listed < length ? 0 : 1;
      if (rough[i] === 1) continue;
      places[listed] = i;
      asked[listed++] = codes[i]!;
    }
    this.count = listed;
  }

  /** An answer that is not on the list is worth at most what the worst on it is. */
  private guessOthers(count: number, guesses: Float64Array): void {
    const { odds, places, said, rough, count: listed } = this;
    let share = 0;
    let middle = 0;
    let worst = Infinity;
    for (let k = 0; k < listed; k++) {
      share += said[k]! / listed;
      middle += odds[places[k]!]! / listed;
      worst = Math.min(worst, said[k]!);
      guesses[places[k]!] = said[k]!;
    }
    // How a share near this one changes with the logarithm of its odds.
    const slope = share * (1 - share);
    for (let i = 0; i < count; i++) {
      if (rough[i] === 0) continue;
      guesses[i] = Math.max(LEAST, Math.min(worst, share + slope * (odds[i]! - middle)));
    }
  }
}
