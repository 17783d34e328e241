import { describe, expect, test } from 'vitest';
import { deadline } from '../src/house-server/frame.ts';
import { patched } from '../src/house-server/patch.ts';
import { Story } from '../src/house-server/story.ts';
import { ranking } from '../src/table/verdict.ts';

test('changes are made to a copy: set, remove, replace entries', () => {
  const before = { a: { b: 1, c: 2 }, list: [1, 2, 3], gone: true };
  const after = patched(before, [
    [['a', 'b'], 5],
    [['list'], 1, 1, [7, 8]],
    [['gone']],
    [['fresh'], { x: null }],
    [['list', 0], 9],
  ]);
  expect(after).toEqual({ a: { b: 5, c: 2 }, list: [9, 7, 8, 3], fresh: { x: null } });
  expect(before).toEqual({ a: { b: 1, c: 2 }, list: [1, 2, 3], gone: true });
});

describe('the story of a table', () => {
  const asks = [{ seat: 0, kind: 'bid', rule: 'TOY-2', owed: true, secret: true }];

  test('begins with the game, not with people sitting down', () => {
    const story = new Story();
    expect(
      story.tell({ n: 1, events: [], patch: [[['table', 'seats', 0, 'name'], 'Ana']] }),
    ).toBeNull();
    const start = {
      n: 2,
      events: [{ kind: 'dealt' }],
      patch: [
        [['view'], { round: 1 }],
        [['asks'], asks],
      ],
    } as const;
    expect(story.tell(start)).toMatchObject({ row: 0, seat: null, undo: false });
    expect(story.moments).toEqual([{ row: 0, view: { round: 1 }, decisions: asks, outcome: null }]);
  });

  test('counts what concerns the game; clocks and chairs make no row', () => {
    const story = new Story();
    story.tell({ n: 1, events: [], patch: [[['view'], { round: 1 }]] });
    expect(story.tell({ n: 2, patch: [[['table', 'seats', 0, 'left'], true]] })).toBeNull();
    const step = story.tell({
      n: 3,
      events: [{ kind: 'lit', seat: 1 }],
      patch: [[['view', 'round'], 2]],
    });
    expect(step).toMatchObject({ row: 1, seat: 1 });
    story.tell({
      n: 4,
      events: [{ kind: 'ended' }],
      patch: [[['table', 'outcome'], { scores: [1] }]],
    });
    expect(story.moments.map(({ row, view }) => [row, view])).toEqual([
      [0, { round: 1 }],
      [1, { round: 2 }],
      [2, { round: 2 }],
    ]);
    expect(story.moments[2]!.outcome).toEqual({ scores: [1] });
  });
});

test('time runs by decision, by bank, or by the kind of question', () => {
  const running = { left: [5000], since: [100], kind: ['trade'] };
  expect(deadline({ ...running, rule: { live: { bank: 9000 } } }, 0)).toBe(5100);
  expect(deadline({ ...running, rule: { slow: { perDecision: 2000 } } }, 0)).toBe(2100);
  expect(deadline({ ...running, rule: { kinds: { trade: 60 } } }, 0)).toBe(160);
  expect(deadline({ ...running, since: [null], rule: { live: { bank: 9000 } } }, 0)).toBeNull();
});

test('those who share a score share a place, unless one of them won', () => {
  const places = (scores: number[], winners: number[]) =>
    ranking({ scores, winners, reason: 'x' }).map(({ seat, place }) => [seat, place]);
  expect(places([5, 9, 5], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ]);
  expect(places([9, 9, 5], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
  expect(places([9, 9, 5], [0, 1])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
});
