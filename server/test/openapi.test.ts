import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Client, newKey } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { type Answers, clientOf, type StoredPerson } from './stored/answers.ts';
import { openTable, playOut, startTable } from './tables.ts';

type Schema = Parameters<typeof z.fromJSONSchema>[0];
type Operation = {
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema } };
  };
  readonly responses: {
    readonly [status: string]: {
      readonly content?: { readonly 'application/json'?: { readonly schema: Schema } };
    };
  };
};
type Document = {
  readonly openapi: string;
  readonly components: { readonly schemas: { readonly [name: string]: unknown } };
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
};

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await startServer();
  document = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as Document;
});
afterAll(() => server.close());

/** A schema with every reference to a component replaced by the component. */
function expanded(schema: unknown, { components }: Document = document): Schema {
  const names = (text: string): string => text.slice('#/components/schemas/'.length);
  const walk = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(walk);
    if ('$ref' in part) {
      const name = names(part.$ref as string);
      if (!(name in components.schemas)) throw new Error(`no component ${name}`);
      return walk(components.schemas[name]);
    }
    return Object.fromEntries(Object.entries(part).map(([field, inner]) => [field, walk(inner)]));
  };
  return walk(schema) as Schema;
}

const operations = (): string[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

test('every operation is there: none answers that the address is unknown', async () => {
  expect(document.openapi).toBe('3.1.0');
  expect(operations().length).toBeGreaterThan(30);
  for (const operation of operations()) {
    const [method, path] = operation.split(' ') as [string, string];
    const response = await fetch(server.address + path.replaceAll(/\{\w+\}/g, 'x'), {
      method,
      ...(method === 'POST' && {
        body: '"nonsense"',
        headers: { 'content-type': 'application/json' },
      }),
    });
    const { problem } = (await response.json()) as { problem?: { rule: string } };
    expect([operation, response.status < 500, problem?.rule === 'FB-57']).toEqual([
      operation,
      true,
      false,
    ]);
  }
});

test('what is answered has the form the document promises', async () => {
  const seen = new Set<string>();
  const checked = async (client: Client, method: string, path: string, body?: unknown) => {
    const { status, body: answer } = await client.call(method, path, body);
    const [bare] = path.split('?');
    const pattern = Object.keys(document.paths).find((known) =>
      new RegExp(`^${known.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(bare!),
    )!;
    const operation = document.paths[pattern]![method.toLowerCase()]!;
    const schema = operation.responses[status]?.content?.['application/json']?.schema;
    expect([method, path, status, schema !== undefined]).toEqual([method, path, status, true]);
    z.fromJSONSchema(expanded(schema)).parse(answer);
    if (operation.requestBody && body !== undefined) {
      const { schema: form } = operation.requestBody.content['application/json'];
      z.fromJSONSchema(expanded(form)).parse(body);
    }
    seen.add(`${method} ${pattern}`);
    return answer;
  };
  const { table, clients } = await startTable(server.address, 2, {
    options: { rounds: 4, hand: 2 },
  });
  const [ada] = clients;
  await checked(ada!, 'GET', '/health');
  await checked(ada!, 'GET', '/ready');
  await checked(ada!, 'GET', '/api/me');
  await checked(ada!, 'PATCH', '/api/me', { name: 'Ada' });
  await checked(ada!, 'POST', '/api/tables', {
    game: 'toy',
    seats: [{ for: 'anyone' }, { for: 'person', person: clients[1]!.id }],
  });
  await checked(ada!, 'GET', '/api/games');
  await checked(ada!, 'GET', '/api/tables?limit=3');
  await checked(ada!, 'GET', '/api/my-tables');
  const packed = { kind: 'position', game: 'toy', packed: 'abc' };
  const { share } = await checked(ada!, 'POST', '/api/shares', packed);
  await checked(ada!, 'GET', `/api/shares/${share as string}`);
  await checked(ada!, 'GET', `/api/tables/${table}`);
  const { turn, answers } = await checked(ada!, 'GET', `/api/tables/${table}/answers`);
  await checked(ada!, 'POST', `/api/tables/${table}/answer`, {
    key: newKey(),
    turn,
    answer: (answers as unknown[])[0],
  });
  await checked(ada!, 'GET', `/api/tables/${table}/events`);
  await checked(ada!, 'POST', `/api/tables/${table}/chat`, { text: 'hello' });
  await checked(ada!, 'GET', `/api/tables/${table}/chat`);
  await checked(ada!, 'POST', '/api/mutes', { person: clients[1]!.id, muted: true });
  await checked(ada!, 'POST', '/api/recovery-codes', {});
  await checked(ada!, 'POST', '/api/passkeys/options', {});
  await checked(ada!, 'GET', '/api/passkeys');
  await checked(ada!, 'POST', '/api/sign-in/options', {});
  await checked(ada!, 'GET', '/api/push-key');
  for (const live of await playOut(table, clients)) live.close();
  await checked(ada!, 'GET', `/api/tables/${table}/record`);
  await checked(ada!, 'POST', `/api/tables/${table}/rematch`, {});
  const open = await openTable(server.address, 2);
  await checked(open.clients[1]!, 'POST', `/api/tables/${open.table}/stand`, {});
  await checked(open.clients[1]!, 'POST', `/api/tables/${open.table}/sit`, { seat: 1 });
  await checked(open.clients[0]!, 'POST', `/api/tables/${open.table}/start`, {});
  await checked(open.clients[1]!, 'POST', `/api/tables/${open.table}/leave`, {});
  await checked(open.clients[1]!, 'POST', `/api/tables/${open.table}/return`, {});
  await checked(open.clients[1]!, 'POST', `/api/tables/${open.table}/resign`, {});
  await checked(ada!, 'POST', '/api/guest', { name: 'Bo' });
  await checked(ada!, 'POST', '/api/sign-out', {});
  expect(seen.size).toBeGreaterThan(25);
});

/** Keywords whose value is a schema, a list of schemas, or a table of schemas. */
const SCHEMA = ['items', 'additionalProperties'];
const SCHEMAS = ['anyOf', 'oneOf', 'allOf'];
const TABLE = ['properties', 'patternProperties'];

/** The places of the schemas that allow any value or any object, as the way down to each. */
function looseSchemas(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { description: _, default: _default, ...said } = schema as Record<string, unknown>;
  const inner = Object.keys(said).filter((word) =>
    [...SCHEMA, ...SCHEMAS, ...TABLE].includes(word),
  );
  const anyObject = said['type'] === 'object' && inner.length === 0;
  if (Object.keys(said).length === 0 || anyObject) return [at];
  return inner.flatMap((keyword) => {
    const part = said[keyword];
    if (SCHEMA.includes(keyword)) return looseSchemas(part, `${at} *`);
    const parts = Object.entries(part as object);
    return parts.flatMap(([name, one]) =>
      looseSchemas(one, SCHEMAS.includes(keyword) ? at : `${at} ${name}`),
    );
  });
}

/** The schemas that may allow anything, and why. */
const LOOSE_ON_PURPOSE: readonly (readonly [place: RegExp, why: string])[] = [
  [/ \^\\\$$/, 'remarks in the data of a board: no rule reads them'],
  [
    /^(Frame table|Listing|NewTable|get \S+( tables \*)?) options( \*)?$/,
    'options: a game checks them by its own list of options',
  ],
  [/^get \/api\/games games \* options \* values \* \*$/, 'the values of any option of any game'],
  [/^Decision about \*$/, 'data for the sentence that asks, different for each kind of decision'],
  [/^Problem data \*$/, 'data for the sentence that refuses, different for each problem code'],
  [/^Update patch \w+$/, 'a patch holds any part of a frame; docs/api.md describes it'],
  [/^post \/api\/(passkeys|sign-in)/, 'defined by the Web Authentication standard'],
];

describe('the games of the catalogue', () => {
  const games = new URL('../catalogue.ts', import.meta.url);
  const folder = join(import.meta.dirname, 'fixtures/stored-0.1.0');
  let data: string;
  let catalogued: TestServer;
  let whole: Document;
  let stored: Answers & { readonly madeAt: number; readonly people: readonly StoredPerson[] };

  // A database with tables of all games, in all phases; its clocks run, so the time stands still.
  beforeAll(async () => {
    stored = JSON.parse(await readFile(join(folder, 'answers.json'), 'utf8')) as typeof stored;
    vi.useFakeTimers({ toFake: ['Date'], now: stored.madeAt });
    data = await mkdtemp(join(tmpdir(), 'faubourg-'));
    await cp(join(folder, 'faubourg.sqlite'), join(data, 'faubourg.sqlite'));
    const bots = { budget: 10, threads: 1, grace: 600_000 };
    catalogued = await startServer({ games, data, bots });
    whole = (await (await fetch(`${catalogued.address}/api/openapi.json`)).json()) as Document;
  });
  afterAll(async () => {
    await catalogued.close();
    await rm(data, { recursive: true });
    vi.useRealTimers();
  });

  const responseSchema = (method: string, path: string): Schema =>
    whole.paths[path]![method]!.responses['200']!.content!['application/json']!.schema;

  test('are described down to their own shapes', () => {
    const { schemas } = whole.components;
    const kinds = ['Answer', 'Event', 'View'];
    for (const game of ['Downtown', 'Chinatown', 'TowerUp']) {
      expect(Object.keys(schemas)).toContain(`${game}State`);
      for (const kind of kinds) {
        expect(Object.keys(schemas)).toContain(`${game}${kind}`);
        expect(JSON.stringify(schemas[kind])).toContain(`#/components/schemas/${game}${kind}"`);
      }
    }
    expect(JSON.stringify(schemas['Parts'])).toContain('#/components/schemas/ChinatownParts"');
    const refersTo = (schema: unknown, name: string): void =>
      expect(JSON.stringify(schema)).toContain(`#/components/schemas/${name}"`);
    refersTo(responseSchema('get', '/api/tables/{table}'), 'Frame');
    refersTo(responseSchema('get', '/api/tables/{table}/events'), 'Update');
    refersTo(responseSchema('get', '/api/tables/{table}/answers'), 'Answer');
    refersTo(responseSchema('get', '/api/tables/{table}/answers'), 'Parts');
    refersTo(schemas['Frame'], 'View');
    refersTo(schemas['Update'], 'Event');
    for (const schema of Object.values(schemas)) expanded(schema, whole);
  });

  test('leave no schema loose but those that allow anything on purpose', () => {
    const { schemas } = whole.components;
    const places = [
      ...Object.entries(schemas).flatMap(([name, schema]) => looseSchemas(schema, name)),
      ...Object.entries(whole.paths).flatMap(([path, methods]) =>
        Object.entries(methods).flatMap(([method, { requestBody, responses }]) => [
          ...looseSchemas(requestBody?.content['application/json'].schema, `${method} ${path}`),
          ...Object.values(responses).flatMap(({ content }) =>
            looseSchemas(content?.['application/json']?.schema, `${method} ${path}`),
          ),
        ]),
      ),
    ];
    const excused = (place: string): boolean => LOOSE_ON_PURPOSE.some(([one]) => one.test(place));
    expect([...new Set(places)].filter((place) => !excused(place))).toEqual([]);
    const unused = LOOSE_ON_PURPOSE.filter(([one]) => !places.some((place) => one.test(place)));
    expect(unused.map(([, why]) => why)).toEqual([]);
  });

  test('are answered about in the form the document promises, in every phase', async () => {
    const parserFor = (path: string) =>
      z.fromJSONSchema(expanded(responseSchema('get', path), whole));
    const table = '/api/tables/{table}';
    const parsers = [table, `${table}/events`, `${table}/answers`].map(
      (path) => [path, parserFor(path)] as const,
    );
    const seen: Record<string, number> = {};
    for (const { table: id, title, viewers } of stored.tables) {
      for (const { as } of viewers) {
        const person = stored.people.find(({ name }) => name === as);
        const client = person
          ? clientOf(catalogued.address, person)
          : new Client(catalogued.address);
        for (const [path, parser] of parsers) {
          const { status, body } = await client.call('GET', path.replace('{table}', id));
          if (status !== 200) continue;
          const { error } = parser.safeParse(body);
          expect(error && z.prettifyError(error), `${title}, ${as}: ${path}`).toBeUndefined();
          const game = title.split(':')[0]!;
          seen[`${game} ${path}`] = (seen[`${game} ${path}`] ?? 0) + 1;
        }
      }
    }
    for (const game of ['downtown', 'chinatown', 'tower-up']) {
      for (const [path] of parsers) expect(seen[`${game} ${path}`], path).toBeGreaterThan(5);
    }
  });

  test('are not described so loosely that a wrong view or event would pass', async () => {
    const component = (name: string) =>
      z.fromJSONSchema(expanded(whole.components.schemas[name], whole));
    const { frame, events } = stored.tables.find(({ title }) => title === 'tower-up: over')!
      .viewers[0]!;
    const { view } = frame.body['frame'] as { view: object };
    const View = component('View');
    expect(View.safeParse(view).success).toBe(true);
    expect(View.safeParse({ ...view, pile: [] }).success).toBe(false);
    expect(View.safeParse({ ...view, more: 1 }).success).toBe(false);
    const [first] = (events.body['messages'] as { events: object[] }[]).flatMap(
      (one) => one.events,
    );
    const Event = component('Event');
    expect(Event.safeParse(first).success).toBe(true);
    expect(Event.safeParse({ ...first, kind: 'rained' }).success).toBe(false);
  });
});
