import {
  type AnyGame,
  startPlay,
  canonical,
  type Decision,
  type GameEvent,
  giveAnswer,
  type LevelName,
  type GameVersions,
  type Play,
  type Refused,
  type Seat,
  undoRecorded,
} from '@faubourg/core';
import type { TablePhase } from '@faubourg/protocol';
import { type Attempts, countAttempt, noAttempts } from './attempts.ts';
import { type Clock, newClock, pause, resume, tick } from './clock.ts';
import type { Entry, TableSetup } from './entry.ts';
import { nothingToReveal } from './problems.ts';
import {
  noShare,
  owesReveal,
  revealed,
  type SeatShare,
  seedOfShares,
  settledShare,
  shareOf,
} from './shuffle.ts';
import { follow, newWaiting, restart, type Waiting } from './waiting.ts';

/** A seat and who plays it now. */
export type SeatState = {
  person: string | null;
  name: string;
  /** The person for whom the seat is reserved before anybody sits in it. */
  keptFor: string | null;
  /** The level of the bot that plays this seat now, also in the place of a person. */
  bot: LevelName | null;
  /** The character of a bot that has the seat for itself, if it has one. */
  character?: string | undefined;
  /** What it brings to the shuffle. */
  share: SeatShare;
  left: boolean;
  resigned: boolean;
  timeouts: number;
};

/** A table: the result of its log. */
export type Table = {
  readonly id: string;
  readonly secret: string;
  readonly setup: TableSetup;
  readonly game: AnyGame;
  readonly seats: SeatState[];
  phase: TablePhase;
  /**
   * Until when the seats may reveal their contributions, in milliseconds since 1970; null before
   * the start and once the game has begun. Meanwhile the phase is `open`, and nobody can sit down,
   * stand up or close the table: who has seen reveals must not be able to go back.
   */
  revealUntil: number | null;
  play: Play | null;
  /** For every answer that was not undone, whether it was secret. */
  secrets: boolean[];
  clock: Clock | null;
  /** The people whom the host has put out. */
  readonly putOut: { readonly id: string; readonly name: string }[];
  readonly waiting: Waiting;
  rematch: string | null;
  /** The decisions since the last move. */
  decisions: readonly Decision[];
  /** Increases whenever what surrounds the game changes: seats, phase. */
  version: number;
  /**
   * For each seat: its decisions as text, how often they have changed, and whether the last move
   * changed them.
   */
  turns: { decisions: string; turn: number; changed: boolean }[];
  /** For each seat, how often a person has answered at its decision. */
  attempts: readonly Attempts[];
};

/** The name of a bot at a table, in listings and in records. Older tables name bots by their level. */
const botName = (level: LevelName, name: string | undefined): string => name ?? `Bot (${level})`;

/** A new table from its first entry. */
export function openTable(
  id: string,
  secret: string,
  setup: TableSetup,
  games: GameVersions,
): Table | Refused {
  const found = games.exact(setup.game, setup.rules);
  if ('problem' in found) return found;
  return {
    id,
    secret,
    setup,
    game: found.game,
    seats: setup.seats.map((plan) => ({
      person: null,
      name: plan.for === 'bot' ? botName(plan.level, plan.name) : '',
      keptFor: plan.for === 'person' ? plan.person : null,
      bot: plan.for === 'bot' ? plan.level : null,
      character: plan.for === 'bot' ? plan.character : undefined,
      share: noShare,
      left: false,
      resigned: false,
      timeouts: 0,
    })),
    phase: 'open',
    revealUntil: null,
    play: null,
    secrets: [],
    clock: null,
    putOut: [],
    waiting: newWaiting(setup.seats.length),
    rematch: null,
    decisions: [],
    version: 0,
    turns: setup.seats.map(() => ({ decisions: '[]', turn: 0, changed: false })),
    attempts: setup.seats.map(() => noAttempts),
  };
}

/** The open decisions; none before the start and after the end. */
export function openDecisions(table: Table): readonly Decision[] {
  return table.phase === 'running' ? table.decisions : [];
}

/** The seat of a person, or null. */
export function seatOf(table: Table, person: string | null): Seat | null {
  if (person === null) return null;
  const seat = table.seats.findIndex((one) => one.person === person);
  return seat < 0 ? null : seat;
}

/** Applies an entry, or says why the game refuses it and changes nothing. */
export function applyEntry(
  table: Table,
  entry: Entry,
  at: number,
): { events: readonly GameEvent[] } | Refused {
  if (entry.kind === 'reveal') return reveal(table, entry, at);
  // Moves do not change what surrounds the game, except the one that ends it.
  if (entry.kind !== 'answer' && entry.kind !== 'undo') table.version++;
  switch (entry.kind) {
    case 'answer': {
      return answer(table, entry, at);
    }
    case 'undo': {
      const own = table.play!.answers.findLastIndex(({ seat }) => seat === entry.seat);
      const refused = undoRecorded(table.play!, entry.seat);
      if (refused) return refused;
      const [secret] = table.secrets.splice(own, 1);
      updateDecisions(table, entry.seat, null, at);
      follow(table.waiting, table.decisions, secret === true ? null : entry.seat, at);
      count(table, entry, false);
      return { events: [] };
    }
    case 'start': {
      if (entry.revealUntil === undefined) return begin(table, at);
      table.revealUntil = entry.revealUntil;
      break;
    }
    case 'end-reveals': {
      return table.revealUntil === null ? nothingToReveal() : begin(table, at);
    }
    case 'rematch': {
      table.rematch = entry.table;
      break;
    }
    case 'close': {
      table.phase = 'closed';
      break;
    }
    case 'open': {
      break;
    }
    case 'put-out': {
      const seat = table.seats[entry.seat]!;
      table.putOut.push({ id: entry.person, name: seat.name });
      Object.assign(seat, { person: null, name: '', share: noShare, keptFor: null });
      break;
    }
    case 'readmit': {
      const at = table.putOut.findIndex(({ id }) => id === entry.person);
      if (at >= 0) table.putOut.splice(at, 1);
      break;
    }
    case 'agree': {
      table.waiting.agreed[entry.seat]!.push(entry.by);
      break;
    }
    case 'sit':
    case 'stand':
    case 'bot':
    case 'leave':
    case 'return':
    case 'replace':
    case 'resign': {
      reseat(table.setup, table.seats[entry.seat]!, entry);
      if (table.clock) handOver(table, table.clock, entry.seat, at);
      restart(table.waiting, entry.seat, at);
      break;
    }
    default: {
      entry satisfies never;
    }
  }
  return { events: [] };
}

type Seating = Extract<
  Entry,
  { kind: 'sit' | 'stand' | 'bot' | 'leave' | 'return' | 'replace' | 'resign' }
>;

/** The clock of a seat is paused while a bot plays it. */
function handOver({ seats }: Table, clock: Clock, seat: Seat, at: number): void {
  const { bot, left } = seats[seat]!;
  if (bot !== null) pause(clock, seat, at);
  else if (!left) resume(clock, seat, at);
}

function reseat(setup: TableSetup, seat: SeatState, entry: Seating): void {
  switch (entry.kind) {
    case 'sit': {
      Object.assign(seat, {
        person: entry.person,
        name: entry.name,
        bot: null,
        character: undefined,
      });
      seat.share = shareOf(setup, entry);
      break;
    }
    case 'stand': {
      Object.assign(seat, { person: null, name: '', share: noShare });
      break;
    }
    case 'bot': {
      Object.assign(seat, {
        bot: entry.level,
        character: entry.character,
        name: entry.level === null ? '' : botName(entry.level, entry.name),
      });
      seat.keptFor = null;
      break;
    }
    case 'leave': {
      seat.left = true;
      if (entry.level !== null) seat.bot = entry.level;
      break;
    }
    case 'return': {
      Object.assign(seat, { left: false, bot: null, timeouts: 0 });
      break;
    }
    case 'replace': {
      seat.bot = entry.level;
      break;
    }
    case 'resign': {
      Object.assign(seat, { resigned: true, bot: entry.level });
      break;
    }
    default: {
      entry satisfies never;
    }
  }
}

/** Nobody but the seat itself and the server notices, unless it was the last: then the game begins. */
function reveal(
  table: Table,
  { seat, contribution }: Extract<Entry, { kind: 'reveal' }>,
  at: number,
): { events: readonly GameEvent[] } | Refused {
  const one = table.seats[seat];
  if (table.revealUntil === null || !one || !owesReveal(one.share)) return nothingToReveal();
  const share = revealed(one.share, contribution);
  if ('problem' in share) return share;
  one.share = share;
  if (table.seats.some((other) => owesReveal(other.share))) return { events: [] };
  table.version++;
  return begin(table, at);
}

/** Deals the first cards. The shares of all seats are settled with this. */
function begin(table: Table, at: number): { events: readonly GameEvent[] } {
  const { setup, seats } = table;
  for (const [i, seat] of seats.entries()) seat.share = settledShare(setup, seat.share, i);
  table.revealUntil = null;
  const shares = seats.map(({ share }) => share);
  const seed = seedOfShares(setup, table.secret, shares);
  const { play, events } = startPlay(table.game, setup.options, seats.length, seed);
  table.play = play;
  table.phase = 'running';
  if (setup.clock) table.clock = newClock(setup.clock, seats.length);
  updateDecisions(table, null, null, at);
  follow(table.waiting, table.decisions, null, at);
  count(table, { kind: 'start' }, true);
  return { events };
}

function answer(table: Table, entry: Extract<Entry, { kind: 'answer' }>, at: number) {
  const { seat } = entry;
  const before = openDecisions(table).filter((decision) => decision.seat === seat);
  const { draws } = table.play!.chance;
  const by = entry.by === 'clock' ? 'clock' : 'seat';
  const result = giveAnswer(table.play!, seat, entry.answer, by);
  if ('problem' in result) return result;
  const secret = before.some((decision) => decision.secret);
  const owed = before.some((decision) => decision.owed);
  table.secrets.push(secret);
  if (entry.by === 'clock') table.seats[seat]!.timeouts++;
  if (entry.by === 'person') table.seats[seat]!.timeouts = 0;
  updateDecisions(table, seat, owed ? seat : null, at);
  follow(table.waiting, table.decisions, owed || !secret ? seat : null, at);
  count(table, entry, table.play!.chance.draws !== draws);
  return result;
}

/** Counts an entry that was applied against the attempts at the decision. */
function count(table: Table, entry: Entry, drew: boolean): void {
  const standing = table.play!.answers.length;
  const { decisions } = table;
  table.attempts = countAttempt(table.attempts, entry, { standing, drew, decisions });
}

/** The decisions of each seat, as text. */
function decisionTexts(decisions: readonly Decision[], seats: number): string[] {
  const texts = Array.from({ length: seats }, () => '');
  for (const decision of decisions) {
    const { seat } = decision;
    texts[seat] += `${texts[seat] === '' ? '' : ','}${canonical(decision)}`;
  }
  return texts.map((text) => `[${text}]`);
}

/** Takes the decisions of the new state, notes for which seats they changed, and sets the clock. */
function updateDecisions(table: Table, acted: Seat | null, paid: Seat | null, at: number): void {
  const decisions = table.game.decisions(table.play!.state);
  table.decisions = decisions;
  if (decisions.length === 0) {
    table.phase = 'over';
    table.version++;
  }
  const texts = decisionTexts(decisions, table.turns.length);
  for (const [seat, seatTurn] of table.turns.entries()) {
    const text = texts[seat]!;
    seatTurn.changed = text !== seatTurn.decisions || seat === acted;
    if (!seatTurn.changed) continue;
    seatTurn.decisions = text;
    seatTurn.turn++;
  }
  if (table.clock) tick(table.clock, decisions, paid, at);
}
