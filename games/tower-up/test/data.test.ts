import { describe, expect, test, vi } from 'vitest';
import small from '../data/board-2-players.json' with { type: 'json' };
import large from '../data/board-3-4-players.json' with { type: 'json' };
import tokens from '../data/bonus-tokens.json' with { type: 'json' };
import components from '../data/components.json' with { type: 'json' };
import objectives from '../data/objectives.json' with { type: 'json' };
import tracks from '../data/personal-board.json' with { type: 'json' };
import cards from '../data/stock-cards.json' with { type: 'json' };
import { fitsBoard } from '../bot/net-fit.ts';
import { boardProblems, boardShape } from '../rules/board-check.ts';
import { CARDS, LARGE, SMALL, tokensFor } from '../rules/material.ts';
import { materialFaults, type MaterialFiles } from '../rules/material-check.ts';
import { boardIndex } from '../rules/board-index.ts';
import { starBoard, tinyBoard } from './boards.ts';

const files: MaterialFiles = {
  components,
  'stock-cards': cards,
  objectives,
  'personal-board': tracks,
  'bonus-tokens': tokens,
  'board-2-players': small,
  'board-3-4-players': large,
};

/** The files with one of them changed. */
function withChange<T>(file: keyof MaterialFiles, value: T, change: (copy: T) => void): string[] {
  const copy = structuredClone(value);
  change(copy);
  return materialFaults({ ...files, [file]: copy });
}

test('TU-1 … TU-5 the files of the game make sense', () => {
  expect(materialFaults(files)).toEqual([]);
});

test('a file that makes no sense is refused at load', async () => {
  await expect(import('../rules/check-material.ts')).resolves.toBeDefined();
  vi.resetModules();
  vi.doMock('../data/stock-cards.json', () => ({ default: { ...cards, count: 43 } }));
  await expect(import('../rules/check-material.ts')).rejects.toThrow(
    'stock-cards.json: count: says 43, but there are 44 cards',
  );
  vi.doUnmock('../data/stock-cards.json');
});

describe('TU-1 boards', () => {
  test('TU-1 their size', () => {
    const size = (board: typeof SMALL) => [board.sites.length, board.roads.length];
    expect(size(SMALL)).toEqual([30, 45]);
    expect(size(LARGE)).toEqual([48, 72]);
  });

  test('TU-1 the plan: neighbours in the order of the board, parks, lakes, borders', () => {
    const plan = boardIndex('standard', 2);
    expect(plan.at('C4')).toEqual({
      id: 'C4',
      district: 'C',
      grey: false,
      park: false,
      lake: false,
      next: ['C1', 'C3', 'C5', 'C6', 'E2'],
    });
    expect(plan.at('A2')).toMatchObject({ park: true, lake: false });
    expect(plan.at('D6')).toMatchObject({ grey: true, park: false, lake: true });
    expect(plan.at('Z9')).toBeUndefined();
    expect(plan.crossings).toHaveLength(16);
    expect(plan.crossings.at(-1)).toEqual({ border: 'D|E', ends: ['D6', 'E5'] });
    expect(boardIndex('standard', 3)).toBe(boardIndex('standard', 4));
    expect(boardIndex('standard', 3).board).toBe(LARGE);
    expect(boardIndex('standard', 2).board).toBe(SMALL);
  });

  /** What is wrong with the small board after a change. */
  function wrong(change: (board: typeof small) => void): readonly string[] {
    const copy = structuredClone(small);
    change(copy);
    return boardProblems(copy);
  }

  test('a board fits together or says what does not, naming the entry', () => {
    expect(boardProblems(small)).toEqual([]);
    expect(boardProblems(large)).toEqual([]);
    expect(boardProblems(tinyBoard())).toEqual([]);
    expect(boardProblems(null)).toEqual([
      '(top): expected an object with players, canvas, districts, features, sites, roads, borders, found null',
    ]);
  });

  test('names that stand there twice', () => {
    expect(wrong((b) => (b.sites[1]!.id = 'A1'))).toEqual(['sites: "A1" stands there twice']);
    expect(wrong((b) => (b.districts[1]!.id = 'A'))).toEqual(['districts: "A" stands there twice']);
    expect(wrong((b) => (b.features[1]!.id = 'P1'))).toEqual(['features: "P1" stands there twice']);
  });

  test('districts', () => {
    const left = small.sites.filter(({ district }) => district !== 'A').map(({ id }) => id);
    const without = wrong((b) => {
      b.sites = b.sites.filter(({ id }) => left.includes(id));
    });
    expect(without).toContain('district "A": no site lies in it');
    expect(wrong((b) => (b.districts[2]!.sites = 7))).toEqual([
      'district "C": says 7 sites, but 6 lie in it',
    ]);
    expect(wrong((b) => (b.sites[0]!.district = 'X'))).toEqual([
      'district "A": says 6 sites, but 5 lie in it',
      'site "A1": unknown district "X"',
    ]);
    expect(wrong((b) => (b.districts[0]!.grey = true))).toEqual([
      'districts: two must be grey, not 3',
    ]);
    expect(wrong((b) => (b.districts[1]!.grey = false))).toEqual([
      'districts: two must be grey, not 1',
    ]);
  });

  test('parks and lakes', () => {
    expect(wrong((b) => b.features[0]!.sites.push('Z1'))).toEqual([
      'park "P1": lists A2 A4 A5 Z1, expected A2 A4 A5',
    ]);
    expect(wrong((b) => b.features[0]!.sites.push('A2'))).toEqual([
      'park "P1": lists A2 A2 A4 A5, expected A2 A4 A5',
    ]);
    expect(wrong((b) => b.features[3]!.sites.pop())).toEqual([
      'lake "L1": lists B1 B4, expected B1 B4 C1',
    ]);
    expect(wrong((b) => (b.features[0]!.sites = []))).toEqual([
      'park "P1": lists none, expected A2 A4 A5',
    ]);
    expect(wrong((b) => (b.features[0]!.sites = ['A5', 'A2', 'A4']))).toEqual([]);
    expect(wrong((b) => (b.sites[1]!.park = 'P9'))).toEqual([
      'site "A2": unknown park "P9"',
      'park "P1": lists A2 A4 A5, expected A4 A5',
    ]);
    // L1 is a lake, not a park.
    expect(wrong((b) => ((b.sites[0] as { park: string | null }).park = 'L1'))).toEqual([
      'site "A1": unknown park "L1"',
    ]);
    expect(wrong((b) => ((b.sites[0] as { lake: string | null }).lake = 'P1'))).toEqual([
      'site "A1": unknown lake "P1"',
    ]);
  });

  test('roads', () => {
    expect(wrong((b) => b.roads.push(['A1', 'Q4']))).toEqual(['roads[45]: unknown site "Q4"']);
    expect(wrong((b) => b.roads.push(['A1', 'A1']))).toContain('roads[45]: joins "A1" with itself');
    expect(wrong((b) => b.roads.push(['A2', 'A1']))).toEqual(['roads: A1–A2 twice']);
    expect(boardProblems(starBoard(9))).toEqual([]);
    expect(boardProblems(starBoard(10))).toEqual([
      'site "A1": 10 roads, at most 9 can ever be paid for',
    ]);
  });

  test('borders say the same as roads and districts', () => {
    expect(wrong((b) => b.borders['D|E'].push(['D5', 'E6']))).toEqual([
      'borders "D|E": lists D5–E6 D6–E5, expected D6–E5',
    ]);
    expect(wrong((b) => b.borders['D|E'].push(['E5', 'D6']))).toEqual([
      'borders "D|E": lists D6–E5 D6–E5, expected D6–E5',
    ]);
    expect(wrong((b) => b.borders['D|E'].pop())).toEqual([
      'borders "D|E": lists none, expected D6–E5',
    ]);
    expect(wrong((b) => delete (b.borders as Record<string, unknown>)['D|E'])).toEqual([
      'borders "D|E": lists none, expected D6–E5',
    ]);
    expect(wrong((b) => ((b.borders as Record<string, unknown>)['A|B'] = [['A1', 'A2']]))).toEqual([
      'borders "A|B": lists A1–A2, expected none',
    ]);
    expect(wrong((b) => (b.borders['D|E'] = [['E5', 'D6']]))).toEqual([]);
    const odd = JSON.parse(JSON.stringify(small).replace('"D|E":', '"__proto__":')) as unknown;
    expect(boardProblems(odd)[0]).toContain('borders.__proto__: expected two districts');
  });

  test('remarks stand anywhere and change nothing; stored boards may have a status', () => {
    const remarks = { $source: 'a photograph', borders: { ...small.borders, $note: 'by roads' } };
    const own = { ...small, ...remarks } as unknown as typeof SMALL;
    expect(boardProblems(own)).toEqual([]);
    expect(boardShape.fault(own, 'board')).toBeNull();
    expect(boardIndex(own, 2).crossings).toEqual(boardIndex('standard', 2).crossings);
    expect(fitsBoard(own, 2)).toBe(fitsBoard(SMALL, 2));
    expect(boardProblems({ ...small, status: 'own' })).toEqual([]);
    expect(boardProblems({ ...small, source: 'own' })[0]).toMatch(/^source: expected only/);
  });

  test('every site can be reached', () => {
    expect(wrong((b) => (b.roads = b.roads.filter((road) => !road.includes('B2'))))).toEqual([
      'site "B2": no road leads there from "A1"',
    ]);
  });

  test('as a form of data: the first fault, where it stands', () => {
    expect(boardShape.fault(small, 'board')).toBeNull();
    expect(boardShape.fault({ ...small, players: [5] }, 'board')).toMatchObject({
      at: 'board.players[0]',
    });
    const cut = { ...small, roads: [...small.roads, ['A1', 'Q4']] };
    expect(boardShape.fault(cut, 'options.board')).toEqual({
      at: 'options.board',
      expected: 'a board that fits together',
      found: 'roads[45]: unknown site "Q4"',
    });
    expect(boardShape.fault(cut, '')).toMatchObject({ at: '(top)' });
  });

  test('names of sites are capitals and digits, at most four', () => {
    for (const id of ['a1', '1A', 'ABCDE', '', '__proto__', 'A-1']) {
      expect(wrong((b) => (b.sites[0]!.id = id))[0]).toContain('sites[0].id: expected a name');
    }
    expect(wrong((b) => (b.districts[0]!.fill = 'red'))[0]).toContain('districts[0].fill');
  });

  test('the boards in the box are for two, and for three or four', () => {
    expect(withChange('board-2-players', small, (b) => (b.players = [2, 3]))).toEqual([
      'board-2-players.json: players: expected 2',
    ]);
    expect(withChange('board-3-4-players', large, (b) => (b.players = [4]))).toEqual([
      'board-3-4-players.json: players: expected 3,4',
    ]);
    expect(withChange('board-3-4-players', large, (b) => b.roads.pop())[0]).toContain(
      'board-3-4-players.json: site "E10": no road leads there',
    );
  });
});

describe('TU-2 components', () => {
  const change = (by: (parts: typeof components) => void) =>
    withChange('components', components, by);

  test('counts', () => {
    expect(change((parts) => (parts.material_cards = 43))).toEqual([
      'components.json: material_cards: expected 44',
    ]);
    expect(change((parts) => (parts.objective_cards = 9))).toEqual([
      'components.json: objective_cards: expected 10',
    ]);
    expect(change((parts) => (parts.start_stock.white = 8))).toEqual([
      'components.json: start_stock: more floors than stock_limit',
    ]);
    expect(change((parts) => (parts.start_floors.max[4] = 2))).toEqual([
      'components.json: start_floors.max: too few for 4 players',
    ]);
    expect(change((parts) => (parts.floors.grey = 31))).toEqual([
      'components.json: floors.grey: expected a whole number from 0 to 30, found 31',
    ]);
  });
});

describe('TU-3 stock cards', () => {
  const change = (by: (file: typeof cards) => void) => withChange('stock-cards', cards, by);

  test('44 cards', () => {
    expect(CARDS).toHaveLength(44);
    expect(change((file) => file.cards.pop())).toEqual([
      'stock-cards.json: count: says 44, but there are 43 cards',
      'stock-cards.json: cards: 43, expected 44',
    ]);
    expect(change((file) => (file.count = 45))).toEqual([
      'stock-cards.json: count: says 45, but there are 44 cards',
    ]);
    expect(change((file) => (file.cards[1]!.id = 'M01'))).toEqual([
      'stock-cards.json: "M01" stands there twice',
    ]);
  });

  test('a card names its bottom floor and moves a machine or none', () => {
    expect(change((file) => (file.cards[0]!.bottom = 'white'))).toEqual([
      'stock-cards.json: card "M01": "white" is not its last floor',
    ]);
    expect(change((file) => (file.cards[0]!.steps = 1))).toEqual([
      'stock-cards.json: card "M01": 1 steps, but no machine',
    ]);
    expect(change((file) => (file.cards[28]!.steps = 0))).toEqual([
      'stock-cards.json: card "M29": a machine, but no steps',
    ]);
    expect(change((file) => (file.cards[3]!.floors[0] = 'pink'))[0]).toContain(
      'stock-cards.json: cards[3].floors[0]: expected one of',
    );
  });
});

describe('TU-4 the personal board', () => {
  const change = (by: (file: typeof tracks) => void) => withChange('personal-board', tracks, by);

  test('rows, values, stars, cone', () => {
    expect(change((file) => (file.rows = file.rows.toReversed()))).toEqual([
      'personal-board.json: rows: expected one for each of white,grey,brown,black, in this order',
    ]);
    expect(change((file) => file.millions.pop())).toEqual([
      'personal-board.json: millions: expected 13 values',
    ]);
    expect(change((file) => (file.star_steps[3] = 13))).toEqual([
      'personal-board.json: star_steps[3]: the track ends at 12',
    ]);
    expect(change((file) => (file.star_steps[1] = 2))).toEqual([
      'personal-board.json: star_steps[1]: expected rising steps',
    ]);
    expect(change((file) => file.cone.by_visible_roofs.push(20))).toEqual([
      'personal-board.json: cone.by_visible_roofs: expected 8 values',
    ]);
  });
});

describe('TU-5 objectives and tokens', () => {
  test('ten objectives, three of them START', () => {
    const change = (by: (file: typeof objectives) => void) =>
      withChange('objectives', objectives, by);
    expect(change((file) => file.objectives.pop())).toEqual([
      'objectives.json: objectives: 9, expected 10',
    ]);
    expect(change((file) => (file.objectives[0]!.start = false))).toEqual([
      'objectives.json: objectives: 2 marked "start", expected 3',
    ]);
    expect(change((file) => (file.objectives[0]!.id = 'lake4'))).toEqual([
      'objectives.json: "lake4" stands there twice',
    ]);
    expect(change((file) => (file.objectives[0]!.rule = 'most_roofs'))[0]).toContain(
      'objectives.json: objectives[0]',
    );
  });

  test('tokens 7-5-3-3, 7-5-3 and 7-3', () => {
    expect([4, 3, 2].map(tokensFor)).toEqual([
      [7, 5, 3, 3],
      [7, 5, 3],
      [7, 3],
    ]);
    const change = (by: (file: typeof tokens) => void) => withChange('bonus-tokens', tokens, by);
    expect(change((file) => (file.in_play[2][1] = 4))).toEqual([
      'bonus-tokens.json: in_play.2[1]: there is no token of 4',
    ]);
    expect(change((file) => (file.in_play[3] = file.in_play[3].toReversed()))).toEqual([
      'bonus-tokens.json: in_play.3[1]: expected the highest first',
      'bonus-tokens.json: in_play.3[2]: expected the highest first',
    ]);
    expect(change((file) => file.in_play[2].push(3))[0]).toContain(
      'in_play.2: expected a list of 2',
    );
  });
});
