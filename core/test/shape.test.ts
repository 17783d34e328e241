import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyJson,
  either,
  faultLine,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type Shape,
  table,
  text,
  variants,
} from '../shape.ts';

const line = (shape: Shape<unknown>, value: unknown): string | null => {
  const fault = shape.fault(value, '');
  return fault && faultLine(fault);
};

const building = object(
  { floors: integer(1, 9), colour: oneOf('red', 'blue'), signs: list(text(5), 1, 3) },
  { owner: nullable(integer(0, 3)) },
);

describe('a shape', () => {
  test('accepts what fits', () => {
    expect(line(building, { floors: 3, colour: 'red', signs: ['attic'] })).toBeNull();
    expect(line(building, { floors: 3, colour: 'red', signs: ['attic'], owner: null })).toBeNull();
    expect(line(building, { floors: 3, colour: 'red', signs: ['attic'], owner: 3 })).toBeNull();
    expect(line(flag, false)).toBeNull();
    expect(line(table(text(3), flag), { a: true })).toBeNull();
  });

  test.each([
    [null, '(top): expected an object with floors, colour, signs, found null'],
    [[], '(top): expected an object with floors, colour, signs, found a list of 0'],
    [
      { floors: 0, colour: 'red', signs: ['a'] },
      'floors: expected a whole number from 1 to 9, found 0',
    ],
    [
      { floors: 10, colour: 'red', signs: ['a'] },
      'floors: expected a whole number from 1 to 9, found 10',
    ],
    [
      { floors: 1.5, colour: 'red', signs: ['a'] },
      'floors: expected a whole number from 1 to 9, found 1.5',
    ],
    [
      { floors: '3', colour: 'red', signs: ['a'] },
      'floors: expected a whole number from 1 to 9, found "3"',
    ],
    [
      { floors: 3, colour: 'green', signs: ['a'] },
      'colour: expected one of "red", "blue", found "green"',
    ],
    [
      { floors: 3, colour: 'red', signs: [] },
      'signs: expected a list of 1 to 3 (text of at most 5 characters), found a list of 0',
    ],
    [
      { floors: 3, colour: 'red', signs: ['a', 'cellar'] },
      'signs[1]: expected text of at most 5 characters, found "cellar"',
    ],
    [
      { floors: 3, colour: 'red' },
      'signs: expected a list of 1 to 3 (text of at most 5 characters), found nothing',
    ],
    [
      { floors: 3, colour: 'red', signs: ['a'], owner: 4 },
      'owner: expected a whole number from 0 to 3, found 4',
    ],
    [
      { floors: 3, colour: 'red', signs: ['a'], lift: 1 },
      'lift: expected only the fields floors, colour, signs, owner, found an unknown field',
    ],
  ])('says of %o where it fails and what was expected', (value, expected) => {
    expect(line(building, value)).toBe(expected);
  });

  test('nested faults carry the whole way there', () => {
    const street = object({ buildings: list(building) });
    expect(line(street, { buildings: [{ floors: 1, colour: 'red', signs: [1] }] })).toMatch(
      /^buildings\[0\]\.signs\[0\]: /,
    );
  });

  test('of several alternatives reports the one that came furthest', () => {
    const answer = either<unknown>(
      object({ card: integer(1, 24) }),
      object({ pay: integer(0, 3) }),
    );
    expect(line(answer, { pay: 2 })).toBeNull();
    expect(line(answer, { pay: 7 })).toBe('pay: expected a whole number from 0 to 3, found 7');
  });

  test('tables check names and values', () => {
    const counts = table(text(3, /^[a-z]+$/, 'a short word'), integer(0, 5), 2);
    expect(line(counts, { a: 1, B: 2 })).toBe('B: expected a short word, found "B"');
    expect(line(counts, { a: 6 })).toBe('a: expected a whole number from 0 to 5, found 6');
    expect(line(counts, { a: 1, b: 1, c: 1 })).toMatch(/^\(top\)/);
    expect(line(counts, [1])).toMatch(/^\(top\)/);
  });

  test('a field named like part of every object is still unknown', () => {
    expect(
      line(building, JSON.parse('{"floors":1,"colour":"red","signs":["a"],"__proto__":{}}')),
    ).toMatch(/unknown field/);
    expect(line(building, { constructor: 1 })).toMatch(/^constructor: /);
  });

  test('any JSON is taken, but not nested without end', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => anyJson.fault(value, '') === null),
    );
    let deep: unknown = 1;
    for (let i = 0; i < 40; i++) deep = [deep];
    expect(line(anyJson, deep)).toBe('(top): expected plain JSON data, found a list of 1');
    expect(line(anyJson, { a: Number.NaN })).not.toBeNull();
    expect(line(anyJson, { a: undefined })).not.toBeNull();
    expect(line(anyJson, Number.POSITIVE_INFINITY)).not.toBeNull();
  });

  test('long values are shortened in messages', () => {
    expect(line(flag, 'x'.repeat(100))).toBe(
      `(top): expected true or false, found "${'x'.repeat(36)}…`,
    );
    expect(line(flag, undefined)).toBe('(top): expected true or false, found nothing');
    expect(line(flag, {})).toBe('(top): expected true or false, found an object');
  });

  test('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.anything(), (value) => building.fault(value, '') !== null));
  });
});

describe('the same as JSON Schema', () => {
  test('for documents', () => {
    expect(building.schema).toEqual({
      type: 'object',
      properties: {
        floors: { type: 'integer', minimum: 1, maximum: 9 },
        colour: { type: 'string', enum: ['red', 'blue'] },
        signs: { type: 'array', items: { type: 'string', maxLength: 5 }, minItems: 1, maxItems: 3 },
        owner: { anyOf: [{ type: 'integer', minimum: 0, maximum: 3 }, { type: 'null' }] },
      },
      required: ['floors', 'colour', 'signs'],
      additionalProperties: false,
    });
    expect(text(3, /^a+$/).schema).toEqual({ type: 'string', maxLength: 3, pattern: '^a+$' });
    expect(table(text(2), flag).schema).toEqual({
      type: 'object',
      maxProperties: 1000,
      propertyNames: { type: 'string', maxLength: 2 },
      additionalProperties: { type: 'boolean' },
    });
    expect(either<unknown>(flag, oneOf(1)).schema).toEqual({
      anyOf: [{ type: 'boolean' }, { enum: [1] }],
    });
  });
});

test('variants are told apart by one field, and a fault is that of the variant meant', () => {
  const command = variants('do', {
    build: object({ do: oneOf('build'), floors: integer(1, 9) }),
    pass: object({ do: oneOf('pass') }),
  });
  expect(line(command, { do: 'build', floors: 3 })).toBeNull();
  expect(line(command, { do: 'pass' })).toBeNull();
  expect(line(command, { do: 'dance' })).toBe('do: expected one of "build", "pass", found "dance"');
  expect(line(command, { floors: 3 })).toBe('do: expected one of "build", "pass", found nothing');
  expect(line(command, { do: 'build', floors: 0 })).toMatch(/^floors: expected a whole number/);
  expect(line(command, { do: 'pass', floors: 3 })).toMatch(/^floors: expected only the fields do/);
  expect(line(command, [])).toMatch(/^\(top\): expected an object with do/);
  // Names that every object has are no variants.
  expect(line(command, { do: 'constructor' })).toMatch(/^do: expected one of/);
});
