import { serve } from '@faubourg/server';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf, type Client, createClient, type Frame, type TowerUpAnswer } from '../index.ts';

const folder = join(import.meta.dirname, '..');
let data: string;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'faubourg-client-'));
  const bots = { budget: 5, threads: 1, pause: 0 };
  server = await serve({ port: 0, data, log: 'silent', bots });
});
afterAll(async () => {
  await server.close();
  await rm(data, { recursive: true, force: true });
});

async function guest(name: string): Promise<Client> {
  const client = createClient(server.address);
  client.token = bodyOf(await client.becomeGuest({ name })).token;
  return client;
}

test('a table is opened, followed, played and refused with types alone', async () => {
  const ada = await guest('Ada');
  const bob = await guest('Bob');
  const seats = [{ for: 'anyone' }, { for: 'anyone' }] as const;
  const { table } = bodyOf(await ada.openTable({ game: 'tower-up', seats }));
  for (const [seat, one] of [ada, bob].entries()) bodyOf(await one.sit({ table }, { seat }));
  bodyOf(await ada.start({ table }));

  const frames: Frame[] = [];
  let placed: TowerUpAnswer | undefined;
  for await (const { frame } of ada.follow(table)) {
    frames.push(frame);
    if (placed) break;
    const [asked] = frame.asks;
    if (!asked) continue;
    const [player, other] = asked.seat === 0 ? [ada, bob] : [bob, ada];
    const { turn, answers } = bodyOf(await player.getAnswers({ table }));
    const answer = answers![0]!;
    const command = { key: 'the-first-answer', turn, answer };

    const outOfTurn = await other.answer({ table }, command);
    expect(outOfTurn).toMatchObject({ ok: false, problem: { rule: expect.any(String) } });

    placed = answer as TowerUpAnswer;
    expect(await player.answer({ table }, command)).toMatchObject({ ok: true, status: 200 });
  }
  expect(frames.at(-1)!.table).toMatchObject({ id: table, game: 'tower-up', phase: 'running' });
  expect(frames.at(-1)!.view).not.toEqual(frames[0]!.view);

  const { messages } = bodyOf(await ada.getEvents({ table, from: 0 }));
  expect(messages.length).toBeGreaterThan(0);
  const { tables } = bodyOf(await ada.listTables({ phase: 'running', limit: 1 }));
  expect(tables.length).toBeLessThanOrEqual(1);
});

test('a refused operation names its problem, and the type of its code', async () => {
  const stranger = createClient(`${server.address}/`);
  const reply = await stranger.openTable({ game: 'tower-up', seats: [{ for: 'anyone' }] });
  expect(reply.ok).toBe(false);
  if (reply.ok) return;
  const code: 'not-signed-in' | typeof reply.problem.code = 'not-signed-in';
  expect([reply.status, reply.problem.code]).toEqual([401, code]);
  // @ts-expect-error: no operation of this name has such a code.
  expect(reply.problem.code === 'no-such-code').toBe(false);
  // @ts-expect-error: an operation on a table needs the table.
  expect(await stranger.getTable({})).toMatchObject({ ok: false });
  expect(() => bodyOf(reply)).toThrow('FB-40: not-signed-in');
});

test('a request that is put off waits as long as the server says', async () => {
  const own = await mkdtemp(join(tmpdir(), 'faubourg-client-'));
  const limits = { identities: { burst: 1, perMinute: 1 } };
  const strict = await serve({ port: 0, data: own, log: 'silent', limits });
  try {
    const waits: number[] = [];
    const wait = async (seconds: number): Promise<void> => {
      waits.push(seconds);
    };
    const client = createClient(strict.address, { attempts: 3, wait });
    expect((await client.becomeGuest({ name: 'One' })).ok).toBe(true);
    const second = await client.becomeGuest({ name: 'Two' });
    expect(second).toMatchObject({ ok: false, status: 429, problem: { rule: 'FB-55' } });
    expect(waits).toHaveLength(2);
    for (const seconds of waits) expect(seconds).toBeGreaterThan(1);
  } finally {
    await strict.close();
    await rm(own, { recursive: true, force: true });
  }
});

test('the example of its README plays a whole game', async () => {
  const readme = await readFile(join(folder, 'README.md'), 'utf8');
  const [, example = ''] = /```ts\n([^]*?)```/.exec(readme) ?? [];
  const file = join(data, 'example.ts');
  const index = new URL('../index.ts', import.meta.url).href;
  await writeFile(file, example.replace(`'faubourg-client'`, `'${index}'`));
  const child = spawn(process.execPath, [file, server.address]);
  const [out, err, code] = await Promise.all([
    child.stdout.toArray(),
    child.stderr.toArray(),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  expect([code, err.join('')]).toEqual([0, '']);
  expect(out.join('')).toMatch(/scores: \[ \d+, \d+ \]/);
});
