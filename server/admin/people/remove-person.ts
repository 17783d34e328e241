import type { GameVersions } from '@faubourg/core';
import { randomUUID } from 'node:crypto';
import { openLiveTables } from '../../live-tables/open-live-tables.ts';
import { programVersion } from '../../live-tables/program-version.ts';
import { Snapshots } from '../../live-tables/snapshots.ts';
import { TimeSlices } from '../../live-tables/time-slices.ts';
import type { Database } from '../../store/database.ts';
import { personById } from '../../store/people.ts';
import { close, resign, stand } from '../../table/seat-commands.ts';
import type { Table } from '../../table/table.ts';
import { systemClocks } from '../../time/clocks.ts';
import { openTableTime } from '../../time/table-time.ts';

export type Removed = {
  /** Tables that the person has left. */
  readonly left: readonly string[];
  /** Tables that cannot be left now: between the start and the first cards. */
  readonly stays: readonly string[];
};

/**
 * Takes a person from every unfinished table, as they could do it themselves: tables of theirs that
 * have not begun are closed, seats at others are free again, and a bot plays running games to their
 * end. Null if there is no such person.
 */
export async function removePerson(
  database: Database,
  games: GameVersions,
  id: string,
): Promise<Removed | null> {
  const person = await personById(database, id);
  if (!person) return null;
  const { now } = await openTableTime(database, systemClocks);
  const { liveTables } = openLiveTables({
    database,
    games,
    node: randomUUID(),
    // The bot that plays on is the duty of a server, which takes it over at once.
    lease: 0,
    clocks: { ...systemClocks, tableTime: () => now() },
    slices: new TimeSlices(systemClocks.monotonic),
    snapshots: new Snapshots(database, games, await programVersion([])),
    onReplayed: () => {},
    entriesPerPerson: Infinity,
    attemptsPerDecision: Infinity,
    onAcknowledged: () => {},
    presenceGrace: 0,
    eviction: { idle: 0, maxTables: 1 },
  });
  const decide = (table: Table) => {
    if (table.phase === 'running') return resign(person)(table);
    return (table.setup.host === id ? close : stand)(person)(table);
  };
  const left: string[] = [];
  const stays: string[] = [];
  for (const table of await unfinishedTables(database, id)) {
    const handle = await liveTables.get(table);
    if ('problem' in handle) continue;
    const done = await handle.run(decide);
    // A seat that was given up before is still theirs by name, and there is nothing to do.
    if (!('problem' in done)) left.push(table);
    else if (done.problem.code !== 'resigned') stays.push(table);
    liveTables.sweep();
  }
  return { left, stays };
}

async function unfinishedTables({ queries, read }: Database, id: string): Promise<string[]> {
  const seated = queries.selectFrom('members').select('table_id').where('person', '=', id);
  const query = queries
    .selectFrom('tables')
    .select('id')
    .where((e) =>
      e.or([
        e('phase', 'in', ['open', 'running']).and('id', 'in', seated),
        e('phase', '=', 'open').and('host', '=', id),
      ]),
    );
  return (await read(query.compile())).map((row) => row.id);
}
