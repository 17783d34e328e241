import { canonical, type Json, type Refused, type Seat, undoRefusal } from '@faubourg/core';
import type { CommandHeader } from '@faubourg/protocol';
import type { Entry } from './entry.ts';
import { deadline } from './clock.ts';
import {
  botPlays,
  gameOver,
  keyReused,
  notSeated,
  present,
  stale,
  wrongPhase,
} from './problems.ts';
import type { Ack, Caller, CommandResult } from './command.ts';
import { seatOf, type Table } from './table.ts';

/** What a live table knows about answers that were given before. */
export type Answered = {
  /** Acknowledgements by key, for commands that are sent again, with the entry each belongs to. */
  readonly acks: ReadonlyMap<string, { readonly entry: Entry; readonly ack: Ack }>;
  /** The number of a seat's last update. */
  numberOf(seat: Seat): number;
};

function move(caller: Caller, header: CommandHeader, entryOf: (seat: Seat) => Entry) {
  return (table: Table, answered: Answered): CommandResult => {
    const seat = seatOf(table, caller.id);
    if (seat === null) return notSeated();
    const entry = entryOf(seat);
    // Keys are prefixed with the seat, so that nobody can probe for the keys of others.
    const key = `${seat}:${header.key}`;
    const known = answered.acks.get(key);
    if (known) return canonical(known.entry) === canonical(entry) ? known.ack : keyReused();
    const { turn } = header;
    const why = tooLate(table, seat, turn, answered.numberOf(seat));
    // Every move of a seat begins a new turn of it. So a command that was carried out is too late,
    // and one that is not too late was not carried out.
    return why ? { ...why, unlessDone: { key, seat, turn } } : proposed(table, seat, entry, key);
  };
}

function proposed(table: Table, seat: Seat, entry: Entry, key: string): CommandResult {
  // A stored log may undo more, so that old ones can be loaded: see `undoRecorded`.
  const why = entry.kind === 'undo' ? undoRefusal(table.play!, seat) : null;
  return why ? { problem: why } : { entry, key, viewer: seat };
}

/** Why a person's move for this turn of the seat comes too late, or null if it does not. */
function tooLate(table: Table, seat: Seat, turn: number, number: number): Refused | null {
  if (table.phase === 'over') return gameOver(table, seat);
  if (table.phase !== 'running') return wrongPhase(table.phase, ['running']);
  if (table.seats[seat]!.bot !== null) return botPlays(seat);
  return turn === table.turns[seat]!.turn ? null : stale(table, seat, turn, number);
}

export function answer(caller: Caller, header: CommandHeader, given: Json) {
  return move(caller, header, (seat) => ({
    kind: 'answer',
    seat,
    answer: given,
    by: 'person',
  }));
}

export function undo(caller: Caller, header: CommandHeader) {
  return move(caller, header, (seat) => ({ kind: 'undo', seat }));
}

/** Why an answer of a bot for this turn of the seat comes too late, or null if it does not. */
function botTooLate(table: Table, seat: Seat, turn: number): Refused | null {
  if (table.phase !== 'running') return wrongPhase(table.phase, ['running']);
  return turn === table.turns[seat]!.turn ? null : stale(table, seat, turn, 0);
}

/** An answer of the seat's bot, if the bot still plays the seat and the turn is still the same. */
export function botAnswer(seat: Seat, turn: number, given: Json) {
  return (table: Table): CommandResult => {
    const why = botTooLate(table, seat, turn);
    if (why) return why;
    // The person returned to the seat while the bot was thinking.
    if (table.seats[seat]!.bot === null) return present(seat);
    return { entry: { kind: 'answer', seat, answer: given, by: 'bot' }, viewer: seat };
  };
}

/** The entry for a seat whose time is up, if it still is. */
export function onTimeout(seat: Seat, now: () => number, entryOf: (table: Table) => Entry) {
  return (table: Table): CommandResult => {
    const at = table.clock && deadline(table.clock, seat);
    // The person answered or returned at the last moment.
    if (table.phase !== 'running' || at === null || at > now()) return present(seat);
    return { entry: entryOf(table), viewer: seat };
  };
}

/** The fallback answer of a seat; null, which is refused, if the seat is not asked anything. */
export function fallbackAnswer({ game, play }: Table, seat: Seat): Json {
  const asks = game.decisions(play!.state).some((decision) => decision.seat === seat);
  return asks ? (game.fallback(play!.state, seat) as Json) : null;
}
