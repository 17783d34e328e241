import { type GameRecord, gameVersions, type Json, replay } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Client, newKey } from './client.ts';
import { type NodeProcess, startNode } from './node-process.ts';
import { playOut, startTable, watch } from './tables.ts';

/* A server on a file system of three megabytes, in a mount namespace of its own. */

const MOUNT = 'mount -t tmpfs -o size=3m tmpfs "$FAUBOURG_DATA"';
const namespace = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'] as const;
const small = [...namespace, `${MOUNT} && exec "$@"`, 'sh'];

function mayMount(): boolean {
  const [program, ...args] = namespace;
  const env = { ...process.env, FAUBOURG_DATA: tmpdir() };
  return spawnSync(program, [...args, MOUNT], { env }).status === 0;
}

/** Fills the file system of a server to its last byte; returns what frees it again. */
function fill({ pid }: NodeProcess, data: string): () => Promise<void> {
  // The path as the server sees it.
  const path = join(`/proc/${pid}/root`, data, 'filler');
  const file = openSync(path, 'w');
  for (let size = 65_536; size >= 1;) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      size = Math.floor(size / 2);
    }
  }
  closeSync(file);
  return () => rm(path);
}

/** An answer that can be sent several times. */
async function drawn(client: Client, table: string) {
  const { turn, answers } = await client.ok('GET', `/api/tables/${table}/answers`);
  return { key: newKey(), turn, answer: (answers as Json[])[0]! };
}

// Without the right to mount a file system there is no disk to fill.
test.skipIf(!mayMount())(
  'a full disk refuses with 503 and a time, /ready says so, and all goes on once there is space',
  async () => {
    const data = await mkdtemp(join(tmpdir(), 'faubourg-full-'));
    const node = await startNode(data, small);
    const { address } = node;
    const ready = () => fetch(`${address}/ready`);
    const { table, clients } = await startTable(address, 2, {}, ['apprentice']);
    const [ada] = clients as [Client, Client];
    const answer = await drawn(ada, table);
    const send = (body: unknown) =>
      fetch(`${address}/api/tables/${table}/answer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
        body: JSON.stringify(body),
      });
    expect((await ready()).status).toBe(200);
    const before = await ada.ok('GET', `/api/tables/${table}`);
    const free = fill(node, data);

    // The same answer again and again, as clients do.
    for (let i = 0; i < 5; i++) {
      const refused = await send(answer);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(await refused.json()).toMatchObject({ problem: { rule: 'FB-60', code: 'disk-full' } });
    }
    // Many at once are written together; each is refused alike.
    const guests = Array.from({ length: 20 }, (_, i) =>
      new Client(address).call('POST', '/api/guest', { name: `Guest ${i}` }),
    );
    expect((await Promise.all(guests)).map(({ status }) => status)).toEqual(Array(20).fill(503));
    const live = await watch(ada, table);
    expect(await live.ask({ do: 'answer', table, ...answer })).toMatchObject({
      problem: { rule: 'FB-60', code: 'disk-full' },
    });
    live.close();
    // The probe may fit into the WAL as it is, so that the look at the disk is the first to tell.
    const notReady = async (): Promise<unknown> => {
      const { problem } = (await (await ready()).json()) as { problem?: { data: object } };
      return problem?.data;
    };
    const little = { part: 'disk', why: 'little-space' };
    await expect
      .poll(notReady, { timeout: 60_000 })
      .toMatchObject({ notReady: expect.arrayContaining([little]) as unknown[] });
    const sick = await ready();
    expect(sick.status).toBe(503);
    expect(sick.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await sick.json()).toMatchObject({ problem: { rule: 'FB-60', code: 'not-ready' } });
    // A new process would find the same disk: nothing should be restarted for it.
    expect((await fetch(`${address}/health`)).status).toBe(200);
    // Reading goes on, and nothing was done by half.
    expect(await ada.ok('GET', `/api/tables/${table}`)).toEqual(before);

    await free();
    while ((await ready()).status !== 200);
    const done = await send(answer);
    expect(done.status).toBe(200);
    const again = await send(answer);
    expect(await again.json()).toEqual(await done.json());
    // People and the bot play on to the end, on the same server.
    for (const one of await playOut(table, clients)) one.close();
    const record = await ada.ok('GET', `/api/tables/${table}/record`);
    const verified = replay(record as unknown as GameRecord, gameVersions([toy]));
    expect('problem' in verified ? verified.problem : null).toBeNull();
    expect(await node.stop()).toBe(0);
    await rm(data, { recursive: true, force: true });
  },
);
