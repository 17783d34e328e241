import type { Json } from '@faubourg/core';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { LiveClient, newKey } from './client.ts';
import { startNode } from './node-process.ts';
import { startTable } from './tables.ts';
import { contentAt, isSynced } from './write-order/disk.ts';
import { type Call, callsIn } from './write-order/trace.ts';

const CALLS = 'trace=pwrite64,ftruncate,fsync,fdatasync,write,writev,sendto,sendmsg';

const mayTrace = (): boolean =>
  spawnSync('strace', ['-f', '-o', '/dev/null', '-e', CALLS, 'true']).status === 0;

/** What was sent to a socket, as text. */
const sent = ({ file, bytes }: Call): string =>
  file.startsWith('socket:') ? bytes.toString('latin1') : '';

/** The number of answers with this key, or with any (`%`), in a database of these bytes. */
async function answersIn(folder: string, main: Buffer, wal: Buffer, key: string): Promise<number> {
  await mkdir(folder);
  const file = join(folder, 'x.sqlite');
  await writeFile(file, main);
  await writeFile(`${file}-wal`, wal);
  const db = new DatabaseSync(file);
  try {
    return db.prepare('select 1 from log where key like ?').all(`%:${key}`).length;
  } finally {
    db.close();
  }
}

test('a trace shows what was written, synced and sent, and in which order', () => {
  const wal = '3</data/x-wal>';
  const trace = (...lines: string[]) => callsIn(lines.join('\n'));
  const write = `7 pwrite64(${wal}, "\\x41\\x00\\x42", 3, 2) = 3`;
  const sync = `7 fdatasync(${wal}) = 0`;
  const reply = '9 write(5<socket:[1]>, "{\\"ok\\":1}\\r\\n", 10) = 10';
  const right = trace(write, sync, reply);
  expect(right.map(({ name }) => name)).toEqual(['pwrite64', 'fdatasync', 'write']);
  expect(sent(right[2]!)).toBe('{"ok":1}\r\n');
  expect(isSynced(right, '/data/x-wal', 2)).toBe(true);
  expect(contentAt(right, '/data/x-wal', 2)).toEqual(Buffer.from([0, 0, 0x41, 0, 0x42]));
  // The reply is sent before the sync, or before it has returned, or the sync fails.
  const unfinished = `7 fdatasync(${wal} <unfinished ...>`;
  const wrong = [
    trace(write, reply, sync),
    trace(write, unfinished, reply, '7 <... fdatasync resumed>) = 0'),
    trace(write, `7 fdatasync(${wal}) = -1 EIO`, reply),
    trace(sync, write, reply),
  ];
  for (const calls of wrong) {
    const { began } = calls.find((call) => sent(call) !== '')!;
    expect(isSynced(calls, '/data/x-wal', began)).toBe(false);
    expect(contentAt(calls, '/data/x-wal', began)).toEqual(Buffer.alloc(0));
  }
});

// Needs strace (package "strace" of most systems), and the right to trace a process.
test.skipIf(!mayTrace())(
  'write, sync, acknowledge: a disk that loses everything not synced has all that was acknowledged',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'faubourg-order-'));
    const data = join(folder, 'data');
    const traceFile = join(folder, 'trace');
    const strace = ['strace', '-f', '-y', '-x', '-s', '1000000', '-o', traceFile, '-e', CALLS];
    const node = await startNode(data, strace);
    const { table, clients } = await startTable(node.address, 2, { options: { rounds: 4 } });
    // Without compression, so that the trace shows what is said.
    const lives = await Promise.all(
      clients.map(async ({ address, token }) => {
        const live = await LiveClient.open(address, token, new Map(), '');
        await live.ask({ do: 'watch', table });
        return live;
      }),
    );
    /** The answers in their order, with the text by which each was acknowledged. */
    const acknowledged: { key: string; reply: string }[] = [];
    const over = () => lives[0]!.frames.get(table)!.frame.table.phase === 'over';
    while (!over()) {
      for (const [i, client] of clients.entries()) {
        const { turn, answers } = await client.ok('GET', `/api/tables/${table}/answers`);
        const [answer] = answers as Json[];
        if (answer === undefined) continue;
        const key = newKey();
        if (acknowledged.length % 2 === 0) {
          const { n } = await client.post(table, 'answer', { key, turn, answer });
          acknowledged.push({ key, reply: `\r\n\r\n{"n":${JSON.stringify(n)}}` });
        } else {
          const { id, ok } = await lives[i]!.ask({ do: 'answer', table, key, turn, answer });
          acknowledged.push({ key, reply: `{"id":${id},"ok":{"n":${ok!.n}}}` });
        }
      }
    }
    for (const live of lives) live.close();
    await node.endInput();
    expect(acknowledged.length).toBeGreaterThanOrEqual(8);

    const calls = callsIn(await readFile(traceFile, 'latin1'));
    const main = join(data, 'faubourg.sqlite');
    // Nobody is told of more answers than are on the disk. Other things, such as when a person was last
    // seen, may just be written.
    const told = new Map<string, number>();
    for (const [i, call] of calls.entries()) {
      const updates = sent(call).split('"patch":').length - 1;
      if (updates === 0) continue;
      const all = (told.get(call.file) ?? 0) + updates;
      told.set(call.file, all);
      const [file, wal] = [main, `${main}-wal`].map((path) => contentAt(calls, path, call.began));
      const stored = await answersIn(join(folder, `told-${i}`), file!, wal!, '%');
      expect(stored).toBeGreaterThanOrEqual(all);
    }
    for (const count of told.values()) expect(count).toBeGreaterThanOrEqual(8);
    expect(told.size).toBe(2);
    // Replies are searched from the one before on, because numbers count for each seat.
    let from = calls.findIndex(({ bytes }) => bytes.includes(acknowledged[0]!.key));
    for (const [i, { key, reply }] of acknowledged.entries()) {
      const at = calls.findIndex((call, index) => index >= from && sent(call).includes(reply));
      expect(at).toBeGreaterThanOrEqual(0);
      from = at + 1;
      const { began } = calls[at]!;
      const [file, wal] = [main, `${main}-wal`].map((path) => contentAt(calls, path, began));
      expect(await answersIn(join(folder, `disk-${i}`), file!, wal!, key)).toBe(1);
    }
    await rm(folder, { recursive: true });
  },
);
