import { type AnyGame, gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fallbackAnswer } from '../table/answer-commands.ts';
import { agreeToBot } from '../table/consent.ts';
import { sharedFrame } from '../table/frame.ts';
import { openDecisions, type Table } from '../table/table.ts';
import { Client } from './client.ts';
import { enter, memoryTable } from './memory-table.ts';
import { startServer, type TestServer } from './server.ts';
import { answerFirst, frameOf, owes, startTable, watch } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  // Everybody may be replaced at once.
  server = await startServer({ limits: { patience: 1 } });
});
afterAll(() => server.close());

const games = gameVersions([toy]);
const PATIENCE = 900_000;
const ALL_CONNECTED = 0xff;

const person = (seat: number) => ({ id: `Person ${seat}`, name: '' });

/** What seat `by` gets for agreeing at a time: the kind of entry, or the code of the problem. */
function agree(
  table: Table,
  by: number,
  seat: number,
  at: number,
  connected = ALL_CONNECTED,
): string {
  const result = agreeToBot(person(by), seat, () => at)(table, { connected });
  if ('problem' in result) return result.problem.code;
  if (!('entry' in result)) throw new Error('an acknowledgement');
  enter(table, result.entry, at);
  return result.entry.kind;
}

const owing = (table: Table): number[] =>
  openDecisions(table).flatMap(({ seat, owed }) => (owed ? seat : []));

const answer = (table: Table, seat: number, at: number): void => {
  enter(table, { kind: 'answer', seat, answer: fallbackAnswer(table, seat), by: 'person' }, at);
};

/** A table at which only one seat owes an answer, since the time 1000. */
function waitingTable(seats: number): { table: Table; asked: number; others: number[] } {
  const table = memoryTable(games, 'toy', seats);
  while (owing(table).length > 1) answer(table, owing(table)[0]!, 1000);
  const asked = owing(table)[0]!;
  return { table, asked, others: [...table.seats.keys()].filter((seat) => seat !== asked) };
}

const waitingFor = (table: Table) => sharedFrame(table).table.waiting!;

test('the seat goes to a bot when all others have agreed, not before', () => {
  const { table, asked, others } = waitingTable(4);
  const at = waitingFor(table).since[asked]! + PATIENCE;
  expect(agree(table, others[0]!, asked, at)).toBe('agree');
  expect(agree(table, others[0]!, asked, at)).toBe('already-agreed');
  expect(agree(table, others[1]!, asked, at)).toBe('agree');
  expect(waitingFor(table).agreed[asked]).toEqual(others.slice(0, 2));
  expect(table.seats[asked]!.bot).toBeNull();
  expect(agree(table, others[2]!, asked, at)).toBe('replace');
  expect(table.seats[asked]!.bot).toBe('regular');
  expect(waitingFor(table)).toMatchObject({ agreed: [[], [], [], []] });
  expect(waitingFor(table).since[asked]).toBeNull();
});

test('not before the waiting time is over, counted anew with every answer', () => {
  const { table, asked, others } = waitingTable(2);
  const since = waitingFor(table).since[asked]!;
  expect(agree(table, others[0]!, asked, since + PATIENCE - 1)).toBe('not-long-enough');
  expect(agree(table, others[0]!, others[0]!, since + PATIENCE)).toBe('own-seat');
  expect(agree(table, others[0]!, 7, since + PATIENCE)).toBe('seat-unknown');
  answer(table, asked, since + PATIENCE);
  for (const seat of owing(table)) {
    const by = seat === 0 ? 1 : 0;
    expect(agree(table, by, seat, since + PATIENCE + 1)).toBe('not-long-enough');
  }
});

test('the agreement is withdrawn as soon as the person answers', () => {
  const { table, asked, others } = waitingTable(3);
  const at = waitingFor(table).since[asked]! + PATIENCE;
  expect(agree(table, others[0]!, asked, at)).toBe('agree');
  answer(table, asked, at + 1);
  expect(waitingFor(table).agreed).toEqual([[], [], []]);
});

test('who is overdue as well does not block the others, and does not decide', () => {
  const table = memoryTable(games, 'toy', 3);
  expect(owing(table)).toEqual([0, 1, 2]);
  answer(table, 2, 1000);
  const at = 1000 + PATIENCE;
  expect(agree(table, 1, 0, at)).toBe('answer-first');
  expect(agree(table, 2, 0, at)).toBe('replace');
  expect(agree(table, 2, 1, at)).toBe('replace');
});

test('who is not connected is not asked, but may agree', () => {
  const { table, asked, others } = waitingTable(4);
  const [here, away, third] = others as [number, number, number];
  const at = waitingFor(table).since[asked]! + PATIENCE;
  const connected = (1 << here) | (1 << third);
  expect(agree(table, away, asked, at, connected)).toBe('agree');
  expect(agree(table, here, asked, at, connected)).toBe('agree');
  expect(agree(table, here, asked, at, 1 << here)).toBe('replace');
});

test('bots, people who have left and people without a seat are not asked', () => {
  const { table, asked, others } = waitingTable(4);
  const at = waitingFor(table).since[asked]! + PATIENCE;
  enter(table, { kind: 'leave', seat: others[0]!, level: null }, at);
  enter(table, { kind: 'resign', seat: others[1]!, level: 'regular' }, at);
  expect(agree(table, others[0]!, asked, at)).toBe('not-playing');
  expect(
    agreeToBot({ id: 'stranger', name: '' }, asked, () => at)(table, { connected: ALL_CONNECTED }),
  ).toMatchObject({
    problem: { code: 'not-seated' },
  });
  expect(agree(table, others[2]!, asked, at)).toBe('replace');
  expect(agree(table, others[2]!, asked, at)).toBe('bot-plays');
});

test('the person takes the seat back, and the waiting time begins anew', () => {
  const { table, asked, others } = waitingTable(2);
  const at = waitingFor(table).since[asked]! + PATIENCE;
  expect(agree(table, others[0]!, asked, at)).toBe('replace');
  enter(table, { kind: 'return', seat: asked }, at + 5);
  expect(waitingFor(table).since[asked]).toBe(at + 5);
  expect(agree(table, others[0]!, asked, at + 6)).toBe('not-long-enough');
});

test('where a clock limits the decision, the clock decides', () => {
  const live = { live: { bank: 60_000, increment: 0 } };
  const limited = memoryTable(games, 'toy', 2, { clock: live });
  expect(sharedFrame(limited).table.waiting).toBeNull();
  answer(limited, 0, 1000);
  expect(agree(limited, 0, 1, 10 ** 9)).toBe('clock-runs');
  const other = memoryTable(games, 'toy', 2, { clock: { kinds: { other: 60_000 } } });
  answer(other, 0, 1000);
  expect(agree(other, 0, 1, 10 ** 9)).toBe('replace');
});

test('a changed secret answer is not seen in the waiting times', () => {
  const table = memoryTable(games, 'toy', 3);
  answer(table, 0, 1000);
  const decision = openDecisions(table).find(({ seat }) => seat === 0);
  expect(decision).toMatchObject({ owed: false, secret: true });
  const before = JSON.stringify(sharedFrame(table));
  const answers = (toy as AnyGame).answers(table.play!.state, 0)!;
  for (const [i, given] of answers.entries()) {
    enter(table, { kind: 'answer', seat: 0, answer: given as never, by: 'person' }, 2000 + i);
    expect(JSON.stringify(sharedFrame(table))).toBe(before);
  }
});

test('over HTTP: the others agree, the bot plays, the person comes back', async () => {
  const { table, clients } = await startTable(server.address, 3, { options: { rounds: 4 } });
  const [ada, bo, cleo] = clients as [Client, Client, Client];
  await answerFirst(ada, table);
  await answerFirst(bo, table);
  const live = await watch(cleo, table);
  const present = await watch(bo, table);
  expect(owes(live, table)).toBe(true);
  const before = await ada.call('POST', `/api/tables/${table}/agree`, { seat: 2 });
  expect(before.status).toBe(200);
  await live.until(
    () =>
      JSON.stringify((frameOf(live, table).table['waiting'] as { agreed: object }).agreed) ===
      '[[],[],[0]]',
  );
  await bo.post(table, 'agree', { seat: 2 });
  await live.until(() => frameOf(live, table).table.seats[2]!.bot === 'regular');
  await cleo.post(table, 'return');
  await live.until(() => frameOf(live, table).table.seats[2]!.bot === null);
  live.close();
  present.close();
});

test('over HTTP: somebody who is not asked and not there does not keep a table waiting', async () => {
  const { table, clients } = await startTable(server.address, 3, { options: { rounds: 4 } });
  const [ada, bo] = clients as [Client, Client, Client];
  await answerFirst(ada, table);
  await answerFirst(bo, table);
  const live = await watch(ada, table);
  await ada.post(table, 'agree', { seat: 2 });
  await live.until(() => frameOf(live, table).table.seats[2]!.bot === 'regular');
  live.close();
});

test('with bots alone at the table nobody agrees: the table waits', async () => {
  const { table, clients } = await startTable(server.address, 1, {}, ['apprentice']);
  const stranger = await Client.guest(server.address, 'Stranger');
  const refusals = await Promise.all(
    [clients[0]!, stranger].map(async (client) => {
      const { body } = await client.call('POST', `/api/tables/${table}/agree`, { seat: 0 });
      return (body['problem'] as { code: string }).code;
    }),
  );
  expect(refusals).toEqual(['own-seat', 'not-seated']);
});
