import { orThrow, commitmentTo, type GameVersions, readOptions, strongSeed } from '@faubourg/core';
import type { Entry, Setup } from '../tables/entry.ts';
import { add, openTable, type Table } from '../tables/table.ts';

/** Adds what must not be refused. */
export function enter(table: Table, entry: Entry, at: number) {
  return orThrow(add(table, entry, at));
}

/** A running table of people in memory alone, without a server around it. */
export function memoryTable(
  games: GameVersions,
  id: string,
  seats: number,
  more: Partial<Setup> = {},
): Table {
  const { game } = orThrow(games.newest(id));
  const secret = strongSeed();
  const setup: Setup = {
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
