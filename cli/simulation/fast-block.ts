import type { AnyGame } from '@faubourg/core';
import { usage } from '../terminal/failure.ts';
import { type Block, botOnSeat, luckOf, type RunSpec } from './run-spec.ts';
import { count, emptyTally, type Tally } from './tally.ts';

/** Random games over the search side of a game, as fast as it goes. */
export function playFastBlock(spec: RunSpec, block: Block, game: AnyGame): Tally {
  const side = game.search;
  if (!side) throw usage(`${game.id} has no search side, so there are no fast games.`);
  const seats = spec.bots.length;
  const tally = emptyTally(seats);
  const start = luckOf(spec, block.from, 'fast set-up');
  const node = side.node(game.setUp(spec.options, seats, start).state);
  const codes = new Int32Array(side.widest);
  const shares = new Float64Array(seats);
  for (let index = block.from; index < block.to; index++) {
    const chance = luckOf(spec, index, 'fast');
    let answers = 0;
    side.deal(node, chance);
    for (let owing = side.owing(node); owing !== 0; owing = side.owing(node)) {
      const seat = 31 - Math.clz32(owing & -owing);
      const legal = side.legal(node, seat, codes);
      side.play(node, seat, codes[chance.int(legal)]!, chance);
      answers++;
    }
    shares.fill(0);
    side.shares(node, shares);
    countShares(tally, shares, answers, (seat) => botOnSeat(spec, index, seat));
  }
  return tally;
}

function countShares(
  tally: Tally,
  shares: Float64Array,
  answers: number,
  botOf: (seat: number) => number,
): void {
  tally.games++;
  tally.answers += answers;
  count(tally.lengths, answers);
  for (const [seat, share] of shares.entries()) {
    for (const wins of [tally.seats[seat]!, tally.bots[botOf(seat)]!]) {
      wins.games++;
      if (share > 0) count(wins.sharedBy, Math.round(1 / share));
    }
  }
}
