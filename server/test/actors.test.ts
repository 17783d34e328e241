import { QuickChance, randomAnswer } from '@faubourg/core';
import { updateMessageShape, type UpdateMessage } from '@faubourg/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGames } from '../catalogue.ts';
import { applyEntry, openDecisions } from '../table/table.ts';
import { framesOf, updateMessage, updatesSince, viewers } from '../table/updates.ts';
import { enter, memoryTable } from './memory-table.ts';
import { startServer, type TestServer } from './server.ts';
import { playOut, startTable, watch } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const games = await loadGames();

test.each(games.games.map(({ id }) => id))(
  '%s: an update says who acted, and of a secret answer only to its own seat',
  (id) => {
    const chance = new QuickChance(3);
    const table = memoryTable(games, id, 3);
    let frames = framesOf(table);
    const seen = { open: 0, secret: 0 };
    while (table.phase === 'running') {
      const decisions = openDecisions(table);
      const { seat } = decisions[chance.int(decisions.length)]!;
      const secret = decisions.some((decision) => decision.seat === seat && decision.secret);
      const answer = randomAnswer(table.game, table.play!.state, seat, chance);
      const entry = { kind: 'answer', seat, answer, by: 'person' } as const;
      const { events } = enter(table, entry, 0);
      const updates = updatesSince(table, viewers(table), { entry, events }, frames);
      frames = updates.frames;
      for (const [at, viewer] of viewers(table).entries()) {
        const text = updates.texts[at];
        if (!text) continue;
        const message = JSON.parse(updateMessage(table.id, 1, text)) as UpdateMessage;
        expect(updateMessageShape.fault(message, '')).toBeNull();
        expect(message.by).toBe(secret && viewer !== seat ? null : seat);
        expect('undo' in message).toBe(false);
        // A viewer who learns nothing of the game gets no row in a history.
        const { view, asks } = message.patch;
        const learns = message.events.length > 0 || view !== undefined || asks !== undefined;
        expect(message.step).toBe(learns ? undefined : false);
        seen[secret ? 'secret' : 'open']++;
      }
    }
    expect(seen.open + seen.secret).toBeGreaterThan(10);
  },
);

test('who acted and what was undone is the same live and in the history', async () => {
  const { table, clients } = await startTable(server.address, 2);
  const early = await watch(clients[0]!, table);
  const lives = await playOut(table, clients);
  await early.until(() => early.frames.get(table)!.frame.table.phase === 'over');
  const { messages } = await clients[0]!.ok('GET', `/api/tables/${table}/events`);
  const told = early.received.filter((message) => message.patch !== undefined);
  expect(told.length).toBeGreaterThan(3);
  expect((messages as unknown[]).slice(-told.length)).toEqual(told);
  for (const live of [early, ...lives]) live.close();
});

test('a start is a step; sitting down, leaving and coming back are none', async () => {
  const { table, clients } = await startTable(server.address, 2);
  await clients[0]!.ok('POST', `/api/tables/${table}/leave`, {});
  await clients[0]!.ok('POST', `/api/tables/${table}/return`, {});
  const { messages } = await clients[1]!.ok('GET', `/api/tables/${table}/events`);
  const updates = messages as readonly UpdateMessage[];
  expect(updates.length).toBeGreaterThan(3);
  expect(updates.filter(({ step }) => step !== false)).toEqual([
    updates.find(({ patch }) => patch.view !== undefined),
  ]);
});

test('an undo says that it is one, and whose', () => {
  const chance = new QuickChance(5);
  const table = memoryTable(games, 'tower-up', 3);
  let undone = 0;
  while (table.phase === 'running' && undone < 5) {
    const { seat } = openDecisions(table)[0]!;
    const answer = randomAnswer(table.game, table.play!.state, seat, chance);
    enter(table, { kind: 'answer', seat, answer, by: 'person' }, 0);
    if (table.phase !== 'running') break;
    const before = framesOf(table);
    const entry = { kind: 'undo', seat } as const;
    // Not every answer can be taken back: drawing a card reveals it.
    if ('problem' in applyEntry(table, entry, 0)) continue;
    undone++;
    const { texts } = updatesSince(table, viewers(table), { entry, events: [] }, before);
    for (const text of texts) {
      const message: unknown = JSON.parse(updateMessage(table.id, 1, text!));
      expect(message).toMatchObject({ by: seat, undo: true, events: [] });
      expect(message).not.toHaveProperty('step');
      expect(updateMessageShape.fault(message, '')).toBeNull();
    }
    enter(table, { kind: 'answer', seat, answer, by: 'person' }, 0);
  }
  expect(undone).toBe(5);
});
