import { type Problem, refusal, type Refused, refused, type Seat } from '@faubourg/core';
import type { TablePhase } from '@faubourg/protocol';
import type { Table } from './table.ts';

/* Why commands at a table are refused: FB-30 to FB-39 of docs/problem-codes.md, FB-1, FB-44, FB-56 and FB-80. */

/** The refusal by the rules, which ask nothing any more. */
export function gameOver({ game, play }: Table, seat: Seat): Refused {
  return { problem: refusal(game, play!.state, seat, null)! };
}

export const tableUnknown = (): Refused => refused('FB-30', 'table-unknown');

export function wrongPhase(phase: TablePhase, expected: readonly TablePhase[]): Refused {
  return refused('FB-31', 'table-phase', { phase, expected });
}

export function seatUnavailable(seat: Seat, why: 'unknown' | 'taken' | 'kept' | 'bot'): Refused {
  return refused('FB-32', `seat-${why}`, { seat });
}

export const alreadySeated = (seat: Seat): Refused => refused('FB-32', 'already-seated', { seat });

export const ownSeatNamed = (seat: Seat): Refused => refused('FB-32', 'own-seat', { seat });

/** The same whether the person sits elsewhere or does not exist. */
export const notAtTable = (): Refused => refused('FB-32', 'not-at-table');

export const isPutOut = (): Refused => refused('FB-32', 'put-out');

export const tooManyPutOut = (most: number): Refused =>
  refused('FB-56', 'quota', { what: 'people put out', most });

export const notPutOut = (): Refused => refused('FB-32', 'not-put-out');

export const noSeatLeft = (): Refused => refused('FB-32', 'no-seat-left');

export const hostOnly = (): Refused => refused('FB-33', 'host-only');

export const notSeated = (): Refused => refused('FB-34', 'not-seated');

export const botPlays = (seat: Seat): Refused => refused('FB-34', 'bot-plays', { seat });

export const resignedSeat = (seat: Seat): Refused => refused('FB-34', 'resigned', { seat });

/** The stand-in answers this decision; then the seat can be taken back. */
export const timeUp = (seat: Seat): Refused => refused('FB-34', 'time-up', { seat });

export const present = (seat: Seat): Refused => refused('FB-34', 'still-here', { seat });

/** A person who has left or whose seat a bot plays does not decide about others. */
export const notPlaying = (seat: Seat): Refused => refused('FB-34', 'not-playing', { seat });

/** The clock limits this decision, and acts by itself. */
export const clockRuns = (seat: Seat): Refused => refused('FB-34', 'clock-runs', { seat });

export function notLongEnough(seat: Seat, since: number, after: number): Refused {
  return refused('FB-34', 'not-long-enough', { seat, since, after });
}

/** The caller is overdue, too. */
export const answerFirst = (seat: Seat): Refused => refused('FB-34', 'answer-first', { seat });

export const alreadyAgreed = (seat: Seat): Refused => refused('FB-34', 'already-agreed', { seat });

/** The answer was made for another turn. */
export function stale(table: Table, seat: Seat, turn: number, number: number): Refused {
  const seatTurn = table.turns[seat]!;
  const asks = JSON.parse(seatTurn.decisions) as Problem['data'][string];
  return refused('FB-35', 'stale', { turn, now: seatTurn.turn, n: number, asks });
}

export const keyReused = (): Refused => refused('FB-36', 'key-reused');

export const noSpectators = (): Refused => refused('FB-37', 'no-spectators');

export const seatsOpen = (seats: readonly Seat[]): Refused =>
  refused('FB-38', 'seats-open', { seats });

/** The contribution does not fit the commitment that the seat gave. */
export const revealMismatch = (commitment: string | null): Refused =>
  refused('FB-80', 'reveal-mismatch', { commitment });

/** The table takes contributions only: it was opened before seats could give commitments. */
export const noSeatCommitments = (): Refused => refused('FB-80', 'no-seat-commitments');

/** Both a contribution and a commitment were sent. */
export const twoShares = (): Refused => refused('FB-80', 'two-shares');

/** The game has not been started, the seat has nothing to reveal, or the cards were dealt. */
export const nothingToReveal = (): Refused => refused('FB-80', 'nothing-to-reveal');

/** A seat was to be reserved for a person who does not exist. */
export const personUnknown = (seat: Seat): Refused => refused('FB-44', 'person-unknown', { seat });

/** The game has no bots of this character. */
export const unknownCharacter = (
  character: string,
  known: readonly string[] | undefined,
): Refused => refused('FB-14', 'character-unknown', { character, known: known ?? [] });

/** The clock has a limit for a kind of decision that the game does not ask. */
export const clockKind = (kind: string, known: readonly string[]): Refused =>
  refused('FB-13', 'clock-kind', { kind, known });

export const recordClosed = (): Refused => refused('FB-39', 'record-after-the-end');
