import { type Chance, shuffle, type Viewer } from '@faubourg/core';
import { answers } from './legal.ts';
import { type Use, usesFor, ledger } from './material.ts';
import { type DowntownState, isDuel, type Order, copyState } from './state.ts';
import { votedLot } from './vote.ts';

/**
 * Changes at random everything a viewer cannot know: the order of the piles, the others' hidden
 * money, and the others' secret choices.
 */
export function scramble(state: DowntownState, viewer: Viewer, chance: Chance): DowntownState {
  const s = copyState(state);
  const others = s.players.flatMap((_, seat) => (seat === viewer ? [] : seat));
  if (!isDuel(s)) {
    shuffle(s.piles.left, chance);
    shuffle(s.piles.right, chance);
    if (s.options.money === 'hidden' && s.phase !== 'over') {
      for (const seat of others) Object.assign(s.players[seat]!, ledger(chance.int(80)));
    }
    // Ballots are secret until all seats have decided on their tokens; then the vote is settled or
    // left to the mayor.
    for (const seat of s.phase === 'ballot' || s.phase === 'lobby' ? others : []) {
      const uses: Use[] = usesFor(s.lots, votedLot(s));
      if (s.ballots[seat] !== null) s.ballots[seat] = uses[chance.int(uses.length)]!;
    }
  }
  for (const seat of others) {
    if (s.orders[seat] === null) continue;
    const legal = answers(s, seat) as Order[];
    s.orders[seat] = legal[chance.int(legal.length)]!;
  }
  return s;
}
