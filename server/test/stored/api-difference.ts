/* Whether an OpenAPI document still promises everything that an older one promised. */

type Schema = { readonly [keyword: string]: unknown };
type Document = Schema & { readonly paths: Schema };

/** Requests must be accepted as before; responses may be described more closely. */
type Direction = 'request' | 'response';

/** Text for people: may change freely. */
const PROSE = ['summary', 'description', 'title', '$id', '$comment', 'deprecated'];

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A request may get a bound that no client of the older document could have needed to exceed. */
const BOUNDS = ['maxLength', 'maxItems', 'maxProperties'];

/** Names in responses of which more may come: clients show the name they are sent. */
const MAY_GROW = /\/bot\/anyOf\/0\/enum$/;

/** Any value at all, or any object at all: a place where more may be said later. */
function saysNothing(schema: Schema): boolean {
  const { default: _default, propertyNames: _names, type, additionalProperties, ...rest } = schema;
  const anyObject =
    type === 'object' && isSchema(additionalProperties) && saysNothing(additionalProperties);
  return Object.keys(rest).length === 0 && (anyObject || type === undefined);
}

export function apiDifferences(before: Document, after: Document): string[] {
  const differences: string[] = [];

  const resolved = (schema: unknown): unknown => {
    if (!isSchema(schema) || typeof schema['$ref'] !== 'string') return schema;
    const steps = schema['$ref'].replace(/^#\//, '').split('/');
    return resolved(steps.reduce<unknown>((at, step) => (at as Schema)[step], after));
  };

  function compareLists(
    older: readonly unknown[],
    newer: unknown,
    at: string,
    way: Direction,
  ): void {
    if (!Array.isArray(newer) || newer.length !== older.length) differences.push(at);
    else for (const [i, one] of older.entries()) compareSchemas(one, newer[i], `${at}/${i}`, way);
  }

  function compareRequired(
    older: readonly string[],
    newer: readonly string[],
    at: string,
    way: Direction,
  ): void {
    const [all, some] = way === 'request' ? [older, newer] : [newer, older];
    if (some.some((name) => !all.includes(name))) differences.push(at);
  }

  /** A request may choose among more than before; a response, where clients expect it. */
  function compareEnums(
    older: readonly unknown[],
    newer: unknown,
    at: string,
    way: Direction,
  ): void {
    const now = Array.isArray(newer) ? (newer as unknown[]) : [];
    const grown = now.length > older.length && (way === 'request' || MAY_GROW.test(at));
    if (grown ? !older.every((one) => now.includes(one)) : !same(older, newer))
      differences.push(at);
  }

  function compareProperties(older: Schema, newer: unknown, at: string, way: Direction): void {
    for (const [name, schema] of Object.entries(older)) {
      compareSchemas(schema, (newer as Schema | undefined)?.[name], `${at}/${name}`, way);
    }
  }

  function compareSchemas(older: unknown, given: unknown, at: string, way: Direction): void {
    const newer = resolved(given);
    if (!isSchema(older) || !isSchema(newer)) {
      if (!same(older, newer)) differences.push(at);
      return;
    }
    if (saysNothing(older)) return;
    const keywords = way === 'request' ? { ...newer, ...older } : older;
    for (const keyword of Object.keys(keywords)) {
      if (PROSE.includes(keyword)) continue;
      const [was, is, here] = [older[keyword], newer[keyword], `${at}/${keyword}`];
      if (was === undefined && BOUNDS.includes(keyword)) continue;
      if (keyword === 'properties') compareProperties(was as Schema, is, here, way);
      else if (keyword === 'required') {
        compareRequired((was ?? []) as string[], (is ?? []) as string[], here, way);
      } else if (keyword === 'anyOf' || keyword === 'oneOf') {
        const choices = newer['anyOf'] ?? newer['oneOf'];
        compareLists((older['anyOf'] ?? older['oneOf'] ?? []) as unknown[], choices, here, way);
      } else if (keyword === 'enum' && was !== undefined) {
        compareEnums(was as unknown[], is, here, way);
      } else if (isSchema(was)) compareSchemas(was, is, here, way);
      else if (way === 'response' && was === 'number' && is === 'integer') continue;
      else if (!same(was, is)) differences.push(here);
    }
  }

  const contentOf = (part: unknown): unknown => {
    const content = (part as { content?: Schema } | undefined)?.content;
    return (content?.['application/json'] as { schema?: unknown } | undefined)?.schema;
  };

  function compareOperations(older: Schema, newer: Schema | undefined, at: string): void {
    if (!newer) {
      differences.push(at);
      return;
    }
    const were = (older['parameters'] ?? []) as Schema[];
    const are = (newer['parameters'] ?? []) as Schema[];
    for (const { name, in: place, schema } of were) {
      const other = are.find((one) => one['name'] === name && one['in'] === place);
      compareSchemas(schema, other?.['schema'], `${at} ${String(name)}`, 'request');
    }
    for (const { name, required } of are) {
      const before = were.find((one) => one['name'] === name);
      if (required === true && before?.['required'] !== true) {
        differences.push(`${at} ${String(name)}`);
      }
    }
    compareSchemas(
      contentOf(older['requestBody']),
      contentOf(newer['requestBody']),
      `${at} body`,
      'request',
    );
    for (const [status, response] of Object.entries(older['responses'] as Schema)) {
      const other = (newer['responses'] as Schema)[status];
      compareSchemas(contentOf(response), contentOf(other), `${at} ${status}`, 'response');
    }
  }

  for (const [path, methods] of Object.entries(before.paths)) {
    const now = after.paths[path] as { [method: string]: Schema } | undefined;
    for (const [method, operation] of Object.entries(methods as { [method: string]: Schema })) {
      compareOperations(operation, now?.[method], `${method.toUpperCase()} ${path}`);
    }
  }
  return differences;
}
