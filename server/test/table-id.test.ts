import { expect, test } from 'vitest';
import { newTableId } from '../live-tables/table-id.ts';

test('the id of a table is never taken for an option of a command', () => {
  const drawn = [Buffer.alloc(16, 0xfb), Buffer.alloc(16, 0x41)];
  expect(drawn[0]!.toString('base64url').startsWith('-')).toBe(true);
  expect(newTableId(() => drawn.shift()!)).toBe(Buffer.alloc(16, 0x41).toString('base64url'));
  expect(newTableId()).toMatch(/^\w[\w-]{21}$/);
});
