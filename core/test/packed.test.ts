import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { packJson, problemLine, unpackJson } from '../index.ts';

test('what is packed comes out again, and stands in an address as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ stringUnit: 'grapheme' }), async (source) => {
      const value: unknown = JSON.parse(source);
      const packed = await packJson(value);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(await unpackJson(packed)).toEqual({ value });
    }),
  );
});

test('a link that was cut off or changed is refused as a link', async () => {
  const packed = await packJson({ lots: Array.from({ length: 50 }, (_, i) => i * i) });
  for (const text of ['', '%%%', 'nonsense', packed.slice(0, -5), packed.slice(0, 20)]) {
    const read = await unpackJson(text);
    expect('problem' in read && problemLine(read.problem), text).toContain('(link)');
  }
});

test('what is no JSON when unpacked is refused as JSON', async () => {
  // An empty text, deflated.
  const read = await unpackJson('AwA');
  expect('problem' in read && problemLine(read.problem)).toContain('expected JSON');
});
