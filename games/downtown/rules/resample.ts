import type { Chance } from '@faubourg/core';
import { ordersFor } from './orders.ts';
import { usesFor, ledger, START_MONEY } from './material.ts';
import { type DowntownState, isDuel, copyState } from './state.ts';
import type { DowntownView } from './view.ts';
import { votedLot } from './vote.ts';

const pick = <T>(list: readonly T[], chance: Chance): T => list[chance.int(list.length)]!;

/**
 * A whole state that agrees with a view. Hidden choices are drawn among the legal ones. Hidden
 * money (DT-61) is drawn around the viewer's own, for a spectator around the start money: the sum
 * of two draws from 0 to that amount.
 */
export function resample(v: DowntownView, chance: Chance): DowntownState {
  const { viewer, ...rest } = copyState(v);
  const s = rest as DowntownState;
  if (!isDuel(s)) {
    const usual = viewer === null ? START_MONEY : s.players[viewer]!.money;
    for (const [seat, { money }] of s.players.entries()) {
      if ((money as number | null) === null)
        Object.assign(s.players[seat]!, ledger(chance.int(usual + 1) + chance.int(usual + 1)));
      if ((s.ballots[seat] as string) === 'secret')
        s.ballots[seat] = pick(usesFor(s.lots, votedLot(s)), chance);
    }
  }
  for (const [seat, order] of v.orders.entries()) {
    if (order === 'secret') s.orders[seat] = pick(ordersFor(s, seat), chance);
  }
  return s;
}
