import { isRefused, type Options, type Problem, strongSeed } from '@faubourg/core';
import type { Level } from '../bots/thinker.ts';
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

/** How people want to play together. */
export type FriendsWish = {
  readonly name: string;
  readonly listed: boolean;
  readonly clock: ClockName;
  /** Kinds of question with a time of their own, in minutes. */
  readonly own: { readonly [kind: string]: number };
  /** The bot that plays for whoever leaves or runs out of time; null: nobody does. */
  readonly standIn: Level | null;
  readonly spectators: boolean;
};

/** The clock as the server wants to hear it. */
function clockOf({ clock, own }: FriendsWish): object | null {
  const kinds = Object.entries(own).map(([kind, minutes]) => [kind, minutes * MINUTE] as const);
  if (kinds.length === 0) return clocks[clock];
  return { ...clocks[clock], kinds: Object.fromEntries(kinds) };
}

/** Opens a table for friends and sits down at it; its name, or why it could not be. */
export async function openForFriends(
  game: string,
  plan: readonly SeatPlan[],
  options: Options,
  wish: FriendsWish,
): Promise<{ table: string } | { problem: Problem }> {
  const me = await signedIn(wish.name);
  if (isRefused(me)) return me;
  const opened = await call<{ table: string }>('POST', '/tables', {
    game,
    options,
    listed: wish.listed,
    spectators: wish.spectators,
    standIn: wish.standIn,
    clock: clockOf(wish),
    seats: plan.map(({ kind, level }) =>
      kind === 'bot' ? { for: 'bot', level: level ?? 'regular' } : { for: 'anyone' },
    ),
  });
  if (isRefused(opened)) return opened;
  const sat = await call('POST', `/tables/${opened.table}/sit`, { contribution: strongSeed() });
  return isRefused(sat) ? sat : opened;
}
