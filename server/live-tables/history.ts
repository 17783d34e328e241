import {
  type GameVersions,
  orThrow,
  type RecordSeat,
  type Refused,
  type Seat,
  type Viewer,
} from '@faubourg/core';
import { MOST_UPDATES } from '@faubourg/protocol';
import type { TableRow } from '../store/schema.ts';
import { readEntriesAfter } from '../store/tables.ts';
import { noSpectators, recordClosed } from '../table/problems.ts';
import { shufflingOf } from '../table/shuffle.ts';
import { openTable, seatOf, type SeatState, type Table } from '../table/table.ts';
import {
  emptyUpdate,
  type Frames,
  framesOf,
  updateMessage,
  updatesSince,
  viewerIndex,
  viewers,
} from '../table/updates.ts';
import type { TableContext } from './context.ts';
import { EntryIndex } from './entry-index.ts';
import type { RecordSource } from './record-text.ts';
import { replayEntry } from './replay-log.ts';
import { type Mark, type Place, SNAPSHOT_EVERY } from './snapshots.ts';

/** The viewer as whom a person may watch a table, or why they may not. */
export function viewerOf(table: Table, person: string | null): { viewer: Viewer } | Refused {
  const seat = seatOf(table, person);
  if (seat !== null) return { viewer: seat };
  // Before the start everybody who has the link may look, because they may want to sit down.
  return table.phase === 'open' || table.setup.spectators ? { viewer: null } : noSpectators();
}

/**
 * A page that has an update ends after this many replayed entries. The number of updates alone does
 * not bound the work: an entry that this viewer was told nothing about makes no update.
 */
export const MOST_REPLAYED = 2048;

/** Whose history is read: the viewer at this table, in this incarnation. */
export type Reader = {
  readonly row: TableRow;
  /** The table as it is now: its game, its secret and its set-up. */
  readonly table: Table;
  readonly viewer: Viewer;
};

/** A page of a history. */
export type HistoryPage = {
  readonly messages: readonly string[];
  /** Whether the history goes on after this page. */
  readonly more: boolean;
};

/**
 * The first updates that this viewer was sent after number `from`, computed from the log in slices:
 * at most `MOST_UPDATES`, fewer where that many entries cannot be replayed. Null if this incarnation
 * of the table is gone.
 */
export async function updatesFromLog(
  context: TableContext,
  reader: Reader,
  from: number,
): Promise<HistoryPage | null> {
  const { database, slices, snapshots, onReplayed } = context;
  const { row, table: now, viewer } = reader;
  const at = viewerIndex(now, viewer);
  const marks = await snapshots.marks(row);
  const messages: string[] = [];
  let place: Place = beginning(now, context.games);
  let before: Frames | null = null;
  let replayed = 0;
  for (;;) {
    if (slices.over) await slices.next();
    // Entries of which this viewer was not told are passed over.
    const told = Math.max(from, place.numbers[at]!);
    const ahead = await furthest(context, row, marks, (mark) => {
      return mark.seq > place.seq && mark.numbers[at]! <= told;
    });
    if (ahead) {
      place = ahead;
      if (before) before = framesOf(place.table, [viewer]);
    }
    const { table, index } = place;
    const numbers = place.numbers.slice();
    let { seq } = place;
    const toNext = SNAPSHOT_EVERY - (seq % SNAPSHOT_EVERY);
    const entries = await readEntriesAfter(database, row, seq, toNext);
    if (!entries) return null;
    for (const logged of entries) {
      const isWanted = numbers[at]! >= from && ((logged.told >> at) & 1) === 1;
      const isFull = messages.length === MOST_UPDATES || replayed >= MOST_REPLAYED;
      if (isWanted && isFull && messages.length > 0) return { messages, more: true };
      // The frames before the first update of the page are the first that are needed.
      if (numbers[at]! >= from) before ??= framesOf(table, [viewer]);
      const events = replayEntry(table, logged);
      onReplayed();
      replayed++;
      index.count(table, logged.entry);
      for (const one of numbers.keys()) numbers[one]! += (logged.told >> one) & 1;
      seq = logged.seq;
      if (before) {
        const updates = updatesSince(table, [viewer], { entry: logged.entry, events }, before);
        before = updates.frames;
        const text = updates.texts[0] ?? emptyUpdate;
        if (isWanted) messages.push(updateMessage(row.id, numbers[at]!, text));
      }
      if (!marks.some((mark) => mark.seq === seq))
        snapshots.add(row, logged, { table, numbers, index });
      if (slices.over) await slices.next();
    }
    if (entries.length < toNext) break;
    place = { table, numbers, seq, index };
  }
  // Whoever asked now makes a long response of them.
  if (slices.over) await slices.next();
  return { messages, more: false };
}

/** The table of the last snapshot among the marks that fit; those that cannot be used are removed. */
async function furthest(
  { snapshots }: TableContext,
  row: TableRow,
  marks: Mark[],
  fits: (mark: Mark) => boolean,
): Promise<Place | null> {
  for (;;) {
    const which = marks.findLastIndex(fits);
    if (which < 0) return null;
    const place = await snapshots.at(row, marks[which]!.seq);
    if (place) return place;
    marks.splice(which, 1);
  }
}

/** The table before its first entry. */
function beginning({ id, secret, setup }: Table, games: GameVersions): Place {
  const table = orThrow(openTable(id, secret, setup, games));
  return { table, numbers: viewers(table).map(() => 0), seq: 0, index: new EntryIndex() };
}

/**
 * What the record of a finished game is written from. It contains the secret answers and the secret
 * of the shuffle.
 */
export function recordSource(table: Table): RecordSource | Refused {
  const { play, seats, setup, secret } = table;
  if (!play || table.phase !== 'over') return recordClosed();
  const shuffling = shufflingOf(
    setup,
    secret,
    seats.map(({ share }) => share),
  );
  return { play, head: { seats: seats.map(recordSeat), shuffling } };
}

/** A seat as the record names it. */
function recordSeat({ name, person, bot: level, character }: SeatState, seat: Seat): RecordSeat {
  const named = { name: name || `Seat ${seat + 1}` };
  const isBot = person === null && level !== null && character !== undefined;
  return isBot ? { ...named, bot: { level, character } } : named;
}
