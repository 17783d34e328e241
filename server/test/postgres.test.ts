import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { testDatabase } from '../../scripts/tools/postgres.ts';
import { Unavailable } from '../store/database.ts';
import { openPostgres } from '../store/postgres.ts';

/** A message of PostgreSQL's protocol: type, length, content. */
function message(request: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(request, 'latin1');
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
  const database = await openPostgres(`postgres://nobody@127.0.0.1:${port}/nothing`);
  const query = database.queries.selectFrom('people').selectAll().compile();
  await expect(database.read(query)).rejects.toThrow(Unavailable);
  await expect(database.write([query])).rejects.toThrow(Unavailable);
  await database.close();
  server.close();
});

/** A way to a database that can fall silent: connections stay open, and nothing gets through. */
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
  const postgres = await testDatabase();
  const way = await wayTo(postgres.url);
  const [speaker, hearer] = await Promise.all([
    openPostgres(postgres.url),
    openPostgres(way.url, { probe: 1000 }),
  ]);
  const heard: (string | null)[] = [];
  let wake = (): void => {};
  await hearer.listen((notification) => {
    heard.push(notification);
    wake();
  });
  const next = async (): Promise<string | null> => {
    while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return heard.shift()!;
  };
  const say = (notification: string) => speaker.write([speaker.notify(notification)!]);
  await say('one');
  expect(await next()).toBe('one');
  way.fallSilent();
  await say('two');
  // The listener learns that notifications may have been missed, not what they were.
  expect(await next()).toBeNull();
  await say('three');
  expect(await next()).toBe('three');
  way.close();
  await Promise.all([speaker.close(), hearer.close()]);
  await postgres.stop();
});
