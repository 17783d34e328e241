import { canonical, QuickChance, winShares } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import {
  towerUp,
  type TowerUpAnswer,
  type TowerUpOptions,
  type TowerUpState,
} from '@faubourg/tower-up';
import { OBJECTIVES } from '../rules/material.ts';
import { starBoard, tinyBoard } from './boards.ts';
import { legal, OPTIONS, play, position, scripted } from './positions.ts';

const fast = towerUp.fast!;
const codes = new Int32Array(fast.mostAnswers);

/** The answers the fast rules list, in a fixed order. */
function listed(state: TowerUpState, node: unknown = fast.node(state)): string[] {
  const count = fast.legal(node, state.turn, codes);
  return Array.from(codes.subarray(0, count), (code) =>
    canonical(fast.answer(node, state.turn, code)),
  ).sort();
}

const codeOf = (node: unknown, seat: number, answer: TowerUpAnswer): number => {
  const count = fast.legal(node, seat, codes);
  const wanted = canonical(answer);
  const code = codes
    .subarray(0, count)
    .find((one) => canonical(fast.answer(node, seat, one)) === wanted);
  if (code === undefined) throw new Error(`the fast rules do not list ${wanted}`);
  return code;
};

/** Plays an answer by both sets of rules and compares them. */
function both(state: TowerUpState, answer: TowerUpAnswer, ...draws: number[]): TowerUpState {
  const node = fast.node(state);
  const seat = state.turn;
  fast.apply(node, seat, codeOf(node, seat, answer), scripted(...draws));
  const after = towerUp.copy(state);
  towerUp.apply(after, seat, answer, scripted(...draws));
  expect(node).toEqual(fast.node(after));
  return after;
}

/** A whole random game by both sets of rules in step. */
function inStep(options: TowerUpOptions, seats: number, seed: number): TowerUpState {
  const [ours, theirs] = [new QuickChance(seed), new QuickChance(seed)];
  const { state } = towerUp.setUp(options, seats, ours);
  const node = fast.node(state);
  fast.setUp(node, theirs);
  const chance = new QuickChance(seed + 1);
  for (let turns = 0; turns < 2000; turns++) {
    expect(node).toEqual(fast.node(state));
    const over = towerUp.decisions(state).length === 0;
    expect(fast.owing(node)).toBe(over ? 0 : 1 << state.turn);
    if (over) break;
    const answers = legal(state);
    expect(listed(state, node)).toEqual(answers.map(canonical).sort());
    const answer = answers[chance.int(answers.length)]!;
    const code = codeOf(node, state.turn, answer);
    fast.apply(node, state.turn, code, theirs);
    towerUp.apply(state, state.turn, answer, ours);
    expect(theirs.draws).toBe(ours.draws);
  }
  const out = new Float64Array(seats);
  fast.shares(node, out);
  expect([...out]).toEqual(winShares(towerUp.outcome(state)!));
  fast.scores(node, out);
  expect([...out]).toEqual(towerUp.outcome(state)!.scores);
  return state;
}

describe('the fast rules are the same game', () => {
  test.each([2, 3, 4])('%i players, the usual options', (seats) => {
    for (let seed = 0; seed < 3; seed++) inStep(OPTIONS, seats, 100 * seats + seed);
  });

  test('other options', () => {
    inStep({ ...OPTIONS, start: 'chosen', startFloors: 7 }, 2, 1);
    inStep({ ...OPTIONS, start: 'chosen', startFloors: 5, objectives: 'start' }, 4, 2);
    inStep({ ...OPTIONS, startFloors: 7, objectives: 'start' }, 3, 3);
    inStep({ ...OPTIONS, objectives: ['twice2', 'grey32', 'adjacent5'] }, 3, 4);
  });

  test('boards of one’s own, too small ones included', () => {
    for (let seed = 0; seed < 4; seed++) {
      for (const start of ['random', 'chosen'] as const) {
        inStep({ ...OPTIONS, startFloors: 7, start, board: tinyBoard() }, 2, seed);
        inStep({ ...OPTIONS, startFloors: 5, start, board: starBoard(9) }, 3, seed);
      }
    }
  });

  test('every objective, by itself', () => {
    const ids = OBJECTIVES.map(({ id }) => id);
    for (const [i, id] of ids.entries()) {
      const others = [ids[(i + 1) % 10]!, ids[(i + 2) % 10]!];
      // Some objectives are rarely met at random: one game each would not reveal a broken one.
      for (let game = 0; game < 12; game++) {
        inStep({ ...OPTIONS, objectives: [id, ...others] }, 2 + (game % 3), 500 + 12 * i + game);
      }
    }
  });
});

describe('positions that random games seldom reach', () => {
  const same = (state: TowerUpState) => {
    expect(listed(state)).toEqual(legal(state).map(canonical).sort());
  };
  const floors = (count: number) => '.'.repeat(count);

  test('TU-41 shortages', () => {
    const emptied = (white: number, grey: number) =>
      position({
        market: ['M41', 'M12', 'M05'],
        buildings: {
          A1: `white ${floors(30 - white)}`,
          B2: `brown ${floors(30)}`,
          B3: `black ${floors(30)}`,
          E4: `grey ${floors(30 - grey)}`,
        },
        end: { reason: 'shortage', seat: 1 },
      });
    for (const [white, grey] of [
      [0, 0],
      [1, 0],
      [2, 2],
      [5, 5],
    ] as const) {
      same(emptied(white, grey));
    }
    const short = (rules: number) =>
      position({
        rules,
        market: ['M13', 'M01', 'M41'],
        buildings: { A1: `white ${floors(29)}`, E6: 'grey .' },
        stocks: [{ grey: 5, brown: 5 }],
      });
    same(short(1));
    const back = ['grey', 'grey', 'brown', 'brown'] as const;
    both(short(1), { take: 'M01', choose: ['brown'], back });
    both(short(1), { take: 'M13', choose: [], back: ['grey', 'brown', 'black'] });
    same(short(2));
    both(short(2), { take: 'M01', choose: ['brown'] });
    const taken = short(2);
    play(taken, { take: 'M01', choose: ['brown'] });
    same(taken);
    both(taken, { back });
  });

  test('TU-40 … TU-42 ends', () => {
    const tenth = position({
      buildings: { C4: 'white 00000000', C6: 'brown .0' },
      stocks: [{ white: 1, brown: 1, grey: 1 }],
      goals: ['brown4', 'lake4', 'borders2'],
    });
    both(tenth, { build: 'C3', colour: 'grey', roof: 'C3' });
    const extra = towerUp.copy(tenth);
    extra.players[0]!.markers = { white: 2, grey: 1, brown: 2, black: 2 };
    const after = both(extra, { build: 'C3', colour: 'grey', roof: 'C3' });
    same(after);
    both(after, { take: 'M13', choose: [] }, 4);
  });

  test('TU-20 an empty pile', () => {
    const market = ['M13', 'M02', 'M03'];
    const state = position({ market, discards: position({ market }).pile });
    const after = both(state, { take: 'M02', choose: [] }, 17);
    both(
      after,
      legal(after).find((answer) => 'take' in answer)!,
      3,
    );
  });

  test('a copy of a node is a node of its own', () => {
    const { state } = towerUp.setUp(OPTIONS, 4, new QuickChance(5));
    const node = fast.node(state);
    const twin = fast.node(towerUp.setUp(OPTIONS, 4, new QuickChance(6)).state);
    fast.copy(node, twin);
    expect(twin).toEqual(node);
    fast.apply(
      twin,
      state.turn,
      codeOf(twin, state.turn, legal(state).at(-1)!),
      new QuickChance(1),
    );
    expect(node).toEqual(fast.node(state));
    expect(twin).not.toEqual(node);
  });

  test('TU-43 shares of a tie', () => {
    const over = (stocks: readonly { white?: number }[]) => {
      const state = position({
        seats: 3,
        buildings: { C5: 'white 0000000000.', C2: 'brown .' },
        end: { reason: 'roofs', seat: 0 },
        turn: 2,
        cones: [0, 0, 0],
        markers: [{ white: 5 }, { black: 5 }, { black: 4 }],
        stocks,
      });
      const out = new Float64Array(3);
      fast.shares(fast.node(state), out);
      return [...out];
    };
    expect(over([{}, {}, { white: 5 }])).toEqual([0.5, 0.5, 0]);
    expect(over([{ white: 1 }, {}])).toEqual([1, 0, 0]);
    expect(over([{ white: 1 }, { white: 2 }])).toEqual([0, 1, 0]);
  });
});
