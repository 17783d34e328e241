import { isRefused, type Options, type Problem, strongSeed } from '@faubourg/core';
import type { ClockRule, NewTable } from '@faubourg/protocol';
import type { Level } from '../bots/thinker.ts';
import { callApi, signedIn } from '../client/api.ts';

const MINUTE = 60_000;

/** The clocks people choose from. */
const clocks = {
  none: null,
  live: { live: { bank: 15 * MINUTE, increment: 15_000 } },
  slow: { slow: { perDecision: 2 * 24 * 60 * MINUTE } },
} as const;
type ClockName = keyof typeof clocks;
export const clockNames: readonly ClockName[] = ['none', 'live', 'slow'];

/** How people want to play together. */
export type NewTableForm = {
  name: string;
  /** The bot in each seat; none, or null: the seat is free for whoever has the link. */
  bots: (Level | null)[];
  listed: boolean;
  clock: ClockName;
  /** Kinds of question with a time of their own, in minutes. */
  own: { [kind: string]: number };
  /** The bot that plays for whoever leaves or runs out of time; null: nobody does. */
  standIn: Level | null;
  spectators: boolean;
};

export const emptyForm = (name: string): NewTableForm => ({
  name,
  bots: [],
  listed: false,
  clock: 'none',
  own: {},
  standIn: null,
  spectators: true,
});

/** The clock as the server wants to hear it. */
function clockOf({ clock, own }: NewTableForm): ClockRule | null {
  // Where a decision may take days, no phase is over in minutes.
  const timed = Object.entries(own).filter(([, minutes]) => clock !== 'slow' && minutes > 0);
  const kinds = timed.map(([kind, minutes]) => [kind, minutes * MINUTE] as const);
  if (kinds.length === 0) return clocks[clock];
  return { ...clocks[clock], kinds: Object.fromEntries(kinds) };
}

/** Opens a table for friends and sits down at it; its name, or why it could not be. */
export async function openOnlineTable(
  game: string,
  seats: number,
  options: Options,
  wish: NewTableForm,
): Promise<{ table: string } | { problem: Problem }> {
  const me = await signedIn(wish.name.trim());
  if (isRefused(me)) return me;
  const opened = await callApi<{ table: string }>('POST', '/tables', {
    game,
    options,
    listed: wish.listed,
    spectators: wish.spectators,
    standIn: wish.standIn,
    clock: clockOf(wish),
    seats: Array.from({ length: seats }, (_, seat) => {
      const level = wish.bots[seat] ?? null;
      return level === null ? { for: 'anyone' } : { for: 'bot', level };
    }),
  } satisfies NewTable);
  if (isRefused(opened)) return opened;
  const sat = await callApi('POST', `/tables/${opened.table}/sit`, { contribution: strongSeed() });
  return isRefused(sat) ? sat : opened;
}
