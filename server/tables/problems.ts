import { type Problem, type Refused, refused, type Seat } from '@faubourg/core';
import type { Phase, Table } from './table.ts';

/* What can be wrong with a wish at a table: FB-30 to FB-39 of docs/house-rules.md; and whom a seat is kept for. */

export const tableUnknown = (): Refused => refused('FB-30', 'table-unknown');

export function wrongPhase(phase: Phase, expected: readonly Phase[]): Refused {
  return refused('FB-31', 'table-phase', { phase, expected });
}

export function seatUnavailable(seat: Seat, why: 'unknown' | 'taken' | 'kept' | 'bot'): Refused {
  return refused('FB-32', `seat-${why}`, { seat });
}

export const alreadySeated = (seat: Seat): Refused => refused('FB-32', 'already-seated', { seat });

export const noSeatLeft = (): Refused => refused('FB-32', 'no-seat-left');

export const hostOnly = (): Refused => refused('FB-33', 'host-only');

export const notSeated = (): Refused => refused('FB-34', 'not-seated');

export const botPlays = (seat: Seat): Refused => refused('FB-34', 'bot-plays', { seat });

export const resignedSeat = (seat: Seat): Refused => refused('FB-34', 'resigned', { seat });

/** The stand-in answers this question; after it the seat can be taken back. */
export const timeUp = (seat: Seat): Refused => refused('FB-34', 'time-up', { seat });

export const present = (seat: Seat): Refused => refused('FB-34', 'still-here', { seat });

/** The answer was made for another question than the one asked now. */
export function stale(table: Table, seat: Seat, turn: number, number: number): Refused {
  const question = table.questions[seat]!;
  const asks = JSON.parse(question.text) as Problem['data'][string];
  return refused('FB-35', 'stale', { turn, now: question.turn, n: number, asks });
}

export const keyReused = (): Refused => refused('FB-36', 'key-reused');

export const noSpectators = (): Refused => refused('FB-37', 'no-spectators');

export const seatsOpen = (seats: readonly Seat[]): Refused =>
  refused('FB-38', 'seats-open', { seats });

/** A seat is to be kept for somebody nobody here knows. */
export const personUnknown = (seat: Seat): Refused => refused('FB-44', 'person-unknown', { seat });

export const recordClosed = (): Refused => refused('FB-39', 'record-after-the-end');
