import type { Chance } from '@faubourg/core';
import { ordersFor } from './buying.ts';
import { usesFor } from './plaques.ts';
import { ledger, MONEY } from './purse.ts';
import type { DowntownState, Order, Planner, Town } from './state.ts';
import { type DowntownView, isDuelView, type Seen, type SeenPlanner, type TownView } from './view.ts';

const pick = <T>(list: readonly T[], chance: Chance): T => list[chance.int(list.length)]!;

/**
 * DT-61: hidden money is taken to lie around the viewer's own (a spectator's guess is what all
 * began with): the sum of two draws from 0 to that amount.
 */
function planner(seen: SeenPlanner, usual: number, chance: Chance): Planner {
  const { money, spent, earned, markers, lobby } = seen;
  const known = money === null ? ledger(chance.int(usual + 1) + chance.int(usual + 1)) : { money, spent: spent!, earned: earned! };
  return { ...known, markers, lobby };
}

function town(v: TownView, chance: Chance): Town {
  const { viewer, lots, turned, piles, votes } = v;
  const own = viewer === null ? null : v.players[viewer]!.money;
  const uses = v.ballots.includes('secret') ? usesFor(lots, turned[votes.length]!) : [];
  return {
    options: v.options,
    phase: v.phase,
    round: v.round,
    mayor: v.mayor,
    lots: copyLots(v),
    turned: turned.slice(),
    orders: v.orders.map(known),
    players: v.players.map((seen) => planner(seen, own ?? MONEY, chance)),
    piles: { left: piles.left.slice(), right: piles.right.slice() },
    ballots: v.ballots.map((use) => (use === 'secret' ? pick(uses, chance) : use)),
    lobby: v.lobby.slice(),
    votes: votes.slice(),
  };
}

const copyLots = ({ lots }: DowntownView): Town['lots'] =>
  lots.map((lot) => ({ ...lot, owners: lot.owners.slice() }));

const known = (order: Seen<Order>): Order | null => (order === 'secret' ? null : order);

/** A whole state that agrees with a view: hidden choices are any legal ones. */
export function resample(v: DowntownView, chance: Chance): DowntownState {
  const state: DowntownState = isDuelView(v)
    ? {
        options: v.options,
        phase: v.phase,
        round: v.round,
        mayor: v.mayor,
        lots: copyLots(v),
        turned: v.turned.slice(),
        orders: v.orders.map(known),
        players: v.players.map((player) => ({ ...player, cards: player.cards.slice() })),
      }
    : town(v, chance);
  for (const [seat, order] of v.orders.entries()) {
    if (order === 'secret') state.orders[seat] = pick(ordersFor(state, seat), chance);
  }
  return state;
}
