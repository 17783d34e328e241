import { gameVersions, type Json, orThrow, QuickChance, randomAnswer } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { expect, test } from 'vitest';
import { loadGames } from '../catalogue.ts';
import { defaultLimits } from '../limits/limits.ts';
import { fallbackAnswer } from '../table/answer-commands.ts';
import { attemptsRefusal } from '../table/attempts-limit.ts';
import { type Client, newKey } from './client.ts';
import { enter, memoryTable } from './memory-table.ts';
import { startServer } from './server.ts';
import { startTable } from './tables.ts';

const games = new URL('../catalogue.ts', import.meta.url);

type Asked = { readonly turn: number; readonly asks: { seat: number; kind: string }[] };

async function frame(client: Client, table: string): Promise<Asked> {
  return (await client.ok('GET', `/api/tables/${table}`))['frame'] as unknown as Asked;
}

async function give(client: Client, table: string, answer: Json) {
  const { turn } = await frame(client, table);
  return client.call('POST', `/api/tables/${table}/answer`, { key: newKey(), turn, answer });
}

/** A Chinatown table of three people who are about to trade. */
async function trading(address: string) {
  const opened = await startTable(address, 3, { game: 'chinatown' });
  for (const client of opened.clients) {
    const { answers } = await client.ok('GET', `/api/tables/${opened.table}/answers`);
    expect((await give(client, opened.table, (answers as Json[])[0]!)).status).toBe(200);
  }
  return opened;
}

test('nobody goes back and forth without end at one decision, and everybody can end it', async () => {
  const most = 6;
  const server = await startServer({ games, limits: { attemptsPerDecision: most } });
  const { table, clients } = await trading(server.address);
  const [ada, bo, cy] = clients;
  for (let i = 1; i <= most; i++)
    expect((await give(ada!, table, { done: i % 2 === 1 })).status).toBe(200);
  const offer = { offer: [{ from: 0, to: 1, money: 1 }] };
  const problem = {
    rule: 'FB-56',
    code: 'too-many-changes',
    data: { most, expected: { done: true, timeUp: true } },
  };
  expect(await give(ada!, table, offer)).toMatchObject({ status: 409, body: { problem } });
  // The others have attempts of their own.
  expect((await give(bo!, table, { done: true })).status).toBe(200);
  expect((await give(cy!, table, { done: true })).status).toBe(200);
  // What ends the decision is always possible, and the next one is a new decision.
  expect((await give(ada!, table, { done: true })).status).toBe(200);
  expect((await frame(ada!, table)).asks[0]!.kind).toBe('build');
  expect((await give(ada!, table, { built: true })).status).toBe(200);
  await server.close();
});

test('who has ended a decision that may be opened again does so only so often', async () => {
  const most = 4;
  const server = await startServer({ games, limits: { attemptsPerDecision: most } });
  const { table, clients } = await trading(server.address);
  for (const done of [true, false, true, false])
    expect((await give(clients[0]!, table, { done })).status).toBe(200);
  expect((await give(clients[0]!, table, { done: true })).status).toBe(200);
  const problem = { code: 'too-many-changes', data: { most, expected: null } };
  expect((await give(clients[0]!, table, { done: false })).body).toMatchObject({ problem });
  await server.close();
});

test('answering and taking back in turns counts for the decision that was taken back', () => {
  const table = memoryTable(gameVersions([toy]), 'toy', 2);
  for (const seat of [0, 1])
    enter(table, { kind: 'answer', seat, answer: fallbackAnswer(table, seat), by: 'person' }, 0);
  const { seat } = table.decisions[0]!;
  const answer = toy.answers(table.play!.state as never, seat)![1] as Json;
  const undo = { kind: 'undo', seat } as const;
  for (let i = 1; i <= 5; i++) {
    enter(table, { kind: 'answer', seat, answer, by: 'person' }, 0);
    expect(attemptsRefusal(table, undo, 2 * i)).toBeNull();
    expect(attemptsRefusal(table, undo, 2 * i - 1)).toMatchObject({
      problem: { code: 'too-many-changes' },
    });
    enter(table, undo, 0);
    expect(table.attempts[seat]!.count).toBe(2 * i);
  }
  // Where the winner's payment stands, the next decision begins from nothing.
  enter(table, { kind: 'answer', seat, answer, by: 'person' }, 0);
  expect(table.attempts[seat]!.count).toBe(0);
});

test('no game played at random comes near the limit', async () => {
  const all = await loadGames();
  for (const { id, seats } of all.games) {
    for (let seed = 1; seed <= 3; seed++) {
      const chance = new QuickChance(seed);
      const table = memoryTable(all, id, seats.min + chance.int(seats.max - seats.min + 1));
      let highest = 0;
      while (table.phase === 'running') {
        const owed = table.decisions.filter((decision) => decision.owed);
        const { seat } = owed[chance.int(owed.length)]!;
        const answer = randomAnswer(orThrow(all.newest(id)).game, table.play!.state, seat, chance);
        enter(table, { kind: 'answer', seat, answer, by: 'person' }, 0);
        highest = Math.max(highest, ...table.attempts.map(({ count }) => count));
      }
      expect(highest).toBeLessThan(defaultLimits.attemptsPerDecision / 3);
    }
  }
});
