import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { testDatabase } from '../../scripts/tools/postgres.ts';
import { Unavailable } from '../store/engine.ts';
import { openPostgres } from '../store/postgres.ts';

/** A message of PostgreSQL's protocol: its letter, its length, what it says. */
function message(letter: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter, 'latin1');
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const welcome = message('R', Buffer.alloc(4));
const ready = message('Z', Buffer.from('I'));
const goodbye = message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mkilled\0\0'));

test('a database that dies in the moment of connecting is unavailable, and ends nobody', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.end(Buffer.concat([welcome, ready, goodbye]));
    });
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const engine = await openPostgres(`postgres://nobody@127.0.0.1:${port}/nothing`);
  const query = engine.queries.selectFrom('people').selectAll().compile();
  await expect(engine.read(query)).rejects.toThrow(Unavailable);
  await expect(engine.write([query])).rejects.toThrow(Unavailable);
  await engine.close();
  server.close();
});

/** A way to a database that can fall silent: what is connected stays so, and nothing comes through. */
async function wayTo(url: string) {
  const { port, hostname } = new URL(url);
  const lines = new Set<[Socket, Socket]>();
  const server = createServer((here) => {
    const there = connect(Number(port), hostname);
    lines.add([here, there]);
    for (const socket of [here, there]) socket.on('error', () => {});
    here.pipe(there).pipe(here);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { hostname: own.address, port: `${own.port}` }).href,
    fallSilent: () => {
      for (const [here, there] of lines) {
        here.unpipe(there).pause();
        there.unpipe(here).pause();
      }
    },
    close: () => {
      for (const socket of [...lines].flat()) socket.destroy();
      server.close();
    },
  };
}

test('a connection that falls silent is noticed, and notes are heard again on another', async () => {
  const database = await testDatabase();
  const way = await wayTo(database.url);
  const [speaker, hearer] = await Promise.all([
    openPostgres(database.url),
    openPostgres(way.url, { probe: 1000 }),
  ]);
  const heard: (string | null)[] = [];
  let wake = (): void => {};
  await hearer.hear((note) => {
    heard.push(note);
    wake();
  });
  const next = async (): Promise<string | null> => {
    while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return heard.shift()!;
  };
  const say = (note: string) => speaker.write([speaker.tell(note)!]);
  await say('one');
  expect(await next()).toBe('one');
  way.fallSilent();
  await say('two');
  // Told that notes may have been missed, not the note.
  expect(await next()).toBeNull();
  await say('three');
  expect(await next()).toBe('three');
  way.close();
  await Promise.all([speaker.close(), hearer.close()]);
  await database.stop();
});
