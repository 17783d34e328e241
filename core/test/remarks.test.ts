import { expect, test } from 'vitest';
import { remarked, withoutRemarks } from '../remarks.ts';
import { integer, list, object, table, text } from '../shape.ts';

test('remarks are the fields that begin with $, at any depth', () => {
  const file = {
    $status: 'reconstruction',
    order: 3,
    lots: [{ n: 1, $seen: { on: 'a photograph' } }, '$5', null],
  };
  expect(withoutRemarks(file)).toEqual({ order: 3, lots: [{ n: 1 }, '$5', null] });
  expect(file.$status).toBe('reconstruction');
});

test('a field named __proto__ stays a field', () => {
  const odd = withoutRemarks(JSON.parse('{"__proto__": {"a": 1}, "$b": 2}') as object);
  expect(Object.keys(odd)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(odd)).toBe(Object.prototype);
});

const strict = object({
  lots: list(object({ n: integer(1, 9) })),
  counts: table(text(1, /^[a-z]$/), integer(0, 9)),
});
const shape = remarked(strict);

test('a shape for data with remarks is as strict about all other fields', () => {
  const data = { lots: [{ n: 1, $seen: 'yes' }], counts: { a: 1, $of: 'a list' }, $from: [1] };
  expect(strict.fault(data, 'board')).not.toBeNull();
  expect(shape.fault(data, 'board')).toBeNull();
  expect(shape.fault({ ...data, from: 1 }, 'board')).toMatchObject({ at: 'board.from' });
  expect(shape.fault({ ...data, lots: [{ n: 0, $n: 0 }] }, 'board')).toMatchObject({
    at: 'board.lots[0].n',
  });
});

test('its schema says so', () => {
  const remarks = { patternProperties: { '^\\$': {} } };
  const { properties } = shape.schema as unknown as { properties: typeof shape.schema };
  expect(shape.schema).toMatchObject({ ...remarks, additionalProperties: false });
  expect(properties).toMatchObject({
    lots: { items: { ...remarks, additionalProperties: false } },
    counts: {
      ...remarks,
      propertyNames: { anyOf: [{ pattern: '^[a-z]$' }, { pattern: '^\\$' }] },
    },
  });
  expect(strict.schema).not.toHaveProperty('patternProperties');
});
