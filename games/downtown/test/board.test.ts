import { readOptions, withoutRemarks } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import avenues from '../data/board-avenues.json' with { type: 'json' };
import classic from '../data/board-classic.json' with { type: 'json' };
import ribbons from '../data/board-ribbons.json' with { type: 'json' };
import { type Board, boardFault, boardOf, downtown, type DowntownOptions } from '../rules/index.ts';
import { fast } from '../rules/fast/index.ts';
import { OPTIONS, randomGame } from './positions.ts';

const boards = { classic, avenues, ribbons } as unknown as Record<string, Board>;

/** The classic board with one lot changed. */
function changed(n: number, change: object): Board {
  const board = structuredClone(classic) as unknown as Board;
  Object.assign(board.lots[n - 1]!, change);
  return board;
}

describe('DT-1 24 numbered lots', () => {
  test.each(Object.entries(boards))('%s is a possible board', (_, board) => {
    expect(boardFault(board)).toBeNull();
    expect(board.lots).toHaveLength(24);
    for (const { n, shape, half, adj } of board.lots) {
      expect(shape).toBe(n % 2 === 1 ? 'square' : 'rect');
      expect(half).toBe(n <= 12 ? 'left' : 'right');
      for (const other of adj) expect(board.lots[other - 1]!.adj).toContain(n);
    }
  });

  test('corners do not count: 1 and 5 of the classic map only touch at a corner', () => {
    expect(classic.lots[0]!.adj).not.toContain(5);
  });

  test('every fault of a board of one’s own names the entry', () => {
    expect(boardFault(7)).toBe('(top): expected an object with id, width, height, lots, found 7');
    expect(boardFault({ ...classic, lots: classic.lots.slice(1) })).toMatch(
      /^lots: expected a list of 24/,
    );
    expect(boardFault(changed(3, { n: 4 }))).toBe('lots[2].n: expected 3, found 4');
    expect(boardFault(changed(3, { shape: 'rect' }))).toBe(
      'lots[2].shape: expected square, found rect',
    );
    expect(boardFault(changed(13, { half: 'left' }))).toBe(
      'lots[12].half: expected right, found left',
    );
    expect(boardFault(changed(12, { half: 'right' }))).toBe(
      'lots[11].half: expected left, found right',
    );
    expect(boardFault(changed(3, { w: 1 }))).toBe('lots[2].shape: expected square, found rect');
    expect(boardFault(changed(4, { h: 2 }))).toBe('lots[3].shape: expected rect, found square');
    expect(boardFault(changed(3, { w: 1, h: 1 }))).toBe(
      'lots[2].sides: expected 2 × 2, found 1 × 1',
    );
    expect(boardFault(changed(4, { w: 1 }))).toBe('lots[3].sides: expected 2 × 3, found 1 × 3');
    expect(boardFault(changed(24, { x: 11 }))).toBe(
      'lots[23].on the board: expected true, found false',
    );
    expect(boardFault(changed(24, { y: 8 }))).toBe(
      'lots[23].on the board: expected true, found false',
    );
    expect(boardFault(changed(2, { x: 1 }))).toBe('lots[1].over lot: expected 2, found 1');
    expect(boardFault(changed(4, { y: 1 }))).toBe('lots[3].over lot: expected 4, found 1');
    expect(boardFault(changed(1, { adj: [2, 4, 5] }))).toBe(
      'lots[0].adj: expected [2,4], found [2,4,5]',
    );
    expect(boardFault(changed(1, { adj: [2] }))).toBe('lots[0].adj: expected [2,4], found [2]');
    expect(boardFault(changed(5, { x: -1 }))).toBe(
      'lots[4].x: expected a whole number from 0 to 100, found -1',
    );
  });

  test('the edges of the board itself may be touched', () => {
    expect(boardFault({ ...classic, width: 11 })).toMatch(/^lots\[14\]\.on the board/);
    expect(boardFault({ ...classic, height: 9 })).toMatch(/^lots\[9\]\.on the board/);
    expect(boardFault({ ...classic, width: 13, height: 11 })).toBeNull();
  });

  test('a rectangle may lie either way', () => {
    // A single street of lots: squares of 2 × 2, rectangles of 3 × 2 or 2 × 3 in turn.
    const lots = classic.lots.map((lot, i) => {
      const x = Math.floor(i / 4) * 10 + [0, 2, 5, 7][i % 4]!;
      const w = [2, 3, 2, 2][i % 4]!;
      const h = [2, 2, 2, 3][i % 4]!;
      const n = lot.n;
      const first = i % 4 === 0;
      const adj = [...(first ? [] : [n - 1]), ...(i % 4 === 3 ? [] : [n + 1])];
      return { ...lot, x, y: 0, w, h, adj };
    });
    expect(boardFault({ id: 'street', width: 100, height: 3, lots })).toBeNull();
  });

  test('remarks stand anywhere; stored boards may have a status', () => {
    const lots = classic.lots.map((lot) => ({ ...lot, $seen: 'on a photograph' }));
    expect(boardFault({ ...classic, lots, $source: ['a photograph'] })).toBeNull();
    expect(boardFault({ ...classic, status: 'own' })).toBeNull();
    expect(boardFault({ ...classic, source: 'a photograph' })).toMatch(/^source: expected only/);
  });
});

describe('DT-2 the map is an option', () => {
  test('three maps by name, classic first', () => {
    const read = readOptions<DowntownOptions>(downtown, {}, 4);
    expect(read).toEqual({ options: OPTIONS });
    for (const [map, board] of Object.entries(boards))
      expect(boardOf({ ...OPTIONS, map })).toEqual(withoutRemarks(board));
  });

  test('a board of one’s own can be played, also after a trip through a file', () => {
    const own = JSON.parse(JSON.stringify({ ...ribbons, id: 'own' })) as Board;
    expect(readOptions(downtown, { map: own }, 3)).toHaveProperty('options');
    const end = randomGame(3, 5, { map: own }, (s) => {
      expect(downtown.shapes.state.fault(s, '')).toBeNull();
    });
    const twin = randomGame(3, 5, { map: 'ribbons' });
    expect(downtown.outcome(end)).toEqual(downtown.outcome(twin));
    const there = JSON.parse(JSON.stringify(end)) as typeof end;
    expect({ ...fast.node(there), options: 0, board: 0 }).toEqual({
      ...fast.node(twin),
      options: 0,
      board: 0,
    });
  });

  test('a wrong board is refused with the entry, in options and in positions', () => {
    const map = changed(1, { adj: [] });
    expect(readOptions(downtown, { map }, 3)).toMatchObject({
      problem: { data: { option: 'map', wrong: 'lots[0].adj: expected [2,4], found []' } },
    });
    const state = { ...randomGame(3, 1), options: { ...OPTIONS, map } };
    expect(downtown.shapes.state.fault(state, 'state')).toEqual({
      at: 'state.options.map',
      expected: 'a map',
      found: 'lots[0].adj: expected [2,4], found []',
    });
    const unknown = { ...randomGame(3, 1), options: { ...OPTIONS, map: 'moon' } };
    expect(downtown.shapes.state.fault(unknown, 'state')?.at).toBe('state.options.map');
  });
});

describe('options', () => {
  test('every choice is offered to three to six; two have the map alone', () => {
    const choices = (seats: number): Record<string, unknown> =>
      Object.fromEntries(downtown.options.map((spec) => [spec.name, spec.values(seats)]));
    const maps = ['classic', 'avenues', 'ribbons'];
    expect(choices(3)).toEqual({
      map: maps,
      secondCard: ['other-pile', 'any-pile'],
      soleBonus: [2, 5],
      money: ['open', 'hidden'],
    });
    expect(choices(6)).toEqual(choices(3));
    expect(choices(2)).toEqual({
      map: maps,
      secondCard: ['other-pile'],
      soleBonus: [2],
      money: ['open'],
    });
    expect(downtown.options.map(({ rule }) => rule)).toEqual(['DT-2', 'DT-21', 'DT-42', 'DT-61']);
    expect(downtown.seats).toEqual({ min: 2, max: 6 });
  });

  test.each([{ secondCard: 'third' }, { soleBonus: 3 }, { money: 'gold' }])(
    '%o is no option',
    (wrong) => {
      expect(readOptions(downtown, wrong, 4)).toMatchObject({ problem: { code: 'option-value' } });
      const state = { ...randomGame(3, 1), options: { ...OPTIONS, ...wrong } };
      expect(downtown.shapes.state.fault(state, '')?.at).toBe(`options.${Object.keys(wrong)[0]}`);
    },
  );
});
