import { expect, test } from 'vitest';
import { needsConfirm } from '../src/table/needs-confirm.ts';

const lots = [1, 2, 3].flatMap((lot) => [1, 2].map((plots) => ({ lot, plots })));

test('a question with two buttons is answered by one press', () => {
  const answers = [{ lobby: true }, { lobby: false }];
  const press = { answers, choices: [{ field: 'lobby', value: true }], asked: true };
  expect(needsConfirm({ ...press, onBoard: false })).toBe(false);
  // On the board a press is easily a slip.
  expect(needsConfirm({ ...press, onBoard: true })).toBe(true);
});

test('one press out of more than two is confirmed', () => {
  const answers = ['a', 'b', 'c'].map((use) => ({ use }));
  const choices = [{ field: 'use', value: 'b' }];
  expect(needsConfirm({ answers, choices, asked: true, onBoard: false })).toBe(true);
});

test('the last of several presses gives the answer, unless it only replaced an earlier one', () => {
  const choices = [
    { field: 'lot', value: 2 },
    { field: 'plots', value: 1 },
  ];
  expect(needsConfirm({ answers: lots, choices, asked: true, onBoard: false })).toBe(false);
  expect(needsConfirm({ answers: lots, choices, asked: false, onBoard: false })).toBe(true);
});

test('a list is confirmed: nothing shows that an entry is the last one', () => {
  const answers = [
    { take: 'x', back: ['red', 'red'] },
    { take: 'x', back: ['red', 'blue'] },
    { take: 'y', back: ['blue', 'blue'] },
  ];
  const choices = [
    { field: 'take', value: 'x' },
    { field: 'back', value: 'red' },
    { field: 'back', value: 'blue' },
  ];
  expect(needsConfirm({ answers, choices, asked: true, onBoard: false })).toBe(true);
});
