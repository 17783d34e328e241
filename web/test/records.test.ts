import { expect, test } from 'vitest';
import { isNameless, nameInRecord } from '../src/source/players.ts';

test('whoever gave no name goes by the seat in a record, whatever the language', () => {
  expect(['You', 'Vous', '', 'Ana'].map((name, seat) => nameInRecord(name, seat))).toEqual([
    'Seat 1',
    'Seat 2',
    'Seat 3',
    'Ana',
  ]);
});

test('a record that was made before is read the same way', () => {
  expect(['You', 'Seat 2', 'Seat 1', 'Odile'].map((name, seat) => isNameless(name, seat))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
