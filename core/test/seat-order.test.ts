import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOT_NAMES, freeBotName } from '../bot-names.ts';
import { QuickChance } from '../chance.ts';
import { rematchOrder } from '../seat-order.ts';

test('a rematch seats everybody once, and somebody else first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), fc.nat(), (seats, seed) => {
      const chance = new QuickChance(seed);
      const order = rematchOrder(seats, (n) => chance.int(n));
      expect([...order].sort((a, b) => a - b)).toEqual([...Array(seats).keys()]);
      expect(order[0]).not.toBe(0);
    }),
  );
});

test('every order in which somebody else begins can come', () => {
  const seen = new Set<string>();
  const chance = new QuickChance(7);
  for (let i = 0; i < 400; i++) seen.add(rematchOrder(3, (n) => chance.int(n)).join());
  expect([...seen].sort()).toEqual(['1,0,2', '1,2,0', '2,0,1', '2,1,0']);
});

test('no two bots at a table share a name, however many they are', () => {
  const names: string[] = [];
  for (let i = 0; i < 12; i++) names.push(freeBotName(names));
  expect(new Set(names).size).toBe(12);
  expect(names.slice(0, BOT_NAMES.length)).toEqual([...BOT_NAMES]);
});
