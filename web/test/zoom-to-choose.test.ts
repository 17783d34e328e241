import { expect, test } from 'vitest';
import {
  FINGER,
  freeSpot,
  isWithin,
  middleOf,
  nearest,
  type Rect,
  zoomToChoose,
} from '../src/table/zoom-to-choose.ts';
import { CLOSEST, zoomToFit } from '../src/table/zoom.ts';

const all: Rect = { left: 10, top: 50, width: 390, height: 500 };
const thing = (left: number, top: number, size = 20): Rect => ({
  left,
  top,
  width: size,
  height: size,
});

/** Where a thing is on the window with this zoom. */
function seen(of: Rect, { x, y, scale }: { x: number; y: number; scale: number }): Rect {
  return {
    left: all.left + x + (of.left - all.left) * scale,
    top: all.top + y + (of.top - all.top) * scale,
    width: of.width * scale,
    height: of.height * scale,
  };
}

/** Numbers that look random and are the same in each run. */
function* numbers(): Generator<number, never> {
  for (let n = 7; ; n = (n * 16_807) % 2_147_483_647) yield n / 2_147_483_647;
}

test('whatever is asked for, its things are a finger apart, and one of them is in sight', () => {
  const next = numbers();
  const random = (most: number): number => next.next().value * most;
  for (let run = 0; run < 200; run++) {
    const things = Array.from({ length: 1 + Math.floor(random(20)) }, () =>
      thing(all.left + random(all.width - 20), all.top + random(all.height - 20)),
    );
    const zoom = zoomToChoose(things, all);
    const at = things.map((one) => seen(one, zoom));
    expect(at.some((one) => isWithin(one, all))).toBe(true);
    for (const [i, one] of at.entries()) {
      // A finger in the middle of a thing means that thing.
      expect(nearest(at, middleOf(one))).toBe(i);
      for (const other of at.slice(i + 1)) {
        const [a, b] = [middleOf(one), middleOf(other)];
        const far = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
        // Things that lie nearly on one another are told apart as far as the zoom goes.
        expect(zoom.scale === CLOSEST || far >= FINGER * 0.99).toBe(true);
      }
    }
  }
});

test('the board stays whole while a finger can tell its things apart', () => {
  expect(zoomToChoose([thing(20, 60), thing(70, 60), thing(300, 400)], all)).toEqual(zoomToFit);
});

test('where not all things fit, the own ones are in sight', () => {
  const own = [thing(340, 480), thing(362, 480)];
  const others = Array.from({ length: 12 }, (_, i) => thing(20 + 22 * i, 60));
  const zoom = zoomToChoose([...others, ...own], all, own);
  expect(zoom.scale).toBeGreaterThan(1.9);
  for (const one of own) expect(isWithin(seen(one, zoom), all)).toBe(true);
});

test('a finger up to half its width beside a thing means it, one farther away means nothing', () => {
  const things = [thing(100, 100), thing(160, 100)];
  expect(nearest(things, { x: 110 + FINGER / 2, y: 110 })).toBe(0);
  expect(nearest(things, { x: 138, y: 110 })).toBe(-1);
  expect(nearest(things, { x: 150, y: 125 })).toBe(1);
});

test('the button for what is out of sight goes where it covers nothing that can be chosen', () => {
  const [end, right] = [all.top + all.height - 20, all.left + all.width - 20];
  const below = thing(all.left, end);
  const above = thing(all.left, all.top);
  expect(freeSpot([], all)).toBe('bottom left');
  expect(freeSpot([thing(right, end), above], all)).toBe('bottom left');
  expect(freeSpot([below], all)).toBe('top left');
  expect(freeSpot([below, above], all)).toBe('top right');
  expect(freeSpot([below, above, thing(right, all.top)], all)).toBe('bottom middle');
});
