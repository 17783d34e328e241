import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Neighbours } from '../live/neighbours.ts';
import { Presence } from '../live/presence.ts';
import { Client, type LiveClient } from './client.ts';
import { openHouse, type TestHouse } from './house.ts';
import { openTable, startTable, watch } from './tables.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ gone: 20 });
});
afterAll(() => house.close());

/** Who is connected, as this client was told last. */
const told = ({ received }: LiveClient): boolean[] | undefined =>
  received.findLast(({ here }) => here)?.here;

const isTold = (live: LiveClient, here: readonly boolean[]): Promise<void> =>
  live.until(() => JSON.stringify(told(live)) === JSON.stringify(here));

test('everybody at a table is told who is connected, and nobody of spectators', async () => {
  const { table, clients } = await startTable(house.address, 2, {}, ['apprentice']);
  const ada = await watch(clients[0]!, table);
  expect(told(ada)).toEqual([true, false, false]);
  const visitor = await Client.guest(house.address, 'Visitor');
  const onlooker = await watch(visitor, table);
  expect(told(onlooker)).toEqual([true, false, false]);
  const ben = await watch(clients[1]!, table);
  for (const live of [ada, onlooker, ben]) await isTold(live, [true, true, false]);
  const heard = ada.received.filter(({ here }) => here).length;
  onlooker.close();
  ben.close();
  await isTold(ada, [true, false, false]);
  // Coming and going of the onlooker was no news.
  expect(ada.received.filter(({ here }) => here)).toHaveLength(heard + 1);
  expect(ada.received.filter(({ here }) => here).every((one) => !('n' in one))).toBe(true);
  ada.close();
});

test('who sits down while watching is there at once; who unwatches goes', async () => {
  const { table, clients } = await openTable(house.address, 1, {
    seats: [{ for: 'anyone' }, { for: 'anyone' }],
  });
  const ada = await watch(clients[0]!, table);
  const ben = await Client.guest(house.address, 'Ben');
  const live = await watch(ben, table);
  expect(told(live)).toEqual([true, false]);
  await ben.post(table, 'sit', { seat: 1 });
  await isTold(ada, [true, true]);
  await live.ask({ do: 'unwatch', table });
  await isTold(ada, [true, false]);
  for (const one of [ada, live]) one.close();
});

/** Presence of a table for itself, on a clock that the test moves. */
function alone(pause: number): { presence: Presence; all: number[] } {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const all: number[] = [];
  return { all, presence: new Presence(pause, { own: () => {}, all: (seats) => all.push(seats) }) };
}

test('two windows of one person are one presence', () => {
  const { presence, all } = alone(1000);
  presence.count(1, 1);
  presence.count(1, 2);
  presence.count(1, 1);
  vi.advanceTimersByTime(5000);
  expect(all).toEqual([0b10]);
  presence.count(1, 0);
  vi.advanceTimersByTime(5000);
  expect(all).toEqual([0b10, 0]);
});

test('a page that loads again has not been away', () => {
  const { presence, all } = alone(1000);
  presence.count(1, 1);
  presence.count(1, 0);
  vi.advanceTimersByTime(900);
  presence.count(1, 1);
  vi.advanceTimersByTime(5000);
  expect(all).toEqual([0b10]);
});

test('a seat is gone only when every node says so', () => {
  const { presence, all } = alone(0);
  presence.hear('one', 0b01);
  presence.hear('two', 0b11);
  presence.hear('one', 0);
  presence.forget('two');
  expect(all).toEqual([0b01, 0b11, 0]);
});

test('what a node said before it closed is handled before its farewell, however long it takes', async () => {
  const presence = new Presence(0, { own: () => {}, all: () => {} });
  const room = { audience: { presence } };
  let found!: () => void;
  const search = new Promise<void>((resolve) => {
    found = resolve;
  });
  const rooms = {
    ground: { node: 'this' },
    present: () => search.then(() => room),
    async *all() {
      yield room;
    },
  };
  type Needs = ConstructorParameters<typeof Neighbours>;
  const neighbours = new Neighbours(
    { kind: 'sqlite' } as Needs[0],
    rooms as unknown as Needs[1],
    {} as Needs[2],
  );
  const heard = [neighbours.hear('here table other 2'), neighbours.hear('node other gone')];
  found();
  await Promise.all(heard);
  expect(presence.all).toBe(0);
});
