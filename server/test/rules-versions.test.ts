import { type GameRecord, replay } from '@faubourg/core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { startServer } from './server.ts';
import { answerFirst, playOut, startTable } from './tables.ts';
import { loadGames } from './toy-catalogue-two.ts';

/** The rules version of a table, and the rule of its decisions. */
async function playedBy(client: Client, table: string): Promise<[number, string]> {
  const { frame } = await client.ok('GET', `/api/tables/${table}`);
  const seen = frame as unknown as { table: { rules: number }; asks: { rule: string }[] };
  return [seen.table.rules, seen.asks[0]!.rule];
}

test('a running table keeps the rules it began with; a new one gets the newest', async () => {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
  const newTable = { options: { rounds: 4, hand: 2 } };
  const before = await startServer({ data });
  const running = await startTable(before.address, 2, newTable, ['regular']);
  await answerFirst(running.clients[0]!, running.table);
  const [rules, asks] = await playedBy(running.clients[0]!, running.table);
  expect(rules).toBe(1);
  await before.close();

  const after = await startServer({
    data,
    games: new URL('./toy-catalogue-two.ts', import.meta.url),
  });
  for (const client of running.clients) client.address = after.address;
  expect(await playedBy(running.clients[0]!, running.table)).toEqual([1, asks]);
  const fresh = await startTable(after.address, 2, newTable, ['regular']);
  expect(await playedBy(fresh.clients[0]!, fresh.table)).toEqual([2, 'TOY-20']);

  const games = await loadGames();
  for (const [{ table, clients }, version] of [
    [running, 1],
    [fresh, 2],
  ] as const) {
    for (const live of await playOut(table, clients)) live.close();
    const record = await clients[0]!.ok('GET', `/api/tables/${table}/record`);
    expect(record).toMatchObject({ rules: version });
    const verified = replay(record as unknown as GameRecord, games);
    expect('problem' in verified ? verified.problem : null).toBeNull();
  }
  await after.close();
  await rm(data, { recursive: true, force: true });
});
