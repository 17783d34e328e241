import { canonical, type Json, type Refused, refused, type Seat } from '@faubourg/core';
import type { Entry } from './entry.ts';
import { botPlays, keyReused, notSeated, stale, wrongPhase } from './problems.ts';
import type { Ack, Step } from './ground.ts';
import type { Room } from './room.ts';
import type { Caller } from './seating.ts';
import { seatOf, type Table } from './table.ts';

/** What comes with everything a player does in the game. */
export type Sending = {
  /** Chosen by the sender; the same again means the same wish, not a second one. */
  readonly key: string;
  /** The turn (see the frame) that the sender saw when deciding. */
  readonly turn: number;
};

type Decided = Step | Refused | Ack;

function play(room: Room, caller: Caller, sending: Sending, entryOf: (seat: Seat) => Entry) {
  return (table: Table): Decided => {
    const seat = seatOf(table, caller.id);
    if (seat === null) return notSeated();
    const entry = entryOf(seat);
    // A seat's keys are its own: nobody can probe for those of others.
    const key = `${seat}:${sending.key}`;
    const known = room.acks.get(key);
    if (known)
      return canonical(JSON.parse(known.entry)) === canonical(entry) ? known.ack : keyReused();
    if (table.phase === 'over') return refused('FB-1', 'game-over');
    if (table.phase !== 'running') return wrongPhase(table.phase, ['running']);
    if (table.seats[seat]!.bot !== null) return botPlays(seat);
    if (sending.turn !== table.questions[seat]!.turn) {
      return stale(table, seat, sending.turn, room.audience.numbers[seat]!);
    }
    return undoTells(table, entry) ?? { entry, key, viewer: seat };
  };
}

/**
 * A secret choice is changed by choosing again, not taken back: whether it could be would depend
 * on what others did in secret since.
 */
function undoTells(table: Table, entry: Entry): Refused | null {
  if (entry.kind !== 'undo') return null;
  const own = table.play!.standing.findLastIndex((standing) => standing.seat === entry.seat);
  return own >= 0 && table.secrets[own] ? refused('FB-4', 'secret-choice') : null;
}

export function answer(room: Room, caller: Caller, sending: Sending, given: Json) {
  return play(room, caller, sending, (seat) => ({
    kind: 'answer',
    seat,
    answer: given,
    by: 'person',
  }));
}

export function takeBack(room: Room, caller: Caller, sending: Sending) {
  return play(room, caller, sending, (seat) => ({ kind: 'undo', seat }));
}

/** An answer given for a seat by its bot or by the clock, if the seat is still asked the same. */
export function answerFor(seat: Seat, turn: number, given: Json, by: 'bot' | 'clock') {
  return (table: Table): Decided => {
    if (table.phase !== 'running') return wrongPhase(table.phase, ['running']);
    if (turn !== table.questions[seat]!.turn) return stale(table, seat, turn, 0);
    return { entry: { kind: 'answer', seat, answer: given, by }, viewer: seat };
  };
}
