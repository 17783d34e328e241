import type { Json } from './json.ts';

/** What is wrong with a piece of data: the place, what was expected and what was found. */
export type Fault = { readonly at: string; readonly expected: string; readonly found: string };

/**
 * The shape of a piece of data: a check that reports where it fails, and the same as JSON Schema
 * for documents. Objects are strict: an unknown field is a fault.
 */
export interface Shape<T> {
  readonly expected: string;
  readonly schema: { readonly [field: string]: Json };
  /** What is wrong with a value found at `at`, or null. */
  fault(value: unknown, at: string): Fault | null;
  /** Carries the type only; never set. */
  readonly type?: T;
}

/** The type of the values that a shape allows. */
export type Shaped<S> = S extends Shape<infer T> ? T : never;

const UNKNOWN = 'an unknown field';

function found(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

function simple<T>(
  expected: string,
  schema: Shape<T>['schema'],
  fits: (value: unknown) => boolean,
): Shape<T> {
  return {
    expected,
    schema,
    fault: (value, at) =>
      fits(value) ? null : { at: at || '(top)', expected, found: found(value) },
  };
}

/** A whole number from `min` to `max`. */
export function integer(min: number, max: number): Shape<number> {
  return simple(
    `a whole number from ${min} to ${max}`,
    { type: 'integer', minimum: min, maximum: max },
    (v) => Number.isInteger(v) && (v as number) >= min && (v as number) <= max,
  );
}

/** True or false. */
export const flag: Shape<boolean> = simple(
  'true or false',
  { type: 'boolean' },
  (v) => typeof v === 'boolean',
);

/** Text of at most `max` characters, optionally of a form that `name` describes. */
export function text(max: number, pattern?: RegExp, name?: string): Shape<string> {
  return simple(
    name ?? `text of at most ${max} characters`,
    { type: 'string', maxLength: max, ...(pattern && { pattern: pattern.source }) },
    (v) => typeof v === 'string' && v.length <= max && (!pattern || pattern.test(v)),
  );
}

/** Text of at most `max` characters that matches a pattern. */
export function matching(pattern: RegExp, name: string, max: number): Shape<string> {
  return simple(
    name,
    { type: 'string', maxLength: max, pattern: pattern.source },
    (v) => typeof v === 'string' && v.length <= max && pattern.test(v),
  );
}

/** Text of a length from `min` to `max`. */
export function sizedText(min: number, max: number): Shape<string> {
  return simple(
    `${min} to ${max} characters`,
    { type: 'string', minLength: min, maxLength: max },
    (v) => typeof v === 'string' && v.length >= min && v.length <= max,
  );
}

/** The same shape; its schema says which value an absent field stands for. */
export function withDefault<T>(shape: Shape<T>, value: T & Json): Shape<T> {
  return { ...shape, schema: { ...shape.schema, default: value } };
}

/** One of these values. */
export function oneOf<const T extends string | number | boolean | null>(
  ...values: readonly T[]
): Shape<T> {
  return simple(
    values.length === 1
      ? JSON.stringify(values[0])
      : `one of ${values.map((v) => JSON.stringify(v)).join(', ')}`,
    {
      ...(values.every((value) => typeof value === 'string') && { type: 'string' }),
      enum: values,
    },
    (v) => values.includes(v as T),
  );
}

/** A list of `min` to `max` items of one shape. */
export function list<T>(item: Shape<T>, min = 0, max = 10_000): Shape<T[]> {
  const size = min === max ? `${min}` : `${min} to ${max}`;
  const expected = `a list of ${size} (${item.expected})`;
  return {
    expected,
    schema: { type: 'array', items: item.schema, minItems: min, maxItems: max },
    fault: (value, at) => {
      if (!Array.isArray(value) || value.length < min || value.length > max) {
        return { at: at || '(top)', expected, found: found(value) };
      }
      for (let i = 0; i < value.length; i++) {
        const fault = item.fault(value[i], `${at}[${i}]`);
        if (fault) return fault;
      }
      return null;
    },
  };
}

type Fields = { readonly [name: string]: Shape<unknown> };
type ShapedFields<F extends Fields> = { [name in keyof F]: Shaped<F[name]> };

/** An object with exactly these fields; those in `may` can be missing. */
export function object<F extends Fields, M extends Fields = Record<never, never>>(
  must: F,
  may?: M,
): Shape<ShapedFields<F> & Partial<ShapedFields<M>>> {
  const optional: Fields = may ?? {};
  const all: Fields = { ...must, ...optional };
  const names = Object.keys(all);
  const expected = `an object with ${Object.keys(must).join(', ') || 'no required field'}`;
  return {
    expected,
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, all[name]!.schema])),
      required: Object.keys(must),
      additionalProperties: false,
    },
    fault: (value, at) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return { at: at || '(top)', expected, found: found(value) };
      }
      const fields = value as Record<string, unknown>;
      const inside = (name: string): string => (at === '' ? name : `${at}.${name}`);
      for (const name of Object.keys(fields)) {
        if (!Object.hasOwn(all, name)) {
          return {
            at: inside(name),
            expected: `only the fields ${names.join(', ')}`,
            found: UNKNOWN,
          };
        }
      }
      for (const name of names) {
        const there = Object.hasOwn(fields, name);
        if (!there && Object.hasOwn(optional, name)) continue;
        const fault = all[name]!.fault(there ? fields[name] : undefined, inside(name));
        if (fault) return fault;
      }
      return null;
    },
  };
}

/** An object used as a table: at most `max` fields with names of a form, values of one shape. */
export function table<T>(key: Shape<string>, item: Shape<T>, max = 1000): Shape<Record<string, T>> {
  const expected = `an object of at most ${max} fields, whose names are ${key.expected}`;
  return {
    expected,
    schema: {
      type: 'object',
      propertyNames: key.schema,
      additionalProperties: item.schema,
      maxProperties: max,
    },
    fault: (value, at) => {
      if (
        typeof value !== 'object' ||
        value === null ||
        Array.isArray(value) ||
        Object.keys(value).length > max
      ) {
        return { at: at || '(top)', expected, found: found(value) };
      }
      for (const [name, field] of Object.entries(value)) {
        const here = at === '' ? name : `${at}.${name}`;
        const fault = key.fault(name, here) ?? item.fault(field, here);
        if (fault) return fault;
      }
      return null;
    },
  };
}

/** What `shape` allows, or null. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return {
    expected: `${shape.expected}, or null`,
    schema: { anyOf: [shape.schema, { type: 'null' }] },
    fault: (value, at) => (value === null ? null : shape.fault(value, at)),
  };
}

/** One of several shapes. The fault reported is that of the alternative that came furthest. */
export function either<T>(...shapes: readonly Shape<T>[]): Shape<T> {
  return {
    expected: shapes.map((shape) => shape.expected).join('; or '),
    schema: { anyOf: shapes.map((shape) => shape.schema) },
    fault: (value, at) => {
      let best: Fault | null = null;
      for (const shape of shapes) {
        const fault = shape.fault(value, at);
        if (!fault) return null;
        if (best === null || reach(fault) > reach(best)) best = fault;
      }
      return best;
    },
  };
}

/** Objects that are told apart by the value of one field, which each shape must contain. */
export function variants<V extends { readonly [value: string]: Shape<unknown> }>(
  field: string,
  shapes: V,
): Shape<Shaped<V[keyof V]>> {
  const tag = oneOf(...Object.keys(shapes));
  return {
    expected: `an object whose ${field} is ${tag.expected}`,
    schema: { anyOf: Object.values(shapes).map((shape) => shape.schema) },
    fault: (value, at) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return { at: at || '(top)', expected: `an object with ${field}`, found: found(value) };
      }
      const chosen = (value as Record<string, unknown>)[field];
      const wrong = tag.fault(chosen, at === '' ? field : `${at}.${field}`);
      return wrong ?? shapes[chosen as keyof V]!.fault(value, at);
    },
  };
}

/** How far a check came; an unknown field counts as no progress. */
const reach = ({ at, found: stood }: Fault): number => (stood === UNKNOWN ? -1 : at.length);

const DEEPEST = 32;

/** Any plain data, nested at most 32 deep. */
export const anyJson: Shape<Json> = {
  expected: 'plain JSON data',
  schema: {},
  fault: (value, at) => {
    const wrong = (v: unknown, depth: number): boolean => {
      if (depth > DEEPEST) return true;
      if (v === null || typeof v === 'string' || typeof v === 'boolean') return false;
      if (typeof v === 'number') return !Number.isFinite(v);
      if (typeof v !== 'object') return true;
      return Object.values(v).some((inner) => wrong(inner, depth + 1));
    };
    return wrong(value, 0)
      ? { at: at || '(top)', expected: 'plain JSON data', found: found(value) }
      : null;
  },
};

/** A fault as one line of text. */
export function faultLine({ at, expected, found: stood }: Fault): string {
  return `${at}: expected ${expected}, found ${stood}`;
}
