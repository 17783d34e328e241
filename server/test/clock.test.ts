import type { Decision } from '@faubourg/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deadline, newClock, resume, tick } from '../tables/clock.ts';
import { openHouse, type TestHouse } from './house.ts';
import { frameOf, startTable, watch } from './tables.ts';

const asks = (kind: string, ...seats: number[]): Decision[] =>
  seats.map((seat) => ({ seat, kind, rule: 'X-1', owed: true, secret: false }));

test('a bank runs down while its seat owes an answer, and gets the increment for it', () => {
  const clock = newClock({ live: { bank: 60_000, increment: 5000 } }, 2);
  tick(clock, asks('turn', 0), null, 1000);
  expect(deadline(clock, 0)).toBe(61_000);
  expect(deadline(clock, 1)).toBeNull();
  tick(clock, asks('turn', 1), 0, 11_000);
  expect(clock.left).toEqual([55_000, 60_000]);
  expect(deadline(clock, 1)).toBe(71_000);
});

test('an answer that was not owed moves no clock', () => {
  const clock = newClock({ live: { bank: 60_000, increment: 5000 } }, 2);
  tick(clock, asks('bid', 0, 1), null, 0);
  tick(clock, asks('bid', 1), 0, 1000);
  const before = JSON.stringify(clock);
  tick(clock, asks('bid', 1), null, 2000);
  expect(JSON.stringify(clock)).toBe(before);
});

test('a slow clock counts each decision apart, and some kinds have a time of their own', () => {
  const clock = newClock({ slow: { perDecision: 86_400_000 }, kinds: { trade: 300_000 } }, 1);
  tick(clock, asks('turn', 0), null, 0);
  expect(deadline(clock, 0)).toBe(86_400_000);
  tick(clock, asks('turn', 0), 0, 50_000);
  expect(deadline(clock, 0)).toBe(86_450_000);
  tick(clock, asks('trade', 0), 0, 60_000);
  expect(deadline(clock, 0)).toBe(360_000);
});

test('who comes back gets some time, and what ran while away does not count', () => {
  const clock = newClock({ live: { bank: 1000, increment: 0 } }, 1);
  tick(clock, asks('turn', 0), null, 0);
  resume(clock, 0, 50_000);
  expect(deadline(clock, 0)).toBe(60_000);
});

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('when time is up a safe answer is given; the game goes on to its end', async () => {
  const clock = { slow: { perDecision: 1000 }, kinds: { light: 1000, hang: 1000 } };
  const { table, clients } = await startTable(house.address, 2, {
    clock,
    options: { rounds: 4, hand: 2 },
  });
  const live = await watch(clients[0]!, table);
  await live.until(() => frameOf(live, table).view!['phase'] !== 'bid');
  const record = live.received.flatMap((message) => message.events ?? []);
  expect(JSON.stringify(record)).toContain('revealed');
  live.close();
});

test('when time is up a stand-in takes over where the table wants it', async () => {
  const { table, clients } = await startTable(house.address, 2, {
    clock: { live: { bank: 1000, increment: 0 } },
    standIn: 'apprentice',
    options: { rounds: 4, hand: 2 },
  });
  const live = await watch(clients[0]!, table);
  await live.until(() => frameOf(live, table).table.phase === 'over');
  expect(frameOf(live, table).table.seats.map((seat) => seat.bot)).toEqual([
    'apprentice',
    'apprentice',
  ]);
  live.close();
});
