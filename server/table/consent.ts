import type { Seat } from '@faubourg/core';
import { REPLACEMENT_LEVEL } from '@faubourg/protocol';
import { deadline } from './clock.ts';
import type { Caller, CommandResult } from './command.ts';
import {
  alreadyAgreed,
  answerFirst,
  botPlays,
  clockRuns,
  notLongEnough,
  notPlaying,
  notSeated,
  ownSeatNamed,
  present,
  seatUnavailable,
  wrongPhase,
} from './problems.ts';
import { seatOf, type Table } from './table.ts';
import { isOverdue, patienceOf, waitsSince } from './waiting.ts';

/** Whether the person of this seat plays now: neither gone nor replaced by a bot. */
function plays({ seats }: Table, seat: Seat): boolean {
  const { person, bot, left } = seats[seat]!;
  return person !== null && bot === null && !left;
}

/**
 * The people who decide about a seat: everybody else who plays, is connected and is not overdue as
 * well. People who are not there cannot keep the others waiting. `connected`: seats as bits.
 */
function deciders(table: Table, seat: Seat, connected: number, now: number): Seat[] {
  return [...table.seats.keys()].filter(
    (other) =>
      other !== seat &&
      (connected & (1 << other)) !== 0 &&
      plays(table, other) &&
      !isOverdue(table, other, now),
  );
}

/**
 * A person agrees that a bot plays the seat of somebody who has not answered for the table's
 * waiting time. With the last agreement the bot takes the seat, by the same entry as when the
 * clock does it; so the person comes back in the same way.
 */
export function agreeToBot(caller: Caller, seat: Seat, now: () => number) {
  return (table: Table, { connected }: { readonly connected: number }): CommandResult => {
    const own = seatOf(table, caller.id);
    if (own === null) return notSeated();
    if (table.phase !== 'running') return wrongPhase(table.phase, ['running']);
    const state = table.seats[seat];
    if (!state) return seatUnavailable(seat, 'unknown');
    if (own === seat) return ownSeatNamed(seat);
    if (!plays(table, own)) return notPlaying(own);
    if (state.bot !== null) return botPlays(seat);
    if (table.clock && deadline(table.clock, seat) !== null) return clockRuns(seat);
    const since = waitsSince(table, seat);
    if (since === null) return present(seat);
    const at = now();
    if (!isOverdue(table, seat, at)) return notLongEnough(seat, since, patienceOf(table.setup));
    if (isOverdue(table, own, at)) return answerFirst(own);
    const agreed = table.waiting.agreed[seat]!;
    const missing = deciders(table, seat, connected, at).filter(
      (one) => one !== own && !agreed.includes(one),
    );
    if (missing.length === 0) {
      const level = table.setup.standIn ?? REPLACEMENT_LEVEL;
      return { entry: { kind: 'replace', seat, level }, viewer: own };
    }
    if (agreed.includes(own)) return alreadyAgreed(seat);
    return { entry: { kind: 'agree', seat, by: own }, viewer: own };
  };
}
