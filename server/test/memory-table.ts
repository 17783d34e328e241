import { orThrow, commitmentTo, type GameVersions, readOptions, strongSeed } from '@faubourg/core';
import type { Entry, TableSetup } from '../table/entry.ts';
import { applyEntry, openTable, type Table } from '../table/table.ts';

/** Applies an entry that must not be refused. */
export function enter(table: Table, entry: Entry, at: number) {
  return orThrow(applyEntry(table, entry, at));
}

/** A running table of people, in memory alone. */
export function memoryTable(
  games: GameVersions,
  id: string,
  seats: number,
  more: Partial<TableSetup> = {},
): Table {
  const { game } = orThrow(games.newest(id));
  const secret = strongSeed();
  const setup: TableSetup = {
    game: id,
    rules: game.rules,
    options: orThrow(readOptions(game, {}, seats)).options,
    seats: Array.from({ length: seats }, () => ({ for: 'anyone' })),
    listed: false,
    spectators: true,
    clock: null,
    standIn: null,
    host: 'host',
    commitment: commitmentTo(secret),
    after: null,
    ...more,
  };
  const table = orThrow(openTable('V1StGXR8Z5jdHi6BmyT2aA', secret, setup, games));
  for (const seat of table.seats.keys()) {
    const name = `Person ${seat}`;
    enter(table, { kind: 'sit', seat, person: name, name, contribution: strongSeed() }, 0);
  }
  enter(table, { kind: 'start' }, 0);
  return table;
}
