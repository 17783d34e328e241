import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copyJson, notPlain } from '../json.ts';

describe('canonical text', () => {
  test('does not depend on the order of fields', () => {
    expect(canonical({ b: [1, { d: 1, c: null }], a: 'x' })).toBe(
      '{"a":"x","b":[1,{"c":null,"d":1}]}',
    );
  });

  test('reads back as the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('leaves out what JSON leaves out', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
  });
});

describe('plain data', () => {
  test('everything JSON can say is plain', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(notPlain(JSON.parse(JSON.stringify(value)))).toBeNull();
      }),
    );
  });

  test.each([
    [{ a: [0, new Map()] }, 'a[1]'],
    [{ a: { b: undefined } }, 'a.b'],
    [[Number.NaN], '[0]'],
    [{ at: new Date(0) }, 'at'],
    [-0, '(top)'],
    [() => 1, '(top)'],
    [new Uint8Array(1), '(top)'],
  ])('%o is not, and it says where', (value, at) => {
    expect(notPlain(value)).toBe(at);
  });

  test('a copy is equal and shares nothing', () => {
    const original = { a: [{ b: 1 }], c: { d: null } };
    const copy = copyJson(original);
    expect(copy).toEqual(original);
    copy.a[0]!.b = 2;
    expect(original.a[0]!.b).toBe(1);
  });
});
