import { commitmentTo, type GameVersions, orThrow, readOptions } from '@faubourg/core';
import type { Entry, LoggedEntry, TableSetup } from '../table/entry.ts';
import { applyEntry, openTable, type Table } from '../table/table.ts';
import { framesOf, toldMask, updatesSince, viewers } from '../table/updates.ts';

/** A running game whose log is written entry by entry, as a server would write it. */
export type LogWriter = {
  readonly id: string;
  readonly table: Table;
  readonly log: readonly LoggedEntry[];
  /** Applies an entry and appends it to the log. */
  write(entry: Entry): void;
};

/** A table of these people with the default options, opened and started. `seed` is its secret. */
export function writeLog(
  games: GameVersions,
  game: string,
  people: readonly string[],
  seed: string,
): LogWriter {
  const { game: rules } = orThrow(games.newest(game));
  const setup: TableSetup = {
    game,
    rules: rules.rules,
    options: orThrow(readOptions(rules, {}, people.length)).options,
    seats: people.map(() => ({ for: 'anyone' })),
    listed: false,
    spectators: true,
    clock: null,
    standIn: null,
    host: people[0]!,
    commitment: commitmentTo(seed),
    after: null,
  };
  const id = Buffer.from(commitmentTo(seed), 'hex').toString('base64url').slice(0, 22);
  const table = orThrow(openTable(id, seed, setup, games));
  const log: LoggedEntry[] = [];
  let frames = framesOf(table);
  const write = (entry: Entry): void => {
    const { events } = orThrow(applyEntry(table, entry, log.length));
    const updates = updatesSince(table, viewers(table), { entry, events }, frames);
    frames = updates.frames;
    const told = toldMask(updates.texts);
    log.push({ seq: log.length + 1, key: null, entry, told, number: 0, at: log.length });
  };
  write({ kind: 'open', setup });
  for (const [seat, person] of people.entries())
    write({ kind: 'sit', seat, person, name: `Person ${seat}`, contribution: commitmentTo(seed) });
  write({ kind: 'start' });
  return { id, table, log, write };
}
