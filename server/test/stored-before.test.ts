import {
  contributionCommitment,
  type GameRecord,
  type Json,
  type GameVersions,
  type Position,
  readPosition,
  readRecord,
  replay,
} from '@faubourg/core';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { exportTable, importTable, loadGames, openStore } from '../admin/index.ts';
import { Client, type LiveClient, newKey } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { apiDifferences } from './stored/api-difference.ts';
import { type Answers, clientOf, collectAnswers, type StoredPerson } from './stored/answers.ts';
import { type Exchange, exchange } from './stored/session.ts';
import { frameOf, watch } from './tables.ts';

/* A database and files written by an older version, see fixtures/stored-…/README.md. */

type Stored = Answers & {
  readonly madeAt: number;
  readonly recoveryCode: string;
  readonly people: readonly StoredPerson[];
};

/** Fields that later versions may add to an update: who acted, whether it was an undo or no step. */
const ADDED_TO_UPDATES = ['by', 'undo', 'step'];

/** Fields that later versions may add to the table of a frame, and so to patches. */
const ADDED_TO_TABLES = ['waiting', 'putOut'];

/**
 * Fields that later versions may add to the view of a frame, and so to patches: what was asked and
 * refused in Chinatown's trade.
 */
const ADDED_TO_VIEWS = ['talk'];

/** Fields that later versions may add to a table in a list. */
const ADDED_TO_LISTINGS = ['ownBoard'];

type Fields = { readonly [name: string]: unknown };

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** A patch without the fields that were added to tables and views. */
function patchBefore({ table, view, ...rest }: Fields): Fields {
  return {
    ...changesBefore('table', table, ADDED_TO_TABLES),
    ...changesBefore('view', view, ADDED_TO_VIEWS),
    ...rest,
  };
}

/** The changes of a part of a frame without those of added fields; nothing if no other is left. */
function changesBefore(part: string, changes: unknown, added: readonly string[]): Fields {
  // A part that is set as a whole, in an array, is compared with its own fields.
  if (Array.isArray(changes)) return { [part]: changes };
  const left = without((changes ?? {}) as Fields, added);
  return Object.keys(left).length === 0 ? {} : { [part]: left };
}

/** The text of a refused form that says what was expected: for people, so it may change. */
const PROSE_OF_REFUSALS = ['expected'];

/** Later versions tell the time to who begins to watch. */
const isTimeMessage = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'time' in value && 'table' in value;

/** The name of the person for whom a seat is reserved. */
const ADDED_TO_SEATS = ['keptName'];

/** The same data without what later versions may add or word differently. */
function withoutAdditions(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.filter((one) => !isTimeMessage(one)).map(withoutAdditions);
  }
  if (typeof value !== 'object' || value === null) return value;
  const isRefusal = 'at' in value && 'expected' in value;
  const isUpdate = 'patch' in value && 'events' in value && 'n' in value;
  const isTable = 'shuffle' in value;
  const isListing = 'seats' in value && 'phase' in value && !isTable;
  const isView = 'viewer' in value && 'options' in value;
  const isSeat = 'keptFor' in value;
  const fields = without(value as Fields, [
    ...(isSeat ? ADDED_TO_SEATS : []),
    ...(isUpdate ? ADDED_TO_UPDATES : []),
    ...(isTable ? ADDED_TO_TABLES : []),
    ...(isView ? ADDED_TO_VIEWS : []),
    ...(isListing ? ADDED_TO_LISTINGS : []),
    ...(isRefusal ? PROSE_OF_REFUSALS : []),
  ]);
  return Object.fromEntries(
    Object.entries(
      isUpdate ? { ...fields, patch: patchBefore(value.patch as Fields) } : fields,
    ).map(([name, field]) => [name, withoutAdditions(field)]),
  );
}

const fixtures = join(import.meta.dirname, 'fixtures');
const folders = (await readdir(fixtures)).filter((name) => name.startsWith('stored-'));

test('there is something stored by an older version', () => {
  expect(folders).toContain('stored-0.1.0');
});

describe.each(folders)('%s', (name) => {
  const folder = join(fixtures, name);
  const read = async <T>(file: string): Promise<T> =>
    JSON.parse(await readFile(join(folder, file), 'utf8')) as T;
  const readAll = async <T>(sub: string): Promise<[name: string, value: T][]> => {
    const files = await readdir(join(folder, sub));
    return Promise.all(
      files.map(async (file): Promise<[string, T]> => [file, await read(`${sub}/${file}`)]),
    );
  };

  let stored: Stored;
  let games: GameVersions;
  const opened: (() => Promise<void>)[] = [];

  /** A server on a copy of the stored database. */
  async function serverOnCopy(): Promise<TestServer> {
    const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
    await cp(join(folder, 'faubourg.sqlite'), join(data, 'faubourg.sqlite'));
    return serverAt(data);
  }

  async function serverAt(data: string): Promise<TestServer> {
    const server = await startServer({
      data,
      games: new URL('../catalogue.ts', import.meta.url),
      bots: { budget: 10, threads: 1, grace: 600_000 },
    });
    opened.push(async () => {
      await server.close();
      await rm(data, { recursive: true });
    });
    return server;
  }

  const personNamed = (person: string): StoredPerson =>
    stored.people.find((one) => one.name === person)!;
  const tableNamed = (title: string) => stored.tables.find((one) => one.title === title)!;

  beforeAll(async () => {
    stored = await read<Stored>('answers.json');
    games = await loadGames();
    // Clocks of the stored tables run: without this their time would be up.
    vi.useFakeTimers({ toFake: ['Date'], now: stored.madeAt });
  });
  afterAll(async () => {
    for (const close of opened) await close();
    vi.useRealTimers();
  });

  test('every table, list, history, chat and record is answered as before', async () => {
    const { address } = await serverOnCopy();
    const answers = await collectAnswers(address, stored.people, stored.tables);
    const { '/api/games': listed, ...lists } = answers.lists;
    const { '/api/games': listedBefore, ...listsBefore } = stored.lists;
    for (const [i, before] of stored.tables.entries()) {
      expect(withoutAdditions(answers.tables[i]), before.title).toEqual(withoutAdditions(before));
    }
    expect(withoutAdditions(lists)).toEqual(listsBefore);
    expect(withoutAdditions(answers.mine)).toEqual(stored.mine);
    // There may be more games now, newer rules of them, and more options.
    type Listed = { id: string; rules: number; options: { name: string }[] };
    const rulesApart = (games: unknown): { [id: string]: unknown } =>
      Object.fromEntries(
        (games as Listed[]).map(({ rules: _rules, options, ...game }) => [
          game.id,
          { ...game, options: Object.fromEntries(options.map((one) => [one.name, one])) },
        ]),
      );
    expect(rulesApart(listed!.body['games'])).toMatchObject(
      rulesApart(listedBefore!.body['games']),
    );
  });

  test('every record verifies', () => {
    const records = stored.tables.filter(({ record }) => record.status === 200);
    expect(records.length).toBeGreaterThanOrEqual(3);
    for (const { title, record } of records) {
      const checked = readRecord(record.body);
      if ('problem' in checked) throw new Error(title);
      expect(replay(checked.record, games), title).not.toHaveProperty('problem');
    }
  });

  test('a session recorded over WebSocket goes the same way again', async () => {
    const { address } = await serverOnCopy();
    const { exchanges } = await read<{ exchanges: Exchange[] }>('session.json');
    const connections = new Map<string, LiveClient>();
    for (const person of stored.people) {
      connections.set(person.name, await clientOf(address, person).live());
    }
    for (const [i, before] of exchanges.entries()) {
      // An undo of a secret step was refused then and is allowed now. So that the session goes on as
      // it did, it is sent for an old turn, which is refused.
      if (JSON.stringify(before.received).includes('"secret-choice"')) {
        await exchange(connections, before.from, { ...before.send, turn: 0 });
        continue;
      }
      const now = await exchange(connections, before.from, before.send);
      expect(withoutAdditions(now), `exchange ${i}`).toEqual(withoutAdditions(before));
    }
    for (const live of connections.values()) live.close();
  });

  test.each(['downtown', 'chinatown', 'tower-up'])(
    'a running table of %s with bots is played to its end',
    async (game) => {
      const { address } = await serverOnCopy();
      const { table } = tableNamed(`${game}: running with bots`);
      const dora = clientOf(address, personNamed('Dora'));
      const live = await watch(dora, table);
      const before = live.frames.get(table)!.n;
      const asked = (): boolean =>
        frameOf(live, table).asks.some(({ seat, owed }) => owed && seat === 0);
      const over = (): boolean => frameOf(live, table).table.phase === 'over';
      // One answer of hers, then a bot plays for her.
      const { turn, answers } = await dora.ok('GET', `/api/tables/${table}/answers`);
      const answer = (answers as Json[])[0];
      const reply = await live.ask({ do: 'answer', table, key: newKey(), turn, answer });
      expect(reply.ok!.n).toBeGreaterThan(before);
      await live.until(() => over() || asked());
      await dora.post(table, 'resign');
      await live.until(over);
      const record = await dora.ok('GET', `/api/tables/${table}/record`);
      expect(replay(record as unknown as GameRecord, games)).not.toHaveProperty('problem');
      live.close();
    },
  );

  test('a table that waits goes on with the shuffle that it was opened with', async () => {
    const { address } = await serverOnCopy();
    const { table } = tableNamed('tower-up: waiting');
    const [ada, bob, dora] = ['Ada', 'Bob', 'Dora'].map((person) =>
      clientOf(address, personNamed(person)),
    );
    const contribution = 'cd'.repeat(32);
    const commitment = contributionCommitment(contribution);
    const refused = await dora!.call('POST', `/api/tables/${table}/sit`, { commitment });
    expect(refused).toMatchObject({ body: { problem: { code: 'no-seat-commitments' } } });
    await dora!.post(table, 'sit', { contribution });
    const live = await watch(ada!, table);
    const contributions = (): Json =>
      (frameOf(live, table).table['shuffle'] as { contributions: Json }).contributions;
    expect(contributions()).toEqual(['ab'.repeat(32), contribution, expect.any(String)]);
    await ada!.post(table, 'start');
    for (const client of [ada, bob, dora]) await client!.post(table, 'resign');
    await live.until(() => frameOf(live, table).table.phase === 'over');
    const record = (await ada!.ok('GET', `/api/tables/${table}/record`)) as unknown as GameRecord;
    expect(record.shuffling).toMatchObject({ scheme: 1, contributions: contributions() });
    expect(replay(record, games)).not.toHaveProperty('problem');
    live.close();
  });

  test('somebody signs in again with a stored recovery code', async () => {
    const { address } = await serverOnCopy();
    const client = new Client(address);
    const { person } = await client.ok('POST', '/api/recover', { code: stored.recoveryCode });
    expect(person).toMatchObject({ id: personNamed('Ada').id });
  });

  test('exported tables are imported, and exported again they are the same', async () => {
    const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
    const store = await openStore(undefined, join(data, 'faubourg.sqlite'));
    const files = await readAll<{ id: string }>('tables');
    expect(files.length).toBeGreaterThanOrEqual(12);
    for (const [file, value] of files) {
      expect(await importTable(store, games, value), file).toEqual({ id: value.id });
      expect(await exportTable(store, value.id), file).toEqual(value);
    }
    await store.close();
    const { address } = await serverAt(data);
    for (const [file, { id }] of files) {
      const before = stored.tables.find(({ table }) => table === id)!.viewers[0]!;
      const path = `/api/tables/${id}`;
      const frame = withoutAdditions(await new Client(address).call('GET', path));
      expect(frame, file).toEqual(before.frame);
    }
  });

  test('position documents load, ask the same and allow as many answers', async () => {
    const files = await readAll<{ position: Position; decisions: Json; legal: Json }>('positions');
    expect(files.length).toBeGreaterThanOrEqual(15);
    for (const [file, { position, decisions, legal }] of files) {
      const loaded = readPosition(position, games);
      if ('problem' in loaded) throw new Error(`${file}: ${JSON.stringify(loaded)}`);
      const { game, state } = loaded;
      const now = game.decisions(state);
      expect(now, file).toEqual(decisions);
      expect(now.map(({ seat }) => game.answers(state, seat)?.length ?? null)).toEqual(legal);
    }
  });

  test('the API still accepts and promises what its document said', async () => {
    const { address } = await serverOnCopy();
    type Document = Parameters<typeof apiDifferences>[0];
    const before = await read<Document>('openapi.json');
    const after = await new Client(address).ok('GET', '/api/openapi.json');
    expect(apiDifferences(before, after as unknown as Document)).toEqual([]);
  });
});

test('an API that lost something is seen', () => {
  const operation = (required: string[], response: object) => ({
    paths: {
      '/a': {
        post: {
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { x: { type: 'string' } }, required },
              },
            },
          },
          responses: { 200: { content: { 'application/json': { schema: response } } } },
        },
      },
    },
  });
  const number = {
    type: 'object',
    properties: { n: { type: 'number' }, any: {} },
    required: ['n'],
  };
  const closer = {
    ...number,
    properties: { n: { type: 'integer' }, any: { type: 'array', items: {} }, more: {} },
    required: ['n', 'more'],
  };
  const older = operation([], number);
  expect(apiDifferences(older, operation([], closer))).toEqual([]);
  expect(apiDifferences(operation([], closer), older)).not.toEqual([]);
  expect(apiDifferences(older, operation(['x'], number))).toEqual(['POST /a body/required']);
  expect(apiDifferences(older, { paths: {} })).toEqual(['POST /a']);
});
