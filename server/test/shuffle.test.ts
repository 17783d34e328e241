import {
  type AnyGame,
  contributionCommitment,
  defaultContribution,
  type GameRecord,
  gameVersions,
  replay,
  sealedSeed,
  type SealedShuffling,
  secretCommitment,
  strongSeed,
} from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../scripts/tools/postgres.ts';
import { exportTable, importTable, openStore } from '../admin/index.ts';
import { readTable } from '../store/tables.ts';
import { Client, type LiveClient } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { frameOf, playOut, watch } from './tables.ts';

const games = gameVersions<AnyGame>([toy]);
/** Longer than any test: the wait for reveals does not end by itself. */
const LONG = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ limits: { revealWait: LONG } });
});
afterAll(() => server.close());

const people = (count: number, address = server.address): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => Client.guest(address, `Person ${i}`)));

/** A table for people and bots that nobody has sat down at. */
async function opened(host: Client, seats: number, bots = 0, more: object = {}): Promise<string> {
  const { table } = await host.ok('POST', '/api/tables', {
    game: 'toy',
    options: { rounds: 4, hand: 2 },
    seats: [
      ...Array.from({ length: seats }, () => ({ for: 'anyone' })),
      ...Array.from({ length: bots }, () => ({ for: 'bot', level: 'apprentice' })),
    ],
    ...more,
  });
  return table as string;
}

/** The clients sit down, each bound to its contribution. */
async function sitBound(table: string, clients: readonly Client[]): Promise<string[]> {
  const contributions = clients.map(() => strongSeed());
  for (const [seat, client] of clients.entries()) {
    const commitment = contributionCommitment(contributions[seat]!);
    await client.post(table, 'sit', { seat, commitment });
  }
  return contributions;
}

type Shuffle = SealedShuffling & { readonly revealUntil: number | null };
const shuffleOf = (live: LiveClient, table: string): Shuffle =>
  frameOf(live, table).table['shuffle'] as unknown as Shuffle;

const recordOf = async (client: Client, table: string): Promise<GameRecord> =>
  (await client.ok('GET', `/api/tables/${table}/record`)) as unknown as GameRecord;

const ended = async (client: Client, table: string): Promise<GameRecord> => {
  const live = await watch(client, table);
  await live.until(() => frameOf(live, table).table.phase === 'over');
  live.close();
  return recordOf(client, table);
};

test('nobody who has still to sit down can read what another seat brings to the shuffle', async () => {
  const [ada, bob] = await people(2);
  const table = await opened(ada!, 2);
  const contribution = strongSeed();
  await ada!.post(table, 'sit', { contribution });
  expect(JSON.stringify(await bob!.ok('GET', `/api/tables/${table}`))).not.toContain(contribution);
});

test('the game begins with the last reveal, and its record verifies', async () => {
  const clients = await people(2);
  const table = await opened(clients[0]!, 2, 1);
  const contributions = await sitBound(table, clients);
  const live = await watch(clients[0]!, table);
  const { commitment, commitments } = shuffleOf(live, table);
  expect(commitments).toEqual([...contributions.map(contributionCommitment), null]);
  await clients[0]!.post(table, 'start');
  await live.until(() => shuffleOf(live, table).revealUntil !== null);
  await clients[1]!.post(table, 'reveal', { contribution: contributions[1] });
  expect(frameOf(live, table)).toMatchObject({ table: { phase: 'open' }, view: null });
  await clients[0]!.post(table, 'reveal', { contribution: contributions[0] });
  await live.until(() => frameOf(live, table).view !== null);
  const all = [...contributions, defaultContribution(commitment, 2, null)];
  const reveals = ['seat', 'seat', 'none'];
  expect(shuffleOf(live, table)).toMatchObject({ contributions: all, reveals, revealUntil: null });
  live.close();
  await playOut(table, clients);
  const record = await recordOf(clients[0]!, table);
  expect(record.shuffling).toMatchObject({ scheme: 2, commitment, commitments, reveals });
  expect(record.shuffling.contributions).toEqual(all);
  expect(secretCommitment(record.shuffling.secret!)).toBe(commitment);
  const replayed = replay(record, games);
  if ('problem' in replayed) throw new Error(JSON.stringify(replayed));
  expect(replayed.play.seed).toBe(sealedSeed(record.shuffling.secret!, all));
});

test('clients that give a contribution or nothing are waited for by nobody', async () => {
  const clients = await people(2);
  const table = await opened(clients[0]!, 2);
  const contribution = strongSeed();
  await clients[0]!.post(table, 'sit', { contribution });
  await clients[1]!.post(table, 'sit');
  await clients[0]!.post(table, 'start');
  await playOut(table, clients);
  const { shuffling } = await recordOf(clients[0]!, table);
  expect(shuffling).toMatchObject({
    reveals: ['server', 'none'],
    commitments: [contributionCommitment(contribution), null],
    contributions: [contribution, defaultContribution(shuffling.commitment, 1, null)],
  });
});

test('a seat that does not reveal gets the default of its commitment, and the record says so', async () => {
  const hasty = await startServer({ limits: { revealWait: 1 }, bots: { sweep: 50 } });
  const clients = await people(2, hasty.address);
  const table = await opened(clients[0]!, 2);
  const contributions = await sitBound(table, clients);
  const commitments = contributions.map(contributionCommitment);
  await clients[0]!.post(table, 'start');
  const live = await watch(clients[0]!, table);
  await live.until(() => frameOf(live, table).view !== null);
  live.close();
  const late = await clients[1]!.call('POST', `/api/tables/${table}/reveal`, {
    contribution: contributions[1],
  });
  expect(late).toMatchObject({ status: 409, body: { problem: { code: 'nothing-to-reveal' } } });
  await playOut(table, clients);
  const record = await recordOf(clients[0]!, table);
  const { commitment } = record.shuffling;
  expect(record.shuffling).toMatchObject({
    commitments,
    reveals: ['withheld', 'withheld'],
    contributions: commitments.map((bound, seat) => defaultContribution(commitment, seat, bound)),
  });
  expect(replay(record, games)).not.toHaveProperty('problem');
  await hasty.close();
});

test('the wait ends although the server was closed meanwhile', async () => {
  const { data } = server;
  const first = await startServer({ data: `${data}/restart`, limits: { revealWait: 1000 } });
  const [ada] = await people(1, first.address);
  const table = await opened(ada!, 1, 1);
  await sitBound(table, [ada!]);
  await ada!.post(table, 'start');
  await first.close();
  const second = await startServer({ data: `${data}/restart`, bots: { sweep: 50 } });
  ada!.address = second.address;
  const live = await watch(ada!, table);
  await live.until(() => frameOf(live, table).view !== null);
  expect(shuffleOf(live, table).reveals).toEqual(['withheld', 'none']);
  live.close();
  await second.close();
});

test('a table exported while seats reveal goes on where it is imported', async () => {
  const clients = await people(2);
  const table = await opened(clients[0]!, 2);
  const contributions = await sitBound(table, clients);
  await clients[0]!.post(table, 'start');
  await clients[0]!.post(table, 'reveal', { contribution: contributions[0] });
  const from = await openStore(undefined, `${server.data}/faubourg.sqlite`);
  const file = (await exportTable(from, table))!;
  await from.close();
  const soon = file.log.map((row) =>
    row.entry.kind === 'start' ? { ...row, entry: { ...row.entry, revealUntil: 1 } } : row,
  );
  const other = await startServer({ bots: { sweep: 50 } });
  const to = await openStore(undefined, `${other.data}/faubourg.sqlite`);
  const wrong = { kind: 'reveal', seat: 1, contribution: strongSeed() };
  const forged = { ...file.log.at(-1)!, seq: file.log.length + 1, entry: wrong };
  expect(await importTable(to, games, { ...file, log: [...file.log, forged] })).toMatchObject({
    problem: { rule: 'FB-20' },
  });
  expect(await importTable(to, games, { ...file, log: soon })).toEqual({ id: table });
  const live = await watch(new Client(other.address), table);
  await live.until(() => frameOf(live, table).view !== null);
  expect(shuffleOf(live, table).reveals).toEqual(['seat', 'withheld']);
  live.close();
  await to.close();
  await other.close();
});

describe('who has started cannot go back, and nobody can reveal too early, wrongly or for another', () => {
  const refused = async (
    client: Client,
    table: string,
    what: string,
    body: object = {},
  ): Promise<unknown> => {
    const { status, body: answer } = await client.call(
      'POST',
      `/api/tables/${table}/${what}`,
      body,
    );
    return [status, (answer['problem'] as { code?: string } | undefined)?.code];
  };

  test('before the start', async () => {
    const [ada, bob] = await people(2);
    const table = await opened(ada!, 2);
    const commitment = contributionCommitment(strongSeed());
    const both = { contribution: strongSeed(), commitment };
    expect(await refused(ada!, table, 'sit', both)).toEqual([409, 'two-shares']);
    const [contribution] = await sitBound(table, [ada!, bob!]);
    expect(await refused(ada!, table, 'reveal', { contribution })).toEqual([
      409,
      'nothing-to-reveal',
    ]);
  });

  test('while seats reveal', async () => {
    const [ada, bob, eve] = await people(3);
    const table = await opened(ada!, 2);
    const contributions = await sitBound(table, [ada!, bob!]);
    await ada!.post(table, 'start');
    for (const what of ['stand', 'close', 'start']) {
      expect(await refused(ada!, table, what), what).toEqual([409, 'table-phase']);
    }
    expect(await refused(ada!, table, 'bot', { seat: 1, level: null })).toEqual([
      409,
      'table-phase',
    ]);
    expect(await refused(eve!, table, 'sit')).toEqual([409, 'table-phase']);
    const [own, others] = contributions.map((contribution) => ({ contribution }));
    expect(await refused(eve!, table, 'reveal', own)).toEqual([403, 'not-seated']);
    expect(await refused(ada!, table, 'reveal', others)).toEqual([409, 'reveal-mismatch']);
    expect(await refused(ada!, table, 'reveal', {})).toEqual([400, 'form']);
    await ada!.post(table, 'reveal', own);
    // The same again, because the answer may have been lost.
    await ada!.post(table, 'reveal', own);
    expect(await refused(ada!, table, 'reveal', others)).toEqual([409, 'nothing-to-reveal']);
    await bob!.post(table, 'reveal', others);
    expect((await ada!.ok('GET', `/api/tables/${table}`))['frame']).toMatchObject({
      table: { phase: 'running' },
    });
  });
});

test('nothing of the seed is visible before its time', async () => {
  const clients = await people(3);
  const visitor = await Client.guest(server.address, 'Visitor');
  const table = await opened(clients[0]!, 3, 1, { listed: true });
  const store = await openStore(undefined, `${server.data}/faubourg.sqlite`);
  const { secret } = (await readTable(store, table))!;
  await store.close();
  const spectator = await watch(visitor, table);
  const hidden = [strongSeed(), strongSeed(), strongSeed()];
  const bodies = [
    { commitment: contributionCommitment(hidden[0]!) },
    { contribution: hidden[1]! },
    { commitment: contributionCommitment(hidden[2]!) },
  ];
  for (const [i, client] of clients.entries()) await client.post(table, 'sit', bodies[i]);
  const lives = await Promise.all(clients.map((client) => watch(client, table)));
  const connections = [...lives, spectator];

  /** Everything that anybody can read or has been sent. */
  const visible = async (): Promise<string> => {
    const paths = ['', '/events?from=0', '/answers', '/record', '/chat'].map(
      (path) => `/api/tables/${table}${path}`,
    );
    const texts = connections.flatMap(({ received }) => received.map((one) => JSON.stringify(one)));
    for (const client of [...clients, visitor, new Client(server.address)]) {
      for (const path of [...paths, '/api/tables?phase=open', '/api/tables', '/api/my-tables']) {
        texts.push(JSON.stringify(await client.call('GET', path)));
      }
      for (const contribution of hidden) {
        const guess = {
          contribution: contribution.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
        };
        texts.push(JSON.stringify(await client.call('POST', `/api/tables/${table}/reveal`, guess)));
      }
    }
    return texts.join('\n');
  };
  const seen = async (): Promise<boolean[]> => {
    const text = await visible();
    return [...hidden, secret].map((digits) => text.includes(digits));
  };
  const nothing = [false, false, false, false];

  expect(await seen(), 'before the start').toEqual(nothing);
  await clients[0]!.post(table, 'start');
  expect(await seen(), 'before a reveal').toEqual(nothing);
  const numbers = async (): Promise<unknown[]> => {
    const frames = [...clients, visitor].map((client) => client.ok('GET', `/api/tables/${table}`));
    return (await Promise.all(frames)).map(({ n }) => n);
  };
  const before = await numbers();
  await clients[0]!.post(table, 'reveal', { contribution: hidden[0] });
  expect(await seen(), 'after one reveal').toEqual(nothing);
  expect(await numbers(), 'nobody is told who has revealed').toEqual(before);
  await clients[2]!.post(table, 'reveal', { contribution: hidden[2] });
  await spectator.until(() => frameOf(spectator, table).view !== null);
  expect(await seen(), 'after the first cards').toEqual([true, true, true, false]);
  const { shuffling } = await (async () => {
    for (const live of connections) live.close();
    await playOut(table, clients);
    return recordOf(clients[0]!, table);
  })();
  const seed = sealedSeed(secret, shuffling.contributions);
  expect(shuffling.secret).toBe(secret);
  // The seed itself is never sent: it follows from the rest.
  expect(await visible()).not.toContain(seed);
});

test('seats reveal to any of several nodes', async () => {
  const postgres = await testDatabase();
  const nodes = await Promise.all(
    [0, 1].map(() => startServer({ database: postgres.url, limits: { revealWait: LONG } })),
  );
  const [ada, bob] = await people(2, nodes[0]!.address);
  const table = await opened(ada!, 2, 1);
  const contributions = await sitBound(table, [ada!, bob!]);
  const live = await watch(ada!, table);
  await ada!.post(table, 'start');
  bob!.address = nodes[1]!.address;
  await bob!.post(table, 'reveal', { contribution: contributions[1] });
  await ada!.post(table, 'reveal', { contribution: contributions[0] });
  await live.until(() => frameOf(live, table).view !== null);
  live.close();
  await playOut(table, [ada!, bob!]);
  const record = await ended(bob!, table);
  expect(record.shuffling).toMatchObject({ reveals: ['seat', 'seat', 'none'] });
  expect(replay(record, games)).not.toHaveProperty('problem');
  await Promise.all(nodes.map((node) => node.close()));
  await postgres.stop();
});
