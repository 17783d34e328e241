import type { Seat } from '@faubourg/core';
import type { LevelName } from '@faubourg/search';
import { deadline } from './clock.ts';
import { asked, type Table } from './table.ts';

/** Something to be done at a table by the server itself. */
export type Due =
  | { readonly what: 'bot'; readonly seat: Seat; readonly level: LevelName }
  | { readonly what: 'timeout'; readonly seat: Seat; readonly at: number };

/** What the table waits for from the server, bots first, then the clocks. */
export function dues(table: Table): Due[] {
  const due: Due[] = [];
  for (const { seat, owed } of asked(table)) {
    if (!owed) continue;
    const level = table.seats[seat]!.bot;
    if (level !== null) due.push({ what: 'bot', seat, level });
  }
  if (due.length > 0 || !table.clock || table.phase !== 'running') return due;
  for (const seat of table.seats.keys()) {
    const at = deadline(table.clock, seat);
    if (at !== null && table.seats[seat]!.bot === null) due.push({ what: 'timeout', seat, at });
  }
  return due.sort((a, b) => (a as { at: number }).at - (b as { at: number }).at);
}

/** When that is: at once for bots (0), at the first deadline otherwise; null for nothing. */
export function dueAt(table: Table): number | null {
  const [first] = dues(table);
  if (!first) return null;
  return first.what === 'bot' ? 0 : first.at;
}
