import { LEVELS } from '@faubourg/core';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationTexts, problemsOf } from '../http/api-document/complete-document.ts';
import { TAGS } from '../http/api-document/operation-text.ts';
import { MEANINGS } from '../http/api-document/problem-meanings.ts';
import { startServer, type TestServer } from './server.ts';

type Media = {
  readonly schema: unknown;
  readonly example?: unknown;
  readonly examples?: { readonly [code: string]: { readonly value: unknown } };
};
type Body = { readonly content?: { readonly 'application/json': Media } };
type Operation = {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: Body;
  readonly responses: { readonly [status: string]: Body };
};
type Document = {
  readonly components: { readonly schemas: { readonly [name: string]: unknown } };
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
};

let server: TestServer;
let document: Document;
let operations: readonly (readonly [name: string, operation: Operation])[];
beforeAll(async () => {
  server = await startServer({ games: new URL('../catalogue.ts', import.meta.url) });
  document = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, one]) => [`${method.toUpperCase()} ${path}`, one] as const,
    ),
  );
});
afterAll(() => server.close());

/** Parsers of the document's schemas, made once each. */
const parsers = new Map<string, z.ZodType>();

/** What is wrong with a value by a schema of the document, or null. */
function fault(schema: unknown, value: unknown): string | null {
  const key = JSON.stringify(schema);
  const parser = parsers.get(key) ?? parserOf(schema);
  parsers.set(key, parser);
  const { error } = parser.safeParse(value);
  return error ? z.prettifyError(error) : null;
}

/** A parser with only those components that the schema refers to, directly or not. */
function parserOf(schema: unknown): z.ZodType {
  const $defs: { [name: string]: unknown } = {};
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (name in $defs) continue;
      $defs[name] = document.components.schemas[name];
      collect($defs[name]);
    }
  };
  collect(schema);
  const text = JSON.stringify({ allOf: [schema], $defs });
  return z.fromJSONSchema(
    JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Parameters<
      typeof z.fromJSONSchema
    >[0],
  );
}

test('every operation has its own name, a known group, a summary and a description', () => {
  expect(operations.map(([name]) => name).sort()).toEqual(Object.keys(operationTexts).sort());
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(operations.length);
  for (const [name, { operationId, tags, summary, description }] of operations) {
    expect(operationId, name).toMatch(/^[a-z][A-Za-z]+$/);
    expect(Object.keys(TAGS), name).toContain(tags?.[0]);
    expect(summary?.length, name).toBeGreaterThan(3);
    expect(description?.length, name).toBeGreaterThan(10);
  }
});

test('every operation has examples, and they fit their schemas', () => {
  for (const [name, { requestBody, responses }] of operations) {
    const done = Object.entries(responses).find(([status]) => status.startsWith('2'))![1];
    for (const part of [done, ...(requestBody ? [requestBody] : [])]) {
      const { schema, example } = part.content!['application/json'];
      expect(example, name).toBeDefined();
      expect(fault(schema, example), name).toBeNull();
    }
    for (const response of Object.values(responses)) {
      const { schema, examples = {} } = response.content!['application/json'];
      for (const { value } of Object.values(examples)) expect(fault(schema, value)).toBeNull();
    }
  }
});

test('an example that does not fit its schema is found', () => {
  const { schema } =
    document.paths['/api/tables']!['post']!.requestBody!.content!['application/json'];
  expect(fault(schema, { game: 'tower-up', seats: [{ for: 'nobody' }] })).not.toBeNull();
});

test('the page about the API names every level of bots', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/api.md'), 'utf8');
  const [, named = ''] = /Levels of bots are ([^.]+)\./.exec(page)!;
  expect([...named.matchAll(/`(\w+)`/g)].map(([, level]) => level)).toEqual([...LEVELS]);
});

test('every problem stands under its status, and the reference page explains it', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/problem-codes.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (FB-\d+) +\| ([^|]+)\|.*?\| +(\d+)? *\|$/gm)];
  for (const [name, { responses }] of operations) {
    const listed = Object.entries(responses).flatMap(([status, { content }]) =>
      Object.keys(content?.['application/json'].examples ?? {}).map((code) => [code, status]),
    );
    for (const code of problemsOf(operationTexts[name]!)) {
      const status = listed.find(([one]) => one === code)?.[1];
      const [rule] = MEANINGS[code];
      const explained = rows.filter(([, known, codes]) => known === rule && explains(codes!, code));
      expect([name, code, explained.map((row) => row[3])]).toEqual([name, code, [status]]);
    }
  }
});

/** Whether a cell of the page names a code: whole, by its ending (`-taken`), or by its beginning. */
function explains(cell: string, code: string): boolean {
  const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, one]) => one!);
  const stem = names[0]!.split('-')[0]!;
  return names.some((one) =>
    one.startsWith('-')
      ? code === stem + one
      : one === code || (one.endsWith('…') && /^options?-/.test(code)),
  );
}

test('no problem is listed that no operation has', () => {
  const used = new Set(Object.values(operationTexts).flatMap(problemsOf));
  expect(Object.keys(MEANINGS).filter((code) => !used.has(code as keyof typeof MEANINGS))).toEqual(
    [],
  );
});
