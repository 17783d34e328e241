import type { LevelName, Seat } from '@faubourg/core';
import { deadline } from './clock.ts';
import { openDecisions, type Table } from './table.ts';

/** What the server itself owes a table. */
export type Duty =
  | { readonly what: 'bot'; readonly seat: Seat; readonly level: LevelName }
  | { readonly what: 'timeout'; readonly seat: Seat; readonly at: number }
  /** To begin without the reveals that have not come by then. */
  | { readonly what: 'end-reveals'; readonly at: number };

/** The duties of a table: bots' answers if any is owed, else the deadlines, the earliest first. */
export function dutiesOf(table: Table): Duty[] {
  if (table.revealUntil !== null) return [{ what: 'end-reveals', at: table.revealUntil }];
  const due: Duty[] = [];
  for (const { seat, owed } of openDecisions(table)) {
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

/**
 * When the first duty is due: 0 (at once) for a bot, else the first deadline; null if there is
 * none.
 */
export function dutyDueAt(table: Table): number | null {
  const [first] = dutiesOf(table);
  if (!first) return null;
  return first.what === 'bot' ? 0 : first.at;
}
