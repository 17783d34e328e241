import { type Decision, type Json, gameVersions, QuickChance } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import type { ClockRule } from '@faubourg/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGames } from '../catalogue.ts';
import { deadline, newClock, pause, resume, tick, hasNoTimeLeft } from '../table/clock.ts';
import { dutiesOf } from '../table/duty.ts';
import type { AnsweredBy } from '../table/entry.ts';
import { fallbackAnswer } from '../table/answer-commands.ts';
import { returnToSeat } from '../table/seat-commands.ts';
import { openDecisions } from '../table/table.ts';
import { startServer, type TestServer } from './server.ts';
import { enter, memoryTable } from './memory-table.ts';
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

test('a phase with a time of its own ends when it is up, however much was answered in it', () => {
  const clock = newClock({ live: { bank: 60_000, increment: 0 }, kinds: { trade: 300_000 } }, 2);
  tick(clock, asks('trade', 0, 1), null, 1000);
  tick(clock, asks('trade', 0, 1), 0, 50_000);
  // Ready, and asked again because of a deal.
  const open = { seat: 1, kind: 'trade', rule: 'X-1', owed: false, secret: false };
  tick(clock, [...asks('trade', 0), open], 1, 60_000);
  expect(deadline(clock, 1)).toBeNull();
  tick(clock, asks('trade', 0, 1), 0, 200_000);
  expect([deadline(clock, 0), deadline(clock, 1)]).toEqual([301_000, 301_000]);
  expect(clock.left).toEqual([60_000, 60_000]);
  resume(clock, 1, 300_000);
  expect([deadline(clock, 0), deadline(clock, 1)]).toEqual([301_000, 301_000]);
  resume(clock, 1, 305_000);
  expect([deadline(clock, 0), deadline(clock, 1)]).toEqual([301_000, 315_000]);
  tick(clock, asks('turn', 0), null, 301_000);
  tick(clock, asks('trade', 0, 1), null, 310_000);
  expect([deadline(clock, 0), deadline(clock, 1)]).toEqual([610_000, 610_000]);
});

test("Chinatown's trade ends for all at once when its clock rings", async () => {
  const games = await loadGames();
  const table = memoryTable(games, 'chinatown', 3, { clock: { kinds: { trade: 300_000 } } });
  const give = (seat: number, answer: Json, by: AnsweredBy, at: number): void => {
    enter(table, { kind: 'answer', seat, answer, by }, at);
  };
  const { game, play } = table;
  for (const seat of table.seats.keys()) {
    give(seat, game.answers(play!.state, seat)![0] as Json, 'person', 1000);
  }
  expect(openDecisions(table).every(({ kind }) => kind === 'trade')).toBe(true);
  const chance = new QuickChance(1);
  for (let i = 0; i < 20; i++) {
    give(i % 3, game.sample!(play!.state, i % 3, chance) as Json, 'person', 2000 + i);
  }
  const late = dutiesOf(table);
  expect(late.map((due) => due.what === 'timeout' && due.at)).toEqual(late.map(() => 301_000));
  for (const due of late) {
    if (due.what === 'timeout') give(due.seat, fallbackAnswer(table, due.seat), 'clock', 301_000);
  }
  expect(openDecisions(table)[0]!.kind).toBe('build');
});

test('who comes back after their time ran out gets some', () => {
  const clock = newClock({ live: { bank: 1000, increment: 0 } }, 1);
  tick(clock, asks('turn', 0), null, 0);
  resume(clock, 0, 50_000);
  expect(deadline(clock, 0)).toBe(60_000);
  tick(clock, [], 0, 60_000);
  expect(clock.left).toEqual([0]);
  resume(clock, 0, 70_000);
  expect(clock.left).toEqual([10_000]);
});

test.for<[string, ClockRule]>([
  ['bank', { live: { bank: 300_000, increment: 20_000 } }],
  ['question', { slow: { perDecision: 300_000 } }],
  ['phase', { kinds: { turn: 300_000 } }],
])('going away and coming back wins no time of the %s', ([, rule]) => {
  const clock = newClock(rule, 1);
  tick(clock, asks('turn', 0), null, 0);
  for (const at of [100_000, 200_000, 299_000]) {
    resume(clock, 0, at);
    expect(deadline(clock, 0)).toBe(300_000);
  }
});

test('while a bot plays a seat its clock stands still, and pays nothing for the answers of the bot', () => {
  const clock = newClock({ live: { bank: 300_000, increment: 20_000 } }, 1);
  tick(clock, asks('turn', 0), null, 0);
  pause(clock, 0, 290_000);
  expect([clock.left[0], deadline(clock, 0)]).toEqual([10_000, null]);
  tick(clock, asks('turn', 0), 0, 295_000);
  tick(clock, asks('turn', 0), 0, 400_000);
  expect(hasNoTimeLeft(clock, 0, 400_000)).toBe(false);
  resume(clock, 0, 500_000);
  expect([clock.left[0], deadline(clock, 0)]).toEqual([10_000, 510_000]);

  const slow = newClock({ slow: { perDecision: 300_000 } }, 1);
  tick(slow, asks('turn', 0), null, 0);
  pause(slow, 0, 290_000);
  resume(slow, 0, 500_000);
  expect(deadline(slow, 0)).toBe(510_000);
  pause(slow, 0, 505_000);
  tick(slow, asks('turn', 0), 0, 506_000);
  resume(slow, 0, 507_000);
  expect(deadline(slow, 0)).toBe(807_000);
});

test.for<[string, ClockRule]>([
  ['live', { live: { bank: 60_000, increment: 5000 } }],
  ['slow', { slow: { perDecision: 60_000 } }],
])('on a %s clock nobody takes a seat back for a question whose time is up', ([, clock]) => {
  let now = 60_000;
  const table = memoryTable(gameVersions([toy]), 'toy', 2, { clock, standIn: 'regular' });
  const back = returnToSeat({ id: 'Person 0', name: 'Person 0' }, () => now);
  enter(table, { kind: 'replace', seat: 0, level: 'regular' }, now);
  now += 400;
  expect(back(table)).toMatchObject({ problem: { rule: 'FB-34', code: 'time-up' } });
  for (const seat of [0, 1]) {
    enter(table, { kind: 'answer', seat, answer: fallbackAnswer(table, seat), by: 'bot' }, now);
  }
  expect(back(table)).toMatchObject({ entry: { kind: 'return', seat: 0 } });
});

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('when time is up a safe answer is given; the game goes on to its end', async () => {
  const clock = { slow: { perDecision: 1000 }, kinds: { light: 1000, hang: 1000 } };
  const { table, clients } = await startTable(server.address, 2, {
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
  const { table, clients } = await startTable(server.address, 2, {
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
