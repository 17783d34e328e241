import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, newKey } from './client.ts';
import { startServer, type TestServer } from './server.ts';
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
  await checked(ada!, 'GET', '/api/me');
  await checked(ada!, 'PATCH', '/api/me', { name: 'Ada' });
  await checked(ada!, 'POST', '/api/tables', {
    game: 'toy',
    seats: [{ for: 'anyone' }, { for: 'person', person: clients[1]!.id }],
  });
  await checked(ada!, 'GET', '/api/games');
  await checked(ada!, 'GET', '/api/tables?limit=3');
  await checked(ada!, 'GET', '/api/my-tables');
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

test('frames, updates and answers are described down to the shapes of each game', async () => {
  const games = new URL('../catalogue.ts', import.meta.url);
  const other = await startServer({ games });
  const whole = (await (await fetch(`${other.address}/api/openapi.json`)).json()) as Document;
  await other.close();
  const { schemas } = whole.components;
  for (const game of ['Downtown', 'Chinatown', 'TowerUp']) {
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining([`${game}Answer`, `${game}State`]));
    expect(JSON.stringify(schemas['Answer'])).toContain(`#/components/schemas/${game}Answer`);
  }
  const schemaOf = (method: string, path: string): string =>
    JSON.stringify(
      whole.paths[path]![method]!.responses['200']!.content!['application/json']!.schema,
    );
  expect(schemaOf('get', '/api/tables/{table}')).toContain('#/components/schemas/Frame');
  expect(schemaOf('get', '/api/tables/{table}/events')).toContain('#/components/schemas/Update');
  expect(schemaOf('get', '/api/tables/{table}/answers')).toContain('#/components/schemas/Answer');
  expect(JSON.stringify(schemas['Frame'])).toContain('#/components/schemas/View');
  expect(JSON.stringify(schemas['Update'])).toContain('#/components/schemas/Event');
  for (const schema of Object.values(schemas)) expanded(schema, whole);
});
