import { type AnyGame, QuickChance, type SearchSide } from '@faubourg/core';
import { usage } from '../terminal/failure.ts';
import { type Block, botOnSeat, luckOf, type RunSpec } from './run-spec.ts';
import { count, emptyTally, type Tally, type Wins } from './tally.ts';

/** So many fast games share one luck; blocks of them begin with a fresh one. */
export const FAST_CHUNK = 100;

/** Random games over the search side of a game, as fast as it goes. */
export function playFastBlock(spec: RunSpec, block: Block, game: AnyGame): Tally {
  const side = game.search;
  if (!side) throw usage(`${game.id} has no search side, so there are no fast games.`);
  const seats = spec.bots.length;
  const luck = luckOf(spec, 0, 'fast');
  // One hash for the whole run: neighbouring seeds of this generator are far enough apart.
  const first = luck.int(0x1_0000_0000);
  const node = side.node(game.setUp(spec.options, seats, luck).state);
  const codes = new Int32Array(side.widest);
  const shares = new Float64Array(seats);
  const counted = new FastCounts(seats);
  let chance = luck;
  for (let index = block.from; index < block.to; index++) {
    if (index % FAST_CHUNK === 0) chance = new QuickChance(first + index / FAST_CHUNK);
    const answers = playFast(side, node, codes, chance);
    shares.fill(0);
    side.shares(node, shares);
    counted.add(answers, shares, botOnSeat(spec, index, 0));
  }
  return counted.tally();
}

function playFast(
  side: SearchSide<unknown, unknown, unknown>,
  node: unknown,
  codes: Int32Array,
  chance: QuickChance,
): number {
  let answers = 0;
  side.deal(node, chance);
  for (let owing = side.owing(node); owing !== 0; owing = side.owing(node)) {
    // Those who owe an answer together still owe theirs after another's.
    for (; owing !== 0; owing &= owing - 1) {
      const seat = 31 - Math.clz32(owing & -owing);
      const legal = side.legal(node, seat, codes);
      side.play(node, seat, codes[chance.int(legal)]!, chance);
      answers++;
    }
  }
  return answers;
}

/** Counts in plain arrays: objects with number-like names would cost as much as a game. */
class FastCounts {
  private readonly seats: number;
  private readonly lengths: number[] = [];
  /** By seat or bot, then by the number of those who shared the victory. */
  private readonly seatWins: Int32Array;
  private readonly botWins: Int32Array;
  private games = 0;
  private answers = 0;

  constructor(seats: number) {
    this.seats = seats;
    this.seatWins = new Int32Array(seats * (seats + 1));
    this.botWins = new Int32Array(seats * (seats + 1));
  }

  /** `shift` is the bot on seat 0. */
  add(answers: number, shares: Float64Array, shift: number): void {
    const { seats, lengths } = this;
    this.games++;
    this.answers += answers;
    lengths[answers] = (lengths[answers] ?? 0) + 1;
    for (let seat = 0; seat < seats; seat++) {
      const share = shares[seat]!;
      if (share === 0) continue;
      const sharers = Math.round(1 / share);
      const bot = (seat + shift) % seats;
      this.seatWins[seat * (seats + 1) + sharers]!++;
      this.botWins[bot * (seats + 1) + sharers]!++;
    }
  }

  tally(): Tally {
    const tally = emptyTally(this.seats);
    tally.games = this.games;
    tally.answers = this.answers;
    // Not every length occurs: the list has holes.
    this.lengths.forEach((times, length) => count(tally.lengths, length, times));
    this.fill(tally.seats, this.seatWins);
    this.fill(tally.bots, this.botWins);
    return tally;
  }

  private fill(all: readonly Wins[], counts: Int32Array): void {
    for (const [i, wins] of all.entries()) {
      wins.games = this.games;
      for (let sharers = 1; sharers <= this.seats; sharers++) {
        const times = counts[i * (this.seats + 1) + sharers]!;
        if (times > 0) count(wins.sharedBy, sharers, times);
      }
    }
  }
}
