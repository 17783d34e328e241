import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, newKey } from './client.ts';
import { openHouse, type TestHouse } from './house.ts';
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
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
};

let house: TestHouse;
let document: Document;
beforeAll(async () => {
  house = await openHouse();
  document = (await (await fetch(`${house.address}/api/openapi.json`)).json()) as Document;
});
afterAll(() => house.close());

const operations = (): string[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

test('every operation is there: none answers that the address is unknown', async () => {
  expect(document.openapi).toBe('3.1.0');
  expect(operations().length).toBeGreaterThan(30);
  for (const operation of operations()) {
    const [method, path] = operation.split(' ') as [string, string];
    const response = await fetch(house.address + path.replaceAll(/\{\w+\}/g, 'x'), {
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
    z.fromJSONSchema(schema!).parse(answer);
    if (operation.requestBody && body !== undefined) {
      z.fromJSONSchema(operation.requestBody.content['application/json'].schema).parse(body);
    }
    seen.add(`${method} ${pattern}`);
    return answer;
  };
  const { table, clients } = await startTable(house.address, 2, {
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
  const open = await openTable(house.address, 2);
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
