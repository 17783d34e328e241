import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { testDatabase } from '../../scripts/tools/postgres.ts';
import { Client } from './client.ts';

const root = join(import.meta.dirname, '..', '..');

test('npm run start:three opens three nodes behind one address', async () => {
  const postgres = await testDatabase();
  const data = await mkdtemp(join(tmpdir(), 'faubourg-three-'));
  const child = spawn(process.execPath, [join(root, 'server', 'three-nodes', 'three-nodes.ts')], {
    env: { ...process.env, PORT: '0', DATABASE_URL: postgres.url, FAUBOURG_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const nodes: string[] = [];
  let address = '';
  for await (const line of createInterface({ input: child.stdout })) {
    const node = /^Node \d+: (\S+)$/.exec(line);
    if (node) nodes.push(node[1]!);
    const open = /^Faubourg is open at (\S+)$/.exec(line);
    if (!open) continue;
    address = open[1]!;
    break;
  }
  expect(new Set(nodes).size).toBe(3);
  const ada = await Client.guest(address, 'Ada');
  const newTable = { game: 'tower-up', seats: [{ for: 'anyone' }, { for: 'anyone' }] };
  const table = (await ada.ok('POST', '/api/tables', newTable))['table'] as string;
  await ada.post(table, 'sit');
  // Every node has the table, and so has the common address, whichever node it leads to.
  for (const at of [...nodes, address, address, address]) {
    ada.address = at;
    expect(await ada.ok('GET', `/api/tables/${table}`)).toMatchObject({ frame: { you: 0 } });
  }
  ada.address = address;
  const lives = await Promise.all([1, 2, 3].map(() => ada.live()));
  for (const live of lives) expect((await live.ask({ do: 'watch', table })).ok).toBeDefined();
  const gone = once(child, 'exit') as Promise<[number]>;
  child.kill('SIGTERM');
  for (const live of lives) expect(await live.closed).toBe(1012);
  expect((await gone)[0]).toBe(0);
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
});
