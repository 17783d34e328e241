import type { GameRecord } from '@faubourg/core';
import { serve } from '@faubourg/server';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli, root } from './run-command.ts';

let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({
    port: 0,
    data: await mkdtemp(join(tmpdir(), 'faubourg-join-')),
    games: new URL('./catalogue/toy-server.ts', import.meta.url),
    log: 'silent',
    bots: { pause: 0 },
  });
});

afterAll(() => server.close());

const BOTS = {
  TypeScript: `node '${join(root, 'cli/examples/bots/random-bot.ts')}'`,
  Python: `python3 '${join(root, 'cli/examples/bots/random_bot.py')}'`,
  'shell and jq': `sh '${join(root, 'cli/examples/bots/random-bot.sh')}'`,
};

describe('the reference bots play at a running server, over HTTP', () => {
  test.each(Object.entries(BOTS))('%s', async (_, bot) => {
    const { code, out, err } = await runCli([
      ...`join ${server.address} --game toy --players 3 --option rounds=4 --json --bot`.split(' '),
      bot,
    ]);
    expect(err).toBe('');
    expect(code).toBe(0);
    const { table, outcome } = JSON.parse(out) as { table: string; outcome: { scores: number[] } };
    expect(outcome.scores).toHaveLength(3);
    const record = await fetch(`${server.address}/api/tables/${table}/record`);
    const played = (await record.json()) as GameRecord;
    // The command line keeps its contribution to itself until the start, and then reveals it.
    expect(played.shuffling).toMatchObject({ scheme: 2, reveals: ['seat', 'none', 'none'] });
    const text = JSON.stringify(played);
    expect((await runCli(['verify', '-'], text)).out).toBe('1 verified, 0 not\n');
  });
});

test('a bot that fails loses its turns to the safe answer there, too', async () => {
  const { code, out, err } = await runCli([
    ...`join ${server.address} --game toy --option rounds=4 --json --bot`.split(' '),
    'echo nonsense',
  ]);
  expect(code).toBe(0);
  expect(err).toMatch(/echo nonsense (nonsense|dead): /);
  expect(out).toContain('"reason":"rounds"');
});

test('what is wrong is said', async () => {
  const nobody = await runCli('join http://localhost:1 --game toy');
  expect(nobody.code).toBe(3);
  expect(nobody.err).toContain('http://localhost:1 cannot be reached');
  const nowhere = await runCli(`join ${server.address} --table none`);
  expect(nowhere.code).toBe(1);
  expect(nowhere.err).toMatch(/\/api\/tables\/none: .*FB-/);
  expect((await runCli(`join ${server.address}`)).code).toBe(2);
});
