import { assert, json as anyJson, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '@faubourg/core';
import { type Patch, applyPatch, diffFields, diff } from '../patch.ts';

const json = anyJson({ maxDepth: 4 }).map(
  (text) =>
    JSON.parse(text, (name, value: unknown) => (name === '__proto__' ? undefined : value)) as Json,
);

const sent = (text: string): Patch => JSON.parse(text) as Patch;
const fields = (before: object, after: object, partly = false): Patch =>
  sent(`{${diffFields(before as Fields, after as Fields, partly).change}}`);
type Fields = { readonly [name: string]: Json };

test('a patch leads from any data to any other, and there is none between equals', () => {
  assert(
    property(json, json, (before, after) => {
      const kept = JSON.stringify(before);
      const { change, now } = diff(before, after);
      expect(now).toEqual(after);
      expect(change === '' ? before : applyPatch(before, sent(change))).toEqual(after);
      expect(JSON.stringify(before)).toBe(kept);
      expect(diff(after, after)).toEqual({ change: '', now: after });
      expect(diff(before, JSON.parse(kept) as Json).change).toBe('');
    }),
    { numRuns: 2000 },
  );
});

test('small changes give small patches, shaped like the data', () => {
  const before = { hand: [1, 2, 3, 4], seats: [{ coins: 3 }, { coins: 5 }], gone: true, on: null };
  const after = { hand: [1, 3, 4], seats: [{ coins: 3 }, { coins: 6 }], fresh: [], on: { a: 1 } };
  expect(fields(before, after)).toEqual({
    gone: [],
    hand: [1, 1],
    seats: { 1: { coins: 6 } },
    fresh: [[]],
    on: [{ a: 1 }],
  });
});

test('where nearly all changed, the new thing itself is sent', () => {
  const before = { lot: 7, cards: [1, 2, 3] };
  const after = { lot: 7, cards: [4, 5, 6] };
  expect(sent(diff(before, after).change)).toEqual({ cards: [[4, 5, 6]] });
});

test('a patch keeps nothing of what it was made from', () => {
  const after = { hand: [[1], [2]], seat: { coins: 1 } };
  const { change, now } = diffFields({ hand: [[1]], seat: null }, after);
  after.hand[1]![0] = 9;
  after.seat.coins = 9;
  expect(sent(`{${change}}`)).toEqual({ hand: [1, 0, [2]], seat: [{ coins: 1 }] });
  expect(now).toEqual({ hand: [[1], [2]], seat: { coins: 1 } });
});

test('what did not change is shared, not copied', () => {
  const before = { far: { away: [1] }, near: 1 };
  const after = applyPatch(before, { near: 2 }) as typeof before;
  expect(after).toEqual({ far: { away: [1] }, near: 2 });
  expect(after.far).toBe(before.far);
  const { now } = diffFields(before, { far: { away: [1] }, near: 2 });
  expect(now).toEqual(after);
  expect(now['far']).toBe(before.far);
});

test('a field without a value is none, as in JSON', () => {
  const after = { a: undefined, b: 2 } as unknown as Fields;
  expect(fields({ a: 1, b: 1 }, after)).toEqual({ a: [], b: 2 });
  expect(fields({ b: 1 }, after)).toEqual({ b: 2 });
  expect(diffFields({ a: 1, b: 2 }, after).now).toEqual({ b: 2 });
});

test('a partial look at an object says nothing about what it leaves out', () => {
  const before = { a: 1, b: [2], c: 3 };
  expect(fields(before, { b: [2], c: 4 }, true)).toEqual({ c: 4 });
  expect(diffFields(before, { c: 4 }, true).now).toEqual({ a: 1, b: [2], c: 4 });
  expect(fields(before, { b: [2], c: 4 })).toEqual({ a: [], c: 4 });
});

test.each([
  ['a field of a number', 3, { a: 1 }],
  ['an entry behind the last', [1], { 4: 1 }],
  ['entries of an object', {}, [0, 1]],
  ['nothing left at all', {}, []],
] as const)('a patch that does not fit is refused: %s', (_, value, change) => {
  expect(() => applyPatch(value as Json, change as Patch)).toThrow(RangeError);
});
