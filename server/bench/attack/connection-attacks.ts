import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { LiveClient } from '../../test/client.ts';
import { commands } from '../../test/fuzz/commands.ts';
import { Malformed } from '../../test/fuzz/malformed.ts';
import { UPGRADE } from '../../test/raw-socket.ts';
import { type Attack, ATTACKER, newGuests, repeat, type Target } from './attack.ts';
import { LocalClient } from './local-client.ts';

/* Attacks that use connections. */

function openSocket(address: string): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), localAddress: ATTACKER });
  socket.on('error', () => {});
  return socket;
}

const openLive = (address: string): Promise<LiveClient> =>
  LiveClient.open(address, '', new Map(), '', ATTACKER);

export const refusals: Attack = {
  about: 'strangers send messages that are refused, over fifty WebSockets',
  open: async (target) => () =>
    repeat(target, 50, async (place) => {
      const live = await openLive(target.address);
      const open = (): boolean => live.socket.readyState === live.socket.OPEN;
      const unknown = { do: 'watch', table: 'A'.repeat(22), id: 1 };
      const text = place % 2 === 0 ? '{bad' : JSON.stringify(unknown);
      while (open() && !target.stopped()) {
        for (let i = 0; i < 20; i++) live.socket.send(text);
        const before = live.received.length;
        await live.until(() => live.received.length > before);
        for (const { problem } of live.received.splice(0)) target.count(problem !== undefined);
      }
      live.close();
    }),
};

/** A hundred text messages of one refused byte, masked with zeros. */
const REFUSED = Buffer.concat(
  Array.from({ length: 100 }, () => Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x7b])),
);

export const deaf: Attack = {
  about: 'fifty WebSockets send what is refused, and go on after the server has closed them',
  open: async (target) => () =>
    repeat(target, 50, async () => {
      const socket = openSocket(target.address);
      socket.resume();
      socket.write(UPGRADE);
      while (!socket.destroyed && !target.stopped()) {
        target.count(true);
        const full = !socket.write(REFUSED);
        if (full) await Promise.race([once(socket, 'drain'), once(socket, 'close'), delay(1000)]);
        else await delay(1);
      }
      socket.destroy();
    }),
};

export const bodies: Attack = {
  about: 'three hundred requests send their bodies one byte a second',
  open: async (target) => () =>
    repeat(target, 300, async () => {
      const socket = openSocket(target.address);
      socket.resume();
      socket.write(
        'POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{',
      );
      target.count(false);
      while (!socket.destroyed && socket.writable && !target.stopped()) {
        socket.write(' ');
        await delay(1000);
      }
      if (!target.stopped()) target.count(true);
      socket.destroy();
    }),
};

export const malformed: Attack = {
  about: 'guests and strangers send malformed requests and messages',
  open: async (target) => {
    const guests = await newGuests(target.address, 4);
    const clients = [...guests, new LocalClient(target.address, ATTACKER)];
    const seats = [{ for: 'anyone' }, { for: 'anyone' }, { for: 'anyone' }];
    const { table } = await guests[0]!.ok('POST', '/api/tables', { game: 'downtown', seats });
    const requests = commands(table as string);
    return () =>
      repeat(target, 10, async (place) => {
        const bad = new Malformed(Math.floor(Math.random() * 2 ** 31));
        const [method, path, body] = bad.one(requests);
        if (place === 0) {
          const live = await openLive(target.address);
          for (let i = 0; i < 100; i++) live.socket.send(bad.bytes({ do: 'watch', table, id: i }));
          target.count(true);
          await Promise.race([live.closed, delay(100)]);
          live.close();
          return;
        }
        const client = clients[place % clients.length]!;
        const sent = method === 'GET' ? null : bad.bytes(body);
        const { status } = await client.send(method, path, sent);
        target.count(status >= 300);
      });
  },
};

export const connections: Attack = {
  about: 'connections are opened and closed as fast as possible',
  open: async (target: Target) => () =>
    repeat(target, 50, async (place) => {
      if (place % 2 === 0) {
        const live = await openLive(target.address).catch(() => null);
        target.count(live === null);
        live?.close();
        return;
      }
      const socket = openSocket(target.address);
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
      target.count(socket.destroyed);
      socket.write('GET /api/games HTTP/1.1\r\n');
      socket.destroy();
    }),
};
