import { toHex, utf8 } from './bytes.ts';
import { seedOf, type Shuffling } from './commitment.ts';
import {
  type AnyPlayableGame,
  type GameEvent,
  MAX_SEATS,
  type Outcome,
  type Seat,
} from './game.ts';
import { canonical, copyJson, type Json } from './json.ts';
import { type LevelName, LEVELS } from './levels.ts';
import type { GameVersions } from './game-versions.ts';
import { type Options, readOptions } from './options.ts';
import { startPlay, giveAnswer, type Move, type Play } from './play.ts';
import { type Problem, type Refused, problemLine, refused } from './problem.ts';
import { sha256 } from './sha256.ts';
import { shufflingFault, shufflingShape } from './shuffling-fault.ts';
import { undoRecorded } from './undo.ts';
import {
  anyJson,
  either,
  type Fault,
  faultLine,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type Shape,
  table,
  text,
} from './shape.ts';

/** A row of a record: a move, its notation, and a link that depends on all rows before. */
export type Row = Move & {
  readonly note?: string;
  readonly by?: string;
  readonly link: string;
};

/** The bot with a character that played a seat from the beginning. */
type RecordBot = { readonly level: LevelName; readonly character: string };

/** A seat as a record names it. It tells about a bot if the bot has a character: older records, and those of games without characters, stay as they are. */
export type RecordSeat = { readonly name: string; readonly bot?: RecordBot };

/** A whole game as data. Replaying it gives the same states bit for bit on every machine. */
export type GameRecord = {
  readonly format: 'faubourg/record';
  readonly version: 1;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly RecordSeat[];
  readonly shuffling: Shuffling;
  readonly rows: readonly Row[];
  readonly result: Outcome | null;
};

const seat = integer(0, MAX_SEATS - 1);
const link = text(16, /^[0-9a-f]{16}$/, '16 hexadecimal digits');
const extras = { note: text(2000), by: text(80) };
/**
 * Any data; the rules of the game check it when the record is replayed. The schema is an object of
 * its own: by its identity the API document puts the answers of the games in its place.
 */
export const recordedAnswer: Shape<Json> = { ...anyJson, schema: {} };
const rowShape = either<Row>(
  object({ seat, answer: recordedAnswer, link }, extras),
  object({ seat, undo: oneOf(true), link }, extras),
);

const botShape: Shape<RecordBot> = object({ level: oneOf(...LEVELS), character: text(40) });

const outcomeShape: Shape<Outcome> = object({
  scores: list(integer(-1e9, 1e9), 1, MAX_SEATS),
  winners: list(seat, 1, MAX_SEATS),
  reason: text(80),
});

/** The shape of a record in a file. */
export const recordShape: Shape<GameRecord> = object({
  format: oneOf('faubourg/record'),
  version: oneOf(1),
  game: text(40),
  rules: integer(1, 1_000_000),
  options: table(text(40), anyJson),
  seats: list(object({ name: text(80) }, { bot: botShape }), 1, MAX_SEATS),
  shuffling: shufflingShape,
  rows: list(rowShape, 0, 1_000_000),
  result: nullable(outcomeShape),
});

const linked = (before: string, data: string): string => toHex(sha256(utf8(`${before}\n${data}`)));

/** The start of the chain of links: all that was settled before the first answer. */
export function firstLink(head: Omit<GameRecord, 'rows' | 'result'>): string {
  const { format, version, game, rules, options, seats, shuffling } = head;
  // Without the secret, which is not known before the end.
  const { secret: _, ...settled } = shuffling;
  return linked('', canonical({ format, version, game, rules, options, seats, ...settled }));
}

/** The full link after a row; rows store its first 16 digits. */
export function nextLink(before: string, row: Omit<Row, 'link'>): string {
  return linked(before, canonical(row));
}

const shown = (whole: string): string => whole.slice(0, 16);

/** What a record needs besides the game itself. */
export type RecordHead = { readonly seats: readonly RecordSeat[]; readonly shuffling: Shuffling };

/**
 * The record of a game in progress or finished. Every row gets its notation by replaying the game.
 * While the game is in progress the caller passes `secret: null`.
 */
export function writeRecord(...of: Parameters<typeof recordSteps>): GameRecord {
  const steps = recordSteps(...of);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Writes a record row by row, for callers who do other work in between. */
export function* recordSteps(
  play: Play,
  head: RecordHead,
  by: readonly (string | undefined)[] = [],
): Generator<Row, GameRecord> {
  if (play.from) throw new Error('A game that began from a position has no record.');
  const { game, options } = play;
  const settled = {
    format: 'faubourg/record',
    version: 1,
    game: game.id,
    rules: game.rules,
    options,
    seats: head.seats,
    shuffling: head.shuffling,
  } as const;
  const again = startPlay(game, options, play.seats, play.seed).play;
  let whole = firstLink(settled);
  const rows: Row[] = [];
  for (const [i, move] of play.moves.entries()) {
    const done = playMove(again, move);
    if ('problem' in done)
      throw new Error(`row ${i} was refused on replay: ${problemLine(done.problem)}`);
    const note = game.notate(done.events);
    const who = by[i];
    const row = {
      ...copyJson(move),
      ...(note !== null && { note }),
      ...(who !== undefined && { by: who }),
    };
    whole = nextLink(whole, row);
    const written: Row = { ...row, link: shown(whole) };
    rows.push(written);
    yield written;
  }
  return { ...settled, rows, result: game.outcome(play.state) };
}

function playMove(play: Play, move: Move): { events: readonly GameEvent[] } | { problem: Problem } {
  if ('undo' in move) return undoRecorded(play, move.seat) ?? { events: [] };
  return giveAnswer(play, move.seat, move.answer);
}

const unreadable = (fault: Fault): Refused =>
  refused('FB-20', 'file-damaged', { ...fault, line: faultLine(fault) });

/** Reads a record from unchecked data; returns it or what is wrong with it. */
export function readRecord(value: unknown): { record: GameRecord } | Refused {
  const fault = recordShape.fault(value, '');
  return fault ? unreadable(fault) : { record: value as GameRecord };
}

/** Parses JSON text; returns a problem instead of throwing. */
export function parseJson(source: string): { value: unknown } | Refused {
  try {
    return { value: JSON.parse(source) as unknown };
  } catch (error) {
    return unreadable({
      at: '(top)',
      expected: 'JSON',
      found: (error as Error).message.slice(0, 80),
    });
  }
}

/** A replay after a number of rows. */
export type ReplayedRow<G extends AnyPlayableGame = AnyPlayableGame> = {
  /** The number of rows played; 0 is the set-up. */
  readonly row: number;
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
  readonly play: Play<unknown, G>;
};

/**
 * Replays a record and calls `at` after the set-up and after every row. Stops with a problem at the
 * first mismatch: commitment, link, rule, notation or result. Nothing after it is passed to `at`.
 */
export function replay<G extends AnyPlayableGame>(
  record: GameRecord,
  games: GameVersions<G>,
  at: (replayed: ReplayedRow<G>) => void = () => {},
): { play: Play<unknown, G> } | Refused {
  const head = startOf(record, games);
  if ('problem' in head) return head;
  const { play, events } = head;
  at({ row: 0, seat: null, events, play });
  let whole = firstLink(record);
  for (const [i, row] of record.rows.entries()) {
    const { link: given, ...bound } = row;
    const where = `rows[${i}]`;
    whole = nextLink(whole, bound);
    if (shown(whole) !== given) {
      return unreadable({
        at: `${where}.link`,
        expected: `${shown(whole)}, which follows from all before it`,
        found: given,
      });
    }
    const done = playMove(play, row);
    if ('problem' in done) {
      const { data, ...cause } = done.problem;
      return refused('FB-21', 'row-illegal', { row: i, ...cause, why: data });
    }
    const note = play.game.notate(done.events) ?? undefined;
    if (note !== row.note) {
      return unreadable({
        at: `${where}.note`,
        expected: note ?? 'no note',
        found: row.note ?? 'nothing',
      });
    }
    at({ row: i + 1, seat: row.seat, events: done.events, play });
  }
  const result = canonical(play.game.outcome(play.state));
  if (result !== canonical(record.result)) {
    return unreadable({ at: 'result', expected: result, found: canonical(record.result) });
  }
  return { play };
}

function startOf<G extends AnyPlayableGame>(
  record: GameRecord,
  games: GameVersions<G>,
): { play: Play<unknown, G>; events: readonly GameEvent[] } | Refused {
  const found = games.exact(record.game, record.rules);
  if ('problem' in found) return found;
  const { seats, shuffling } = record;
  const fault = shufflingFault(shuffling) ?? contributionsFault(shuffling, seats.length);
  if (fault) return unreadable(fault);
  const read = readOptions(found.game, record.options, seats.length);
  if ('problem' in read) return read;
  if (canonical(read.options) !== canonical(record.options)) {
    return unreadable({
      at: 'options',
      expected: 'every option of the game',
      found: 'some missing',
    });
  }
  return startPlay(found.game, read.options, seats.length, seedOf(shuffling, shuffling.secret!));
}

function contributionsFault({ contributions }: Shuffling, seats: number): Fault | null {
  if (contributions.length === seats) return null;
  return {
    at: 'shuffling.contributions',
    expected: `one for each of ${seats} seats`,
    found: `${contributions.length}`,
  };
}

/** The state after `row` rows of a record, or the problem that prevents it. */
export function stateAt(
  record: GameRecord,
  games: GameVersions<AnyPlayableGame>,
  row: number,
): { state: Json } | Refused {
  const whole = row >= record.rows.length;
  const part = whole ? record : { ...record, rows: record.rows.slice(0, row), result: null };
  const done = replay(part, games);
  return 'problem' in done ? done : { state: done.play.state as Json };
}
