import type { Json } from '@faubourg/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from './server.ts';

/*
 * A law over the API document: whatever a client can send has a bound. A text has a greatest
 * length, a list a greatest number of items, and an object either named fields alone or a greatest
 * number of fields whose names are bounded, too.
 */

type Schema = { readonly [field: string]: Json };
type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema } };
  };
};
type Document = {
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
};

/** The most items, fields and characters that any request needs. */
const MOST = { items: 200, fields: 200, characters: 20_000 };

/** Parts of requests without a bound of their own, and why the size of the body is bound enough. */
const EXCEPTIONS: { readonly [place: string]: string } = {
  'POST /api/tables body.options{}':
    'the game accepts its named choices, or, for a board of its own, what its rules find possible',
  'POST /api/shares body.packed':
    'a whole game: at most 60,000 characters, kept as they came and never unpacked',
  'POST /api/passkeys body.clientExtensionResults':
    'browsers choose the fields; the server drops them unread',
  'POST /api/passkeys body': 'browsers add fields; the server drops those it does not know',
  'POST /api/passkeys body.response':
    'browsers add fields; the server drops those it does not know',
  'POST /api/sign-in body.clientExtensionResults':
    'browsers choose the fields; the server drops them unread',
  'POST /api/sign-in body': 'browsers add fields; the server drops those it does not know',
  'POST /api/sign-in body.response': 'browsers add fields; the server drops those it does not know',
};

const isSchema = (part: Json | undefined): part is Schema =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const within = (bound: Json | undefined, most: number): boolean =>
  typeof bound === 'number' && bound <= most;

/** The unbounded parts of a schema, each by its place. */
function unbounded(schema: Schema, place: string, components: Document['components']): string[] {
  const walk = (part: Json | undefined, at: string, inside: readonly string[]): string[] => {
    if (part === false || (Array.isArray(part) && part.length === 0)) return [];
    if (!isSchema(part)) return [`${at}: anything`];
    const ref = part['$ref'];
    if (typeof ref === 'string') {
      const name = ref.slice('#/components/schemas/'.length);
      return inside.includes(name) ? [] : walk(components.schemas[name], at, [...inside, name]);
    }
    if ('enum' in part || 'const' in part) return [];
    const alternatives = part['anyOf'] ?? part['oneOf'] ?? part['allOf'];
    if (Array.isArray(alternatives)) {
      return alternatives.flatMap((one) => walk(one as Json, at, inside));
    }
    const type: Json | undefined = part['type'];
    if (Array.isArray(type)) return type.flatMap((one) => walk({ ...part, type: one }, at, inside));
    switch (typeof type === 'string' ? type : '') {
      case 'integer':
      case 'number':
      case 'boolean':
      case 'null': {
        return [];
      }
      case 'string': {
        return within(part['maxLength'], MOST.characters) ? [] : [`${at}: a text`];
      }
      case 'array': {
        const own = within(part['maxItems'], MOST.items) ? [] : [`${at}: a list`];
        return [...own, ...walk(part['items'], `${at}[]`, inside)];
      }
      case 'object': {
        const fields = Object.entries((part['properties'] ?? {}) as Schema).flatMap(
          ([name, field]) => walk(field, `${at}.${name}`, inside),
        );
        const rest = part['additionalProperties'];
        if (rest === false) return fields;
        const bounded = within(part['maxProperties'], MOST.fields);
        return [
          ...fields,
          ...(bounded ? [] : [`${at}: an object`]),
          ...(bounded ? walk(part['propertyNames'], `${at}{name}`, inside) : []),
          ...(bounded ? walk(rest, `${at}{}`, inside) : []),
        ];
      }
      default: {
        return [`${at}: anything`];
      }
    }
  };
  return walk(schema, place, []);
}

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await startServer({ games: new URL('../catalogue.ts', import.meta.url) });
  document = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as Document;
});
afterAll(() => server.close());

/** Everything a client can send: parameters and bodies of requests, and WebSocket commands. */
function requests(): [string, Schema][] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, one]) => [`${method.toUpperCase()} ${path}`, one] as const,
    ),
  );
  return [
    ...operations.flatMap(([name, { parameters = [], requestBody }]): [string, Schema][] => [
      ...parameters.map((one): [string, Schema] => [`${name} ${one.name}`, one.schema]),
      ...(requestBody
        ? [[`${name} body`, requestBody.content['application/json'].schema] as [string, Schema]]
        : []),
    ]),
    ['WebSocket', document.components.schemas['Command']!],
  ];
}

test('every text, list and map that a client can send is bounded', () => {
  const all = requests();
  expect(all.length).toBeGreaterThan(40);
  const found = all.flatMap(([name, schema]) => unbounded(schema, name, document.components));
  const excepted = (line: string): boolean => line.slice(0, line.lastIndexOf(':')) in EXCEPTIONS;
  expect([...new Set(found)].filter((line) => !excepted(line))).toEqual([]);
  // An exception that is not needed any more is taken out of the list.
  const places = new Set(found.map((line) => line.slice(0, line.lastIndexOf(':'))));
  expect(Object.keys(EXCEPTIONS).filter((place) => !places.has(place))).toEqual([]);
});

test('the law finds what is not bounded', () => {
  const none = { schemas: {} };
  const lines = (schema: Schema): string[] => unbounded(schema, 'x', none);
  expect(lines({ type: 'string' })).toEqual(['x: a text']);
  expect(lines({ type: 'array', items: { type: 'string', maxLength: 3 } })).toEqual(['x: a list']);
  expect(lines({ type: 'array', maxItems: 3, items: { type: 'string' } })).toEqual(['x[]: a text']);
  expect(lines({ type: 'object', properties: { a: {} }, additionalProperties: false })).toEqual([
    'x.a: anything',
  ]);
  const map = { type: 'object', additionalProperties: { type: 'integer' } };
  expect(lines(map)).toEqual(['x: an object']);
  expect(lines({ ...map, maxProperties: 3 })).toEqual(['x{name}: anything']);
  const names = { type: 'string', maxLength: 3 };
  expect(lines({ ...map, maxProperties: 3, propertyNames: names })).toEqual([]);
});
