import type { Viewer } from '@faubourg/core';
import type { Use } from './material.ts';
import {
  type DowntownState,
  type Duel,
  inOrder,
  isDuel,
  type Order,
  type Planner,
  type Rival,
  type Town,
} from './state.ts';

/** A choice as others see it: null if not made, 'secret' if made and hidden. */
export type Seen<T> = T | 'secret' | null;

/** DT-61: money is null where it is hidden. */
export type SeenPlanner = Omit<Planner, 'money' | 'spent' | 'earned'> & {
  readonly money: number | null;
  readonly spent: number | null;
  readonly earned: number | null;
};

type Hidden = 'players' | 'orders' | 'ballots';

export type TownView = Readonly<Omit<Town, Hidden>> & {
  readonly viewer: Viewer;
  readonly players: readonly SeenPlanner[];
  readonly orders: readonly Seen<Order>[];
  readonly ballots: readonly Seen<Use>[];
};

export type DuelView = Readonly<Omit<Duel, Hidden>> & {
  readonly viewer: Viewer;
  readonly players: readonly Rival[];
  readonly orders: readonly Seen<Order>[];
};

export type DowntownView = TownView | DuelView;

export function view(s: DowntownState, viewer: Viewer): DowntownView {
  const choices = <T>(made: readonly (T | null)[], open: boolean): Seen<T>[] =>
    made.map((choice, seat) => (choice === null || open || seat === viewer ? choice : 'secret'));
  const common = {
    viewer,
    ...(s.rules !== undefined && { rules: s.rules }),
    options: { ...s.options },
    round: s.round,
    mayor: s.mayor,
    lots: s.lots.map(({ use, owners, closed }) => ({ use, owners: owners.slice(), closed })),
    turned: s.turned.slice(),
    orders: choices(s.orders, false),
  };
  if (isDuel(s)) {
    const players = s.players.map(({ score, laid, bare, gone, cards }) => ({
      score,
      laid,
      bare,
      gone,
      cards: inOrder(cards),
    }));
    return { ...common, phase: s.phase, players };
  }
  const open = s.options.money === 'open' || s.phase === 'over';
  return {
    ...common,
    phase: s.phase,
    players: s.players.map(({ money, spent, earned, markers, lobby }, seat) => {
      const known = open || seat === viewer;
      return {
        money: known ? money : null,
        spent: known ? spent : null,
        earned: known ? earned : null,
        markers,
        lobby,
      };
    }),
    // The cards left in a pile are public; sorting hides their order.
    piles: { left: inOrder(s.piles.left), right: inOrder(s.piles.right) },
    ballots: choices(s.ballots, s.phase === 'decide'),
    lobby: s.lobby.slice(),
    votes: s.votes.slice(),
  };
}
