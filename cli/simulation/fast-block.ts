import {
  answerDrawer,
  type AnyGame,
  QuickChance,
  fastRulesOf,
  type FastRules,
} from '@faubourg/core';
import { type Block, botOnSeat, chanceFor, type RunSpec } from './run-spec.ts';
import { count, type Counts, emptyTally, type Tally, type Wins } from './tally.ts';

/**
 * Games that share one chance. The sizes of blocks are multiples of it, so that the results do not
 * depend on the size of the blocks.
 */
export const FAST_CHUNK = 100;

/** Plays random games over the fast rules of a game. */
export function playFastBlock(spec: RunSpec, block: Block, game: AnyGame): Tally {
  const fastRules = fastRulesOf(game);
  const seats = spec.bots.length;
  const setUpChance = chanceFor(spec, 0, 'fast');
  // Only this first number is hashed. The chances of the chunks have consecutive seeds, which give
  // independent sequences.
  const first = setUpChance.int(0x1_0000_0000);
  const node = fastRules.node(game.setUp(spec.options, seats, setUpChance).state);
  const draw = answerDrawer(fastRules);
  const shares = new Float64Array(seats);
  const scores = new Float64Array(seats);
  const counted = new FastCounts(seats);
  let chance = setUpChance;
  for (let index = block.from; index < block.to; index++) {
    if (index % FAST_CHUNK === 0) chance = new QuickChance(first + index / FAST_CHUNK);
    const answers = playFast(fastRules, draw, node, chance);
    shares.fill(0);
    fastRules.shares(node, shares);
    fastRules.scores(node, scores);
    counted.add(answers, shares, scores, botOnSeat(spec, index, 0));
  }
  return counted.tally();
}

function playFast(
  fastRules: FastRules<unknown, unknown, unknown>,
  draw: ReturnType<typeof answerDrawer>,
  node: unknown,
  chance: QuickChance,
): number {
  let answers = 0;
  fastRules.setUp(node, chance);
  for (let owing = fastRules.owing(node); owing !== 0; owing = fastRules.owing(node)) {
    // Seats that owe an answer at the same time still owe it after another seat has answered.
    for (; owing !== 0; owing &= owing - 1) {
      const seat = 31 - Math.clz32(owing & -owing);
      fastRules.apply(node, seat, draw(node, seat, chance), chance);
      answers++;
    }
  }
  return answers;
}

/** How often each whole number occurred. */
class Sizes {
  private readonly times: number[] = [];
  /** Arrays have no negative indices. */
  private readonly below: Counts = {};

  add(size: number): void {
    const { times } = this;
    if (size < 0) count(this.below, size);
    else times[size] = (times[size] ?? 0) + 1;
  }

  fill(counts: Counts): void {
    for (const [size, times] of Object.entries(this.below)) count(counts, size, times);
    // `forEach` skips the holes of the array: values that did not occur.
    this.times.forEach((times, size) => count(counts, size, times));
  }
}

/** Counts in arrays. Objects with numbers as keys would take as long as the games themselves. */
class FastCounts {
  private readonly seats: number;
  private readonly lengths = new Sizes();
  /** By seat or bot, then by the number of winners. */
  private readonly seatWins: Int32Array;
  private readonly botWins: Int32Array;
  /** By seat and by bot, then by the score. */
  private readonly seatScores: Sizes[];
  private readonly botScores: Sizes[];
  private games = 0;
  private answers = 0;

  constructor(seats: number) {
    this.seats = seats;
    this.seatWins = new Int32Array(seats * (seats + 1));
    this.botWins = new Int32Array(seats * (seats + 1));
    this.seatScores = Array.from({ length: seats }, () => new Sizes());
    this.botScores = Array.from({ length: seats }, () => new Sizes());
  }

  /** `shift` is the bot on seat 0. */
  add(answers: number, shares: Float64Array, scores: Float64Array, shift: number): void {
    const { seats } = this;
    this.games++;
    this.answers += answers;
    this.lengths.add(answers);
    for (let seat = 0; seat < seats; seat++) {
      const share = shares[seat]!;
      const bot = (seat + shift) % seats;
      this.seatScores[seat]!.add(scores[seat]!);
      this.botScores[bot]!.add(scores[seat]!);
      if (share === 0) continue;
      const sharers = Math.round(1 / share);
      this.seatWins[seat * (seats + 1) + sharers]!++;
      this.botWins[bot * (seats + 1) + sharers]!++;
    }
  }

  tally(): Tally {
    const tally = emptyTally(this.seats);
    tally.games = this.games;
    tally.answers = this.answers;
    this.lengths.fill(tally.lengths);
    this.fill(tally.seats, this.seatWins, this.seatScores);
    this.fill(tally.bots, this.botWins, this.botScores);
    return tally;
  }

  private fill(all: readonly Wins[], counts: Int32Array, scores: readonly Sizes[]): void {
    for (const [i, wins] of all.entries()) {
      wins.games = this.games;
      scores[i]!.fill(wins.scores);
      for (let sharers = 1; sharers <= this.seats; sharers++) {
        const times = counts[i * (this.seats + 1) + sharers]!;
        if (times > 0) count(wins.sharedBy, sharers, times);
      }
    }
  }
}
