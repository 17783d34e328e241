import { isRefused, type Options, type Problem, strongSeed } from '@faubourg/core';
import type { SeatPlan } from '../source/seats.ts';
import { call, signedIn } from './api.ts';

const MINUTE = 60_000;

/** The clocks people choose from. */
export const clocks = {
  none: null,
  live: { live: { bank: 15 * MINUTE, increment: 15_000 } },
  slow: { slow: { perDecision: 2 * 24 * 60 * MINUTE } },
} as const;
export type ClockName = keyof typeof clocks;

/** Opens a table for friends and sits down at it; its name, or why it could not be. */
export async function openForFriends(
  game: string,
  plan: readonly SeatPlan[],
  options: Options,
  wish: { readonly name: string; readonly listed: boolean; readonly clock: ClockName },
): Promise<{ table: string } | { problem: Problem }> {
  const me = await signedIn(wish.name);
  if (isRefused(me)) return me;
  const opened = await call<{ table: string }>('POST', '/tables', {
    game,
    options,
    listed: wish.listed,
    clock: clocks[wish.clock],
    seats: plan.map(({ kind, level }) =>
      kind === 'bot' ? { for: 'bot', level: level ?? 'regular' } : { for: 'anyone' },
    ),
  });
  if (isRefused(opened)) return opened;
  const sat = await call('POST', `/tables/${opened.table}/sit`, { contribution: strongSeed() });
  return isRefused(sat) ? sat : opened;
}
