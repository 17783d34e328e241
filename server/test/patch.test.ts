import type { Json } from '@faubourg/core';
import { assert, json as anyJson, property } from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patched } from '../live/patch.ts';

const json = anyJson({ maxDepth: 4 }).map(
  (text) =>
    JSON.parse(text, (name, value: unknown) => (name === '__proto__' ? undefined : value)) as Json,
);

test('a patch leads from any data to any other, and is empty between equals', () => {
  assert(
    property(json, json, (before, after) => {
      const kept = JSON.stringify(before);
      const patch = JSON.parse(JSON.stringify(diff(before, after))) as ReturnType<typeof diff>;
      expect(patched(before, patch)).toEqual(after);
      expect(JSON.stringify(before)).toBe(kept);
      expect(diff(after, after)).toEqual([]);
      expect(diff(before, JSON.parse(kept) as Json)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('small changes give small patches', () => {
  const before = { hand: [1, 2, 3, 4], seats: [{ coins: 3 }, { coins: 5 }], gone: true };
  const after = { hand: [1, 3, 4], seats: [{ coins: 3 }, { coins: 6 }], fresh: [] };
  expect(diff(before, after)).toEqual([
    [['gone']],
    [['hand'], 1, 1, []],
    [['seats', 1, 'coins'], 6],
    [['fresh'], []],
  ]);
});
