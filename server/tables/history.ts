import { type Refused, type Viewer, writeRecord, type GameRecord } from '@faubourg/core';
import { noSpectators, recordClosed } from './problems.ts';
import type { Ground } from './ground.ts';
import { replayRows } from './rebuilding.ts';
import type { Room } from './room.ts';
import { openTable, seatOf, type Table } from './table.ts';
import { messageText, noNews, place, showing, tellings } from './telling.ts';

/** With whose eyes a person may look at a table, or why not at all. */
export function viewerOf(table: Table, person: string | null): { viewer: Viewer } | Refused {
  const seat = seatOf(table, person);
  if (seat !== null) return { viewer: seat };
  // Before the start everybody with the link may come in: they may want to sit down.
  return table.phase === 'open' || table.setup.spectators ? { viewer: null } : noSpectators();
}

/** Every message this viewer was ever sent after `from`, worked out anew from the log. */
export async function history(
  ground: Ground,
  room: Room,
  viewer: Viewer,
  from: number,
): Promise<string[]> {
  const rows = await room.log();
  const opening = rows[0]!.entry;
  if (opening.kind !== 'open') return [];
  const table = openTable(room.id, room.table.secret, opening.setup, ground.games);
  if ('problem' in table) return [];
  const at = place(table, viewer);
  const texts: string[] = [];
  let number = 0;
  let before = showing(table, [viewer]);
  replayRows(table, rows, (row, events) => {
    const told = tellings(table, [viewer], events, before);
    before = told.showing;
    if (((row.told >> at) & 1) === 0) return;
    number++;
    if (number <= from) return;
    texts.push(messageText(room.id, number, told.news[0] ?? noNews));
  });
  return texts;
}

/** The whole game, once it is over: answers given in secret stand in it, and the shuffle's secret. */
export function recordOf(table: Table): { record: GameRecord } | Refused {
  const { play, seats, setup, secret } = table;
  if (!play || table.phase !== 'over') return recordClosed();
  const shuffling = {
    scheme: 1,
    commitment: setup.commitment,
    contributions: seats.map((seat) => seat.contribution!),
    secret,
  } as const;
  const names = seats.map((seat, i) => ({ name: seat.name || `Seat ${i + 1}` }));
  return { record: writeRecord(play, { seats: names, shuffling }, table.by) };
}
