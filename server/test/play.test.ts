import { library, replay, type GameRecord, type Json } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newKey } from './client.ts';
import { openHouse, type TestHouse } from './house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Plays until the game is over, each client answering over its own live connection. */
async function playOut(table: string, clients: readonly Client[]): Promise<void> {
  await Promise.all(
    clients.map(async (client) => {
      const live = await client.live();
      await live.ask({ do: 'watch', table });
      const frame = () => live.frames.get(table)!.frame;
      for (;;) {
        const mine = () => frame().asks.some((ask) => ask.seat === frame().you && ask.owed);
        await live.until(() => frame().table.phase === 'over' || mine());
        if (frame().table.phase === 'over') break;
        const { turn, answers } = await client.ok('GET', `/api/tables/${table}/answers`);
        if (turn !== frame().turn) continue;
        const answer = (answers as Json[])[0];
        await live.ask({ do: 'answer', table, key: newKey(), turn, answer });
      }
      expect(live.gaps).toBe(0);
      const whole = await client.ok('GET', `/api/tables/${table}`);
      expect(whole['frame']).toEqual(frame());
      live.close();
    }),
  );
}

test('three people play a whole game, and the record verifies', async () => {
  const names = ['Ada', 'Bo', 'Cleo'];
  const clients = await Promise.all(names.map((name) => Client.guest(house.address, name)));
  const { table } = (await clients[0]!.ok('POST', '/api/tables', {
    game: 'toy',
    seats: [{ for: 'anyone' }, { for: 'anyone' }, { for: 'anyone' }],
    listed: true,
  })) as { table: string };
  for (const client of clients) await client.post(table, 'sit', { contribution: 'ab'.repeat(32) });
  await clients[0]!.post(table, 'start');
  await playOut(table, clients);
  const record = (await clients[1]!.ok(
    'GET',
    `/api/tables/${table}/record`,
  )) as unknown as GameRecord;
  const verified = replay(record, library([toy]));
  expect('problem' in verified ? verified.problem : null).toBeNull();
  expect(record.seats.map((seat) => seat.name)).toEqual(names);
  const again = await clients[2]!.post(table, 'rematch');
  expect(await clients[1]!.post(table, 'rematch')).toEqual(again);
});

test('one person against bots', async () => {
  const ada = await Client.guest(house.address, 'Ada');
  const { table } = (await ada.ok('POST', '/api/tables', {
    game: 'toy',
    seats: [{ for: 'anyone' }, { for: 'bot', level: 1 }, { for: 'bot', level: 2 }],
  })) as { table: string };
  await ada.post(table, 'sit');
  await ada.post(table, 'start');
  await playOut(table, [ada]);
  const { frame } = (await ada.ok('GET', `/api/tables/${table}`)) as {
    frame: { table: { outcome: Json } };
  };
  expect(frame.table.outcome).not.toBeNull();
});
