import type { Json } from './json.ts';
import type { Shape } from './shape.ts';

/*
 * Remarks are the fields of a data file whose names begin with `$`, at any depth. They tell people
 * where the data comes from and how to read it. No rule depends on them, and the page is built
 * without them.
 */

type WithoutRemarks<T> = T extends readonly unknown[]
  ? { [index in keyof T]: WithoutRemarks<T[index]> }
  : T extends object
    ? { [name in keyof T as name extends `$${string}` ? never : name]: WithoutRemarks<T[name]> }
    : T;

/** A copy of plain data without its remarks. */
export function withoutRemarks<T>(value: T): WithoutRemarks<T> {
  if (Array.isArray(value)) return value.map(withoutRemarks) as WithoutRemarks<T>;
  if (typeof value !== 'object' || value === null) return value as WithoutRemarks<T>;
  const fields = Object.entries(value)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, field]) => [name, withoutRemarks(field)]);
  // `fromEntries` keeps a field named `__proto__` a field, so that checks still see it.
  return Object.fromEntries(fields) as WithoutRemarks<T>;
}

/** The same shape for data that may hold remarks. */
export function remarked<T>(shape: Shape<T>): Shape<T> {
  return {
    ...shape,
    schema: schemaWithRemarks(shape.schema),
    fault: (value, at) => shape.fault(withoutRemarks(value), at),
  };
}

const anyRemark = { patternProperties: { '^\\$': {} } };

function schemaWithRemarks<S extends Json>(schema: S): S {
  if (Array.isArray(schema)) return schema.map(schemaWithRemarks) as unknown as S;
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [name, schemaWithRemarks(part)]),
  );
  if (inner['type'] !== 'object') return inner as unknown as S;
  const { propertyNames } = inner;
  return {
    ...inner,
    ...anyRemark,
    ...(propertyNames !== undefined && {
      propertyNames: { anyOf: [propertyNames, { pattern: '^\\$' }] },
    }),
  } as unknown as S;
}
