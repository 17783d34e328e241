import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
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
