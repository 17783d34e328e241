import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trial } from './faults/faults.ts';

test('nothing acknowledged is lost and nothing played twice when the server is killed', async () => {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-faults-'));
  const report = await trial({ kills: 4, nodes: 1, tables: 3, data });
  expect(report).toMatchObject({ kills: 4, lost: 0, twice: 0, unverified: 0, faults: [] });
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.overtaken).toBeGreaterThan(0);
  await rm(data, { recursive: true, force: true });
});
