import { expect, test } from 'vitest';
import { newTableId } from '../ids/table-id.ts';
import { newId } from '../people/tokens.ts';
import { randomId } from '../ids/random-id.ts';

test('the id of a table or a person is never taken for an option of a command', () => {
  const drawn = [Buffer.alloc(16, 0xfb), Buffer.alloc(16, 0x41)];
  expect(drawn[0]!.toString('base64url').startsWith('-')).toBe(true);
  expect(randomId(16, () => drawn.shift()!)).toBe(Buffer.alloc(16, 0x41).toString('base64url'));
  // One of 64 would begin with a hyphen.
  for (let i = 0; i < 2000; i++) {
    expect(newId()).toMatch(/^\w[\w-]{15}$/);
    expect(newTableId()).toMatch(/^\w[\w-]{21}$/);
  }
});
