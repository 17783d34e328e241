import { isRefused, type Options, type Problem } from '@faubourg/core';
import type { ClockRule, NewTable } from '@faubourg/protocol';
import type { Level } from '../bots/thinker.ts';
import { callApi, signedIn } from '../client/api.ts';
import { newShare } from '../shuffle/own-share.ts';

const MINUTE = 60_000;

/** The clocks to choose from. */
const clocks = {
  none: null,
  live: { live: { bank: 15 * MINUTE, increment: 15_000 } },
  slow: { slow: { perDecision: 2 * 24 * 60 * MINUTE } },
} as const;
type ClockName = keyof typeof clocks;
export const clockNames: readonly ClockName[] = ['none', 'live', 'slow'];

/** The form for a table on the server. */
export type NewTableForm = {
  name: string;
  /** The level of the bot in each seat; undefined or null: the seat is free for anyone with the link. */
  bots: (Level | null)[];
  /** The character of each of them; undefined: the server draws one. */
  characters: (string | undefined)[];
  listed: boolean;
  clock: ClockName;
  /** Kinds of decision with a time limit of their own, in minutes. */
  own: { [kind: string]: number };
  /** The level of the bot that takes over from a player who leaves or runs out of time; null: none does. */
  standIn: Level | null;
  spectators: boolean;
  /** Whether everybody who plays may ask the coach. */
  coach: boolean;
};

export const emptyForm = (name: string): NewTableForm => ({
  name,
  bots: [],
  characters: [],
  listed: false,
  clock: 'none',
  own: {},
  standIn: null,
  spectators: true,
  coach: false,
});

/** The clock in the form that the server expects. */
function clockOf({ clock, own }: NewTableForm): ClockRule | null {
  // The slow clock gives days for a decision: limits of minutes do not apply.
  const timed = Object.entries(own).filter(([, minutes]) => clock !== 'slow' && minutes > 0);
  const kinds = timed.map(([kind, minutes]) => [kind, minutes * MINUTE] as const);
  if (kinds.length === 0) return clocks[clock];
  return { ...clocks[clock], kinds: Object.fromEntries(kinds) };
}

/** Opens a table on the server and takes a seat at it. Returns its id, or the problem. */
export async function openOnlineTable(
  game: string,
  seats: number,
  options: Options,
  form: NewTableForm,
): Promise<{ table: string } | { problem: Problem }> {
  const me = await signedIn(form.name.trim());
  if (isRefused(me)) return me;
  const opened = await callApi<{ table: string }>('POST', '/tables', {
    game,
    options,
    listed: form.listed,
    spectators: form.spectators,
    standIn: form.standIn,
    coach: form.coach,
    clock: clockOf(form),
    seats: Array.from({ length: seats }, (_, seat) => {
      const level = form.bots[seat] ?? null;
      if (level === null) return { for: 'anyone' };
      const character = form.characters[seat];
      return { for: 'bot', level, ...(character !== undefined && { character }) };
    }),
  } satisfies NewTable);
  if (isRefused(opened)) return opened;
  const sat = await callApi('POST', `/tables/${opened.table}/sit`, newShare(opened.table, 2));
  return isRefused(sat) ? sat : opened;
}
