import { type DowntownState, isDuel } from './state.ts';

/** A copy that shares nothing with the original but what nobody changes. */
export function copy(s: DowntownState): DowntownState {
  const common = {
    options: s.options,
    round: s.round,
    mayor: s.mayor,
    lots: s.lots.map((lot) => ({ ...lot, owners: lot.owners.slice() })),
    turned: s.turned.slice(),
    orders: s.orders.slice(),
  };
  if (isDuel(s)) {
    const players = s.players.map((player) => ({ ...player, cards: player.cards.slice() }));
    return { ...common, phase: s.phase, players };
  }
  return {
    ...common,
    phase: s.phase,
    players: s.players.map((player) => ({ ...player })),
    piles: { left: s.piles.left.slice(), right: s.piles.right.slice() },
    ballots: s.ballots.slice(),
    lobby: s.lobby.slice(),
    votes: s.votes.slice(),
  };
}
