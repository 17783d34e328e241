import { type GameRecord, type Refused, type Viewer, writeRecord } from '@faubourg/core';
import { noSpectators, recordClosed } from '../table/problems.ts';
import { shufflingOf } from '../table/shuffle.ts';
import { openTable, seatOf, type Table } from '../table/table.ts';
import {
  emptyUpdate,
  framesOf,
  updateMessage,
  updatesSince,
  viewerIndex,
} from '../table/updates.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { replayEntries } from './replay-log.ts';

/** The viewer as whom a person may watch a table, or why they may not. */
export function viewerOf(table: Table, person: string | null): { viewer: Viewer } | Refused {
  const seat = seatOf(table, person);
  if (seat !== null) return { viewer: seat };
  // Before the start everybody who has the link may look, because they may want to sit down.
  return table.phase === 'open' || table.setup.spectators ? { viewer: null } : noSpectators();
}

/** Every update this viewer was ever sent after number `from`, computed from the log. */
export async function updatesFromLog(
  context: TableContext,
  liveTable: LiveTable,
  viewer: Viewer,
  from: number,
): Promise<string[]> {
  const entries = await liveTable.log();
  const opening = entries[0]!.entry;
  if (opening.kind !== 'open') return [];
  const table = openTable(liveTable.id, liveTable.table.secret, opening.setup, context.games);
  if ('problem' in table) return [];
  const at = viewerIndex(table, viewer);
  const messages: string[] = [];
  let number = 0;
  let before = framesOf(table, [viewer]);
  replayEntries(table, entries, ({ entry, told }, events) => {
    const { texts, frames } = updatesSince(table, [viewer], { entry, events }, before);
    before = frames;
    if (((told >> at) & 1) === 0) return;
    number++;
    if (number <= from) return;
    messages.push(updateMessage(liveTable.id, number, texts[0] ?? emptyUpdate));
  });
  return messages;
}

/** The record of a finished game. It contains the secret answers and the secret of the shuffle. */
export function recordOf(table: Table): { record: GameRecord } | Refused {
  const { play, seats, setup, secret } = table;
  if (!play || table.phase !== 'over') return recordClosed();
  const shuffling = shufflingOf(
    setup,
    secret,
    seats.map(({ share }) => share),
  );
  const names = seats.map((seat, i) => ({ name: seat.name || `Seat ${i + 1}` }));
  return { record: writeRecord(play, { seats: names, shuffling }, table.by) };
}
