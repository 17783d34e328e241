import type { Decision, Seat } from '@faubourg/core';
import { deadline } from './clock.ts';
import type { TableSetup } from './entry.ts';
import type { Table } from './table.ts';

/** How long a table has waited for each seat, and who would let a bot play it. */
export type Waiting = {
  /** Since when each seat owes its answer, in milliseconds since 1970; null if it owes none. */
  readonly since: (number | null)[];
  /** For each seat, the seats that have agreed that a bot plays it. */
  readonly agreed: Seat[][];
};

/** Milliseconds; the patience of tables whose opening names none. */
const PATIENCE = 900_000;

export const patienceOf = ({ patience }: TableSetup): number => patience ?? PATIENCE;

export function newWaiting(seats: number): Waiting {
  return {
    since: Array.from({ length: seats }, () => null),
    agreed: Array.from({ length: seats }, () => []),
  };
}

/** A copy that later entries do not change. */
export const copyOfWaiting = ({ since, agreed }: Waiting): Waiting => ({
  since: since.slice(),
  agreed: agreed.map((seats) => seats.slice()),
});

/**
 * Brings the waiting times up to the present decisions. `acted` is the seat that everybody saw
 * act, if any: the time must not show that a secret answer was changed. An agreement ends as soon
 * as its seat acts or owes nothing more.
 */
export function follow(
  { since, agreed }: Waiting,
  decisions: readonly Decision[],
  acted: Seat | null,
  at: number,
): void {
  for (const seat of since.keys()) {
    const owes = decisions.some((decision) => decision.seat === seat && decision.owed);
    if (owes && since[seat] !== null && seat !== acted) continue;
    since[seat] = owes ? at : null;
    agreed[seat] = [];
  }
}

/** The player of the seat has changed: a person who returns gets the whole time again. */
export function restart({ since, agreed }: Waiting, seat: Seat, at: number): void {
  if (since[seat] !== null) since[seat] = at;
  agreed[seat] = [];
}

/** Since when a person owes an answer that no clock limits; null if nobody is waited for so. */
export function waitsSince({ phase, seats, clock, waiting }: Table, seat: Seat): number | null {
  const { person, bot } = seats[seat]!;
  if (phase !== 'running' || person === null || bot !== null) return null;
  return clock && deadline(clock, seat) !== null ? null : waiting.since[seat]!;
}

/** Whether the others can agree on a bot for this seat. */
export function isOverdue(table: Table, seat: Seat, now: number): boolean {
  const since = waitsSince(table, seat);
  return since !== null && now - since >= patienceOf(table.setup);
}
