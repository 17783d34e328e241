import { type GameVersions, orThrow, type Refused, type Seat, type Viewer } from '@faubourg/core';
import { MOST_UPDATES } from '@faubourg/protocol';
import type { TableRow } from '../store/schema.ts';
import { noSpectators, recordClosed } from '../table/problems.ts';
import { shufflingOf } from '../table/shuffle.ts';
import { openTable, seatOf, type Table } from '../table/table.ts';
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
import { type HistorySnapshot, snapshotText, tableFromSnapshot } from './history-snapshots.ts';
import type { RecordSource } from './record-text.ts';
import { logPages, replayEntry } from './replay-log.ts';

/** The viewer as whom a person may watch a table, or why they may not. */
export function viewerOf(table: Table, person: string | null): { viewer: Viewer } | Refused {
  const seat = seatOf(table, person);
  if (seat !== null) return { viewer: seat };
  // Before the start everybody who has the link may look, because they may want to sit down.
  return table.phase === 'open' || table.setup.spectators ? { viewer: null } : noSpectators();
}

/** Entries between two snapshots, so the most that are replayed before a page begins. */
const SNAPSHOT_EVERY = 256;

/** Thrown when an entry undoes an answer from before the snapshot. */
class BehindSnapshot extends Error {
  override name = 'BehindSnapshot';
}

/** Whose history is read: the viewer at this table, in this incarnation. */
export type Reader = {
  readonly row: TableRow;
  /** The table as it is now: its game, its secret and its set-up. */
  readonly table: Table;
  readonly viewer: Viewer;
};

/**
 * The first updates that this viewer was sent after number `from`, computed from the log in slices;
 * at most `MOST_UPDATES`. Null if this incarnation of the table is gone.
 */
export async function updatesFromLog(
  context: TableContext,
  reader: Reader,
  from: number,
): Promise<string[] | null> {
  const { snapshots, slices } = context;
  const { row, table, viewer } = reader;
  for (;;) {
    if (slices.over) await slices.next();
    const snapshot = snapshots.before(row, viewerIndex(table, viewer), from);
    try {
      const messages = await updatesSinceSnapshot(context, reader, from, snapshot);
      // Whoever asked now makes a long response of them.
      if (slices.over) await slices.next();
      return messages;
    } catch (error) {
      if (!snapshot || !(error instanceof BehindSnapshot)) throw error;
      snapshots.drop(row, snapshot);
    }
  }
}

async function updatesSinceSnapshot(
  context: TableContext,
  { row, table: now, viewer }: Reader,
  from: number,
  snapshot: HistorySnapshot | null,
): Promise<string[] | null> {
  const { snapshots, slices } = context;
  const table = snapshot ? tableFromSnapshot(now, snapshot.text) : opened(now, context.games);
  const at = viewerIndex(table, viewer);
  const numbers = snapshot?.numbers.slice() ?? viewers(table).map(() => 0);
  const messages: string[] = [];
  let before: Frames | null = null;
  for await (const page of logPages(context, row, snapshot?.seq ?? 0)) {
    if (!page) return null;
    for (const logged of page) {
      const { entry, told, seq } = logged;
      const isWanted = numbers[at]! >= from && ((told >> at) & 1) === 1;
      if (isWanted && messages.length === MOST_UPDATES) return messages;
      // The frames before the first update of the page are the first that are needed.
      if (numbers[at]! >= from) before ??= framesOf(table, [viewer]);
      if (snapshot && entry.kind === 'undo' && !hasAnswerOf(table, entry.seat))
        throw new BehindSnapshot();
      const events = replayEntry(table, logged);
      for (const one of numbers.keys()) numbers[one]! += (told >> one) & 1;
      if (before) {
        const updates = updatesSince(table, [viewer], { entry, events }, before);
        before = updates.frames;
        if (isWanted)
          messages.push(updateMessage(row.id, numbers[at]!, updates.texts[0] ?? emptyUpdate));
      }
      if (seq % SNAPSHOT_EVERY === 0)
        snapshots.add(row, { seq, numbers: numbers.slice(), text: snapshotText(table) });
      if (slices.over) await slices.next();
    }
  }
  return messages;
}

/** The table before its first entry. */
function opened({ id, secret, setup }: Table, games: GameVersions): Table {
  return orThrow(openTable(id, secret, setup, games));
}

const hasAnswerOf = ({ play }: Table, seat: Seat): boolean =>
  play!.answers.some((standing) => standing.seat === seat);

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
  const names = seats.map((seat, i) => ({ name: seat.name || `Seat ${i + 1}` }));
  return { play, head: { seats: names, shuffling }, by: table.by };
}
