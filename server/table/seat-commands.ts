import {
  drawCharacter,
  freeBotName,
  type LevelName,
  type Refused,
  type Seat,
  strongSeed,
} from '@faubourg/core';
import type { TablePhase } from '@faubourg/protocol';
import {
  alreadySeated,
  botPlays,
  hostOnly,
  isPutOut,
  noSeatCommitments,
  noSeatLeft,
  notAtTable,
  nothingToReveal,
  notPutOut,
  notSeated,
  ownSeatNamed,
  present,
  resignedSeat,
  seatsOpen,
  seatUnavailable,
  timeUp,
  twoShares,
  tooManyPutOut,
  unknownCharacter,
  wrongPhase,
} from './problems.ts';
import { hasNoTimeLeft } from './clock.ts';
import type { Caller, CommandResult } from './command.ts';
import type { Entry } from './entry.ts';
import { owesReveal } from './shuffle.ts';
import { seatOf, type SeatState, type Table } from './table.ts';

/* Sitting down, standing up, starting, leaving, returning: each checks and proposes an entry. */

const outside = (table: Table, ...phases: TablePhase[]): Refused | null =>
  phases.includes(table.phase) ? null : wrongPhase(table.phase, phases);

/** Why the seats cannot be changed any more, or null. While seats reveal, the game has started. */
const afterStart = (table: Table): Refused | null =>
  table.revealUntil === null ? outside(table, 'open') : wrongPhase('running', ['open']);

/** Why this person cannot have this seat now, or null. */
function unavailable(table: Table, seat: Seat, person: string, now: number): Refused | null {
  const one = table.seats[seat];
  if (!one) return seatUnavailable(seat, 'unknown');
  if (one.person !== null) return seatUnavailable(seat, 'taken');
  if (one.bot !== null) return seatUnavailable(seat, 'bot');
  const kept = one.keptFor !== null && now < (table.setup.keptUntil ?? Infinity);
  return kept && one.keptFor !== person ? seatUnavailable(seat, 'kept') : null;
}

/** The seat kept for this person, else the first one free. */
function bestSeat(table: Table, person: string, now: number): Seat | null {
  const free = [...table.seats.keys()].filter((seat) => !unavailable(table, seat, person, now));
  return free.find((seat) => table.seats[seat]!.keptFor === person) ?? free[0] ?? null;
}

/** What a person sends to the shuffle who sits down: at most one of the two. */
export type OwnShare = { readonly contribution?: string; readonly commitment?: string };

export function sit(
  caller: Caller,
  seat: Seat | null,
  { contribution, commitment }: OwnShare,
  now: () => number,
) {
  return (table: Table): CommandResult => {
    const wrong = afterStart(table);
    if (wrong) return wrong;
    const own = seatOf(table, caller.id);
    if (own !== null) return alreadySeated(own);
    if (table.putOut.some(({ id }) => id === caller.id)) return isPutOut();
    const chosen = seat ?? bestSeat(table, caller.id, now());
    if (chosen === null) return noSeatLeft();
    const why = unavailable(table, chosen, caller.id, now());
    if (why) return why;
    if (contribution !== undefined && commitment !== undefined) return twoShares();
    const sealed = table.setup.scheme !== undefined;
    if (!sealed && commitment !== undefined) return noSeatCommitments();
    return {
      entry: {
        kind: 'sit',
        seat: chosen,
        person: caller.id,
        name: caller.name,
        // In scheme 1 the server draws for people who send none.
        contribution: contribution ?? (sealed ? null : strongSeed()),
        ...(commitment !== undefined && { commitment }),
      },
      viewer: chosen,
    };
  };
}

export function stand(caller: Caller) {
  return (table: Table): CommandResult => {
    const seat = seatOf(table, caller.id);
    if (seat === null) return notSeated();
    return afterStart(table) ?? { entry: { kind: 'stand', seat }, viewer: null };
  };
}

/**
 * The host puts a player out before the start, `most` people at a table. The seat is free for
 * everybody; the person sits down again only after the host has let them in again. The host is
 * checked first, so that others learn nothing about the table.
 */
export function putOut(caller: Caller, person: string, most: number) {
  return (table: Table): CommandResult => {
    if (table.setup.host !== caller.id) return hostOnly();
    const wrong = afterStart(table);
    if (wrong) return wrong;
    const seat = seatOf(table, person);
    if (seat === null) return notAtTable();
    if (person === caller.id) return ownSeatNamed(seat);
    if (table.putOut.length >= most) return tooManyPutOut(most);
    return { entry: { kind: 'put-out', seat, person }, viewer: seatOf(table, caller.id) };
  };
}

/** The host lets a person sit down again who was put out. */
export function readmit(caller: Caller, person: string) {
  return (table: Table): CommandResult => {
    if (table.setup.host !== caller.id) return hostOnly();
    const wrong = afterStart(table);
    if (wrong) return wrong;
    if (!table.putOut.some(({ id }) => id === person)) return notPutOut();
    return { entry: { kind: 'readmit', person }, viewer: seatOf(table, caller.id) };
  };
}

/**
 * The host gives an empty seat to a bot, or takes it from the bot again (`level` null). A new bot
 * whose character is not given gets one that is drawn; null: it has none.
 */
export function giveToBot(
  caller: Caller,
  seat: Seat,
  level: LevelName | null,
  wanted?: string | null,
) {
  return (table: Table): CommandResult => {
    const wrong = afterStart(table);
    if (wrong) return wrong;
    if (table.setup.host !== caller.id) return hostOnly();
    const one = table.seats[seat];
    if (!one) return seatUnavailable(seat, 'unknown');
    if (one.person !== null) return seatUnavailable(seat, 'taken');
    const viewer = seatOf(table, caller.id);
    if (level === null) return { entry: { kind: 'bot', seat, level }, viewer };
    const { characters } = table.game;
    if (wanted && !characters?.includes(wanted)) return unknownCharacter(wanted, characters);
    // A bot that changes its level stays who it is.
    const others = table.seats.filter((_, other) => other !== seat);
    const name = one.bot === null ? freeBotName(others.map((other) => other.name)) : one.name;
    const drawn = (): string | undefined =>
      drawCharacter(
        characters,
        others.map((other) => other.character),
        table.id,
        seat,
      );
    const own = one.bot === null ? drawn() : one.character;
    const character = wanted === undefined ? own : (wanted ?? undefined);
    const named = { name, ...(character !== undefined && { character }) };
    return { entry: { kind: 'bot', seat, level, ...named }, viewer };
  };
}

/** The host starts the game. If seats have to reveal, they have until `revealBy()` to do so. */
export function start(caller: Caller, revealBy: () => number) {
  return (table: Table): CommandResult => {
    const wrong = afterStart(table);
    if (wrong) return wrong;
    if (table.setup.host !== caller.id) return hostOnly();
    const empty = emptySeats(table);
    if (empty.length > 0) return seatsOpen(empty);
    return { entry: startEntry(table, revealBy), viewer: seatOf(table, caller.id) };
  };
}

/** The seats that neither a person nor a bot plays. */
const emptySeats = ({ seats }: Table): Seat[] =>
  seats.flatMap(({ person, bot }, seat) => (person === null && bot === null ? seat : []));

function startEntry({ seats }: Table, revealBy: () => number): Entry {
  const reveals = seats.some(({ share }) => owesReveal(share));
  return { kind: 'start', ...(reveals && { revealUntil: revealBy() }) };
}

/** Starts a rematch once every seat is taken: all have agreed to it. Does nothing elsewhere. */
export function startWhenFull(revealBy: () => number) {
  return (table: Table): CommandResult => {
    const waits = table.setup.startsWhenFull && !afterStart(table);
    if (!waits || emptySeats(table).length > 0) return { number: 0 };
    return { entry: startEntry(table, revealBy), viewer: null };
  };
}

/**
 * Reveals the contribution of the caller's seat, after the start. Sent again it does nothing.
 * Refused before the start: others could still choose theirs by it.
 */
export function reveal(caller: Caller, contribution: string) {
  return (table: Table, answered: { numberOf(seat: Seat): number }): CommandResult => {
    const seat = seatOf(table, caller.id);
    if (seat === null) return notSeated();
    const { share } = table.seats[seat]!;
    const again = share.reveal === 'seat' && share.contribution === contribution;
    if (again) return { number: answered.numberOf(seat) };
    return { entry: { kind: 'reveal', seat, contribution }, viewer: seat };
  };
}

/** Ends the wait for reveals once its time is up. */
export function endReveals(now: () => number) {
  return ({ revealUntil }: Table): CommandResult =>
    revealUntil === null || revealUntil > now()
      ? nothingToReveal()
      : { entry: { kind: 'end-reveals' }, viewer: null };
}

/** The host closes a table that has not started. */
export function close(caller: Caller) {
  return (table: Table): CommandResult => {
    const wrong = afterStart(table);
    if (wrong) return wrong;
    if (table.setup.host !== caller.id) return hostOnly();
    return { entry: { kind: 'close' }, viewer: seatOf(table, caller.id) };
  };
}

/**
 * Closes a table that nobody uses any more: one that has not begun, or one whose game nobody plays.
 * `idle`: whether nothing was written to its log since it was found idle.
 */
export function closeIdle(idle: () => boolean) {
  return (table: Table): CommandResult =>
    outside(table, 'open', 'running') ??
    (idle() ? { entry: { kind: 'close' }, viewer: null } : wrongPhase(table.phase, []));
}

/** The caller's seat at a running table, if they have not resigned. */
function ownSeat(table: Table, caller: Caller): { seat: Seat; state: SeatState } | Refused {
  const seat = seatOf(table, caller.id);
  if (seat === null) return notSeated();
  const wrong = outside(table, 'running');
  if (wrong) return wrong;
  const state = table.seats[seat]!;
  return state.resigned ? resignedSeat(seat) : { seat, state };
}

/** Leaves a running game. A bot plays the seat if the table has a stand-in; else its clock runs on. */
export function leave(caller: Caller) {
  return (table: Table): CommandResult => {
    const own = ownSeat(table, caller);
    if ('problem' in own) return own;
    const { seat, state } = own;
    if (state.left) return botPlays(seat);
    return { entry: { kind: 'leave', seat, level: table.setup.standIn }, viewer: seat };
  };
}

/**
 * Takes the seat back. Refused while the time for the present decision is up: the stand-in answers
 * that one, because leaving and returning could otherwise delay the game without end.
 */
export function returnToSeat(caller: Caller, now: () => number) {
  return (table: Table): CommandResult => {
    const own = ownSeat(table, caller);
    if ('problem' in own) return own;
    const { seat, state } = own;
    if (!state.left && state.bot === null) return present(seat);
    if (table.clock && hasNoTimeLeft(table.clock, seat, now())) return timeUp(seat);
    return { entry: { kind: 'return', seat }, viewer: seat };
  };
}

/** The host lets a bot play for a person who left or whose time ran out. */
export function replace(caller: Caller, seat: Seat, level: LevelName) {
  return (table: Table): CommandResult => {
    const wrong = outside(table, 'running');
    if (wrong) return wrong;
    if (table.setup.host !== caller.id) return hostOnly();
    const one = table.seats[seat];
    if (!one) return seatUnavailable(seat, 'unknown');
    if (one.bot !== null) return botPlays(seat);
    if (!one.left && one.timeouts === 0) return present(seat);
    return { entry: { kind: 'replace', seat, level }, viewer: seatOf(table, caller.id) };
  };
}

/** Gives the seat up for good: a bot plays it to the end. */
export function resign(caller: Caller) {
  return (table: Table): CommandResult => {
    const own = ownSeat(table, caller);
    if ('problem' in own) return own;
    const level = table.setup.standIn ?? 'regular';
    return { entry: { kind: 'resign', seat: own.seat, level }, viewer: own.seat };
  };
}
