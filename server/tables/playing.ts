import { canonical, type Json, type Refused, refused, type Seat } from '@faubourg/core';
import type { Entry } from './entry.ts';
import { deadline } from './clock.ts';
import { botPlays, keyReused, notSeated, present, stale, wrongPhase } from './problems.ts';
import type { Ack, Step } from './ground.ts';
import type { Room } from './room.ts';
import type { Caller } from './seating.ts';
import { asked, seatOf, type Table } from './table.ts';

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
    if (known) return canonical(known.entry) === canonical(entry) ? known.ack : keyReused();
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
 * Whether an answer can be taken back depends on whether others acted since. Where they may have
 * done so in secret, that would tell: a secret choice is changed by choosing again, not taken
 * back, and nothing is taken back while others may change theirs.
 */
function undoTells(table: Table, entry: Entry): Refused | null {
  if (entry.kind !== 'undo') return null;
  const { seat } = entry;
  const own = table.play!.answers.findLastIndex((standing) => standing.seat === seat);
  const hidden = asked(table).some((decision) => decision.secret && decision.seat !== seat);
  return own >= 0 && (table.secrets[own] || hidden) ? refused('FB-4', 'secret-choice') : null;
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

/** Why nobody may answer or act for this seat any more, or null: it is no longer as it was. */
function moved(table: Table, seat: Seat, turn: number): Refused | null {
  if (table.phase !== 'running') return wrongPhase(table.phase, ['running']);
  return turn === table.questions[seat]!.turn ? null : stale(table, seat, turn, 0);
}

/** An answer of the seat's bot, if it still plays the seat and the seat is still asked the same. */
export function answerOfBot(seat: Seat, turn: number, given: Json) {
  return (table: Table): Decided => {
    const why = moved(table, seat, turn);
    if (why) return why;
    // The person has taken the seat back while the bot thought.
    if (table.seats[seat]!.bot === null) return present(seat);
    return { entry: { kind: 'answer', seat, answer: given, by: 'bot' }, viewer: seat };
  };
}

/** What `entryOf` says happens when the seat's time is up, if it still is. */
export function whenTimeIsUp(seat: Seat, now: () => number, entryOf: (table: Table) => Entry) {
  return (table: Table): Decided => {
    const at = table.clock && deadline(table.clock, seat);
    // Answered, or come back, in the last moment.
    if (table.phase !== 'running' || at === null || at > now()) return present(seat);
    return { entry: entryOf(table), viewer: seat };
  };
}

/** A legal answer that does little harm; nothing where none is asked, which is refused. */
export function safeAnswer({ game, play }: Table, seat: Seat): Json {
  const asks = game.decisions(play!.state).some((decision) => decision.seat === seat);
  return asks ? (game.fallback(play!.state, seat) as Json) : null;
}
