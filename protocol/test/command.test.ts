import { faultLine } from '@faubourg/core';
import { expect, test } from 'vitest';
import { commandShape } from '../command.ts';
import { newTableShape } from '../new-table.ts';

const line = (shape: typeof commandShape | typeof newTableShape, value: unknown): string | null => {
  const fault = shape.fault(value, '');
  return fault && faultLine(fault);
};

const table = 'V1StGXR8Z5jdHi6BmyT2aA';

test('every command is accepted as docs/api.md writes it', () => {
  const key = '12345678';
  for (const command of [
    { do: 'watch', id: 1, table },
    { do: 'watch', id: 1, table, from: 41 },
    { do: 'unwatch', id: 2, table },
    { do: 'answer', id: 3, table, key, turn: 12, answer: { any: ['thing'] } },
    { do: 'answer', id: 3, table, key, turn: 12, answer: null },
    { do: 'undo', id: 4, table, key, turn: 12 },
    { do: 'chat', id: 5, table, text: 'hello\nthere' },
  ]) {
    expect(line(commandShape, command)).toBeNull();
  }
});

test.each([
  [{ do: 'dance', id: 1, table }, /^do: expected one of "watch"/],
  [{ do: 'watch', id: -1, table }, /^id: /],
  [{ do: 'watch', id: 1, table: 7 }, /^table: /],
  [{ do: 'watch', id: 1, table, more: 1 }, /^more: /],
  [{ do: 'undo', id: 1, table, key: 'short', turn: 1 }, /^key: expected 8 to 64 letters/],
  [{ do: 'undo', id: 1, table, key: '12345678' }, /^turn: /],
  [{ do: 'chat', id: 1, table, text: '' }, /^text: expected 1 to 2000 characters/],
  [null, /^\(top\): /],
])('%j is refused, and the fault says where', (command, why) => {
  expect(line(commandShape, command)).toMatch(why);
});

test('a new table needs a game and seats; everything else has a default', () => {
  const seats = [{ for: 'anyone' }, { for: 'bot', level: 'regular' }];
  expect(line(newTableShape, { game: 'toy', seats })).toBeNull();
  const slow = { slow: { perDecision: 86_400_000 } };
  const all = { options: {}, listed: true, spectators: false, clock: slow, standIn: 'expert' };
  expect(line(newTableShape, { game: 'toy', seats, ...all })).toBeNull();
  expect(line(newTableShape, { game: 'toy', seats: [] })).toMatch(/^seats: /);
  expect(line(newTableShape, { game: 'toy', seats: [{ for: 'bot', level: 9 }] })).toMatch(
    /^seats\[0\]\.level: /,
  );
  expect(line(newTableShape, { game: 'toy', seats, clock: { live: { bank: 1 } } })).toMatch(
    /^clock\.live/,
  );
});
