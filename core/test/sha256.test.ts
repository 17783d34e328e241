import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, joined, toHex, utf8 } from '../bytes.ts';
import { sha256 } from '../sha256.ts';

test("agrees with the platform's implementation on every length around block borders", () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('agrees with it on any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000 }), (message) => {
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }),
  );
});

test('hexadecimal there and back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(fromHex(toHex(bytes))).toEqual(bytes);
    }),
  );
  expect(toHex(joined(Uint8Array.of(1), Uint8Array.of(), Uint8Array.of(2, 255)))).toBe('0102ff');
  expect(toHex(utf8('é'))).toBe('c3a9');
});
