import { expect, test } from 'vitest';
import { LONG_PRESS, Press, type PressEvent, STILL } from '../src/table/press.ts';

const at = (timeStamp: number, clientX = 100, clientY = 100): PressEvent => ({
  timeStamp,
  clientX,
  clientY,
});

test('a press is long by the time stamps of its events, whenever they are handled', () => {
  expect(new Press(at(1000)).isLong(at(1000 + LONG_PRESS - 1))).toBe(false);
  expect(new Press(at(1000)).isLong(at(1000 + LONG_PRESS))).toBe(true);
});

test('a pointer that went away is dragged, even if it has come back', () => {
  const press = new Press(at(0));
  press.move(at(100, 100 + STILL + 1));
  press.move(at(200));
  expect(press.moved).toBe(true);
  expect(press.isLong(at(10 * LONG_PRESS))).toBe(false);
});

test('a trembling hand holds still, however often it trembles', () => {
  const press = new Press(at(0));
  for (let i = 0; i < 50; i++) press.move(at(i, 100 + (i % 2 ? STILL : -STILL)));
  expect(press.moved).toBe(false);
  expect(press.isLong(at(LONG_PRESS))).toBe(true);
});
