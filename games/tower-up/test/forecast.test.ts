import { QuickChance } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import {
  type TowerUpForecast,
  towerUp,
  type TowerUpAnswer,
  type TowerUpEvent,
  type TowerUpState,
} from '@faubourg/tower-up';
import { sum } from '../rules/colours.ts';
import { LIMIT } from '../rules/material.ts';
import { OPTIONS, play, position } from './positions.ts';

const ahead = (state: TowerUpState, viewer: number | null = 0): TowerUpForecast =>
  towerUp.forecast!(towerUp.view(state, viewer)) as TowerUpForecast;

const spec = {
  buildings: { C4: 'white ...', C2: 'brown .', A1: 'grey 0', B2: 'black 0', E6: 'brown 0' },
  stocks: [{ white: 2, brown: 1, black: 2 }, { grey: 1 }],
  markers: [{ grey: 4, brown: 4, black: 4 }],
  goals: ['colours4', 'lake4', 'park4'],
  market: ['M41', 'M40', 'M13'],
};

describe('sites', () => {
  test('price, floors after it, score step, objectives, extra turn', () => {
    const { seat, sites } = ahead(position(spec));
    expect(seat).toBe(0);
    const { price, raises, problems, colours } = sites['C3']!;
    expect(price).toEqual({ white: 1, grey: 0, brown: 1, black: 0 });
    expect(raises).toEqual(['C2', 'C4']);
    expect(problems).toEqual([]);
    expect(colours.black).toEqual({
      problems: [],
      left: { white: 1, grey: 0, brown: 0, black: 1 },
      roofs: {
        C3: {
          height: 1,
          step: { colour: 'black', from: 4, to: 5, millions: 1, extra: false },
          objectives: {},
          ends: null,
        },
        C2: {
          height: 2,
          step: { colour: 'brown', from: 4, to: 6, millions: 2, extra: false },
          objectives: {},
          ends: null,
        },
        C4: {
          height: 4,
          step: { colour: 'white', from: 0, to: 4, millions: 4, extra: true },
          objectives: { colours4: 7 },
          ends: null,
        },
      },
    });
  });

  test('for every illegal site the reasons: clash, missing floors, no neighbour', () => {
    const { sites } = ahead(position(spec));
    expect(sites['C3']!.colours.white).toEqual({
      problems: [
        {
          rule: 'TU-21',
          code: 'colour-clash',
          data: { site: 'C3', colour: 'white', with: ['C4'] },
        },
      ],
      left: null,
      roofs: {},
    });
    expect(sites['C3']!.colours.grey.problems).toEqual([
      {
        rule: 'TU-21',
        code: 'too-few-floors',
        data: {
          lacks: { white: 0, grey: 1, brown: 0, black: 0 },
          price: { white: 1, grey: 1, brown: 1, black: 0 },
        },
      },
    ]);
    expect(sites['B5']!.problems).toEqual([
      { rule: 'TU-21', code: 'no-neighbour', data: { site: 'B5' } },
    ]);
    expect(sites['B5']!.colours.white.roofs).toEqual({});
    expect(sites['A4']!.problems).toEqual([
      {
        rule: 'TU-21',
        code: 'too-few-floors',
        data: {
          lacks: { white: 0, grey: 1, brown: 0, black: 0 },
          price: { white: 0, grey: 1, brown: 0, black: 0 },
        },
      },
    ]);
    expect(sites['C4']).toBeUndefined();
    expect(Object.keys(sites)).toHaveLength(25);
  });

  test('several reasons at once, no roof left among them', () => {
    const state = position({
      buildings: { C4: 'white 0000000000', C6: 'brown .' },
      end: { reason: 'roofs', seat: 0 },
    });
    const { sites } = ahead(state);
    expect(sites['A1']!.problems.map(({ code }) => code)).toEqual(['no-neighbour', 'no-roof']);
    expect(sites['C3']!.problems.map(({ code }) => code)).toEqual(['no-roof', 'too-few-floors']);
    expect(sites['C3']!.colours.white.problems.map(({ code }) => code)).toEqual([
      'colour-clash',
      'too-few-floors',
    ]);
  });

  test('that a roof would end the game', () => {
    const state = position({
      buildings: { C4: 'white 000000000' },
      stocks: [{ white: 1, grey: 1 }],
    });
    expect(ahead(state).sites['C3']!.colours.grey.roofs['C3']!.ends).toBe('roofs');
    const last = position({
      buildings: { C4: 'white 000000000', A1: 'white 1111111111' },
      stocks: [{ white: 1, grey: 1 }],
      end: { reason: 'roofs', seat: 1 },
      cones: [null, 1],
    });
    expect(ahead(last).sites['C3']!.colours.grey.roofs['C3']!.ends).toBeNull();
  });

  test('for the viewer, even out of turn; for a spectator, the seat to act', () => {
    const state = position(spec);
    expect(ahead(state, 1).seat).toBe(1);
    expect(ahead(state, 1).sites['A4']!.colours.white.problems).toHaveLength(1);
    expect(ahead(state, null).seat).toBe(0);
    expect(ahead({ ...state, turn: 1 }, null).seat).toBe(1);
  });

  test('while starting floors are placed: where they may go', () => {
    const state = position({ options: { start: 'chosen' }, start: ['white'] });
    const { sites } = ahead(state);
    expect(sites['A1']!.problems).toEqual([]);
    expect(sites['A1']!.colours.white).toEqual({ problems: [], left: null, roofs: {} });
    expect(sites['C3']!.colours.white.problems).toMatchObject([{ code: 'colour-clash' }]);
    expect(sites['A1']!.colours.black.problems).toMatchObject([{ code: 'other-colour' }]);
  });
});

describe('cards', () => {
  test('floors, machine, floors to return, extra turn', () => {
    const { cards } = ahead(position({ ...spec, stocks: [{ white: 3, brown: 3, black: 3 }] }));
    expect(cards['M40']).toEqual({
      printed: { white: 0, grey: 0, brown: 0, black: 0 },
      missing: { white: 0, grey: 0, brown: 0, black: 0 },
      free: 1,
      left: { white: 24, grey: 29, brown: 25, black: 26 },
      step: { colour: 'black', from: 4, to: 6, millions: 2, extra: false },
      back: 0,
      ends: false,
    });
    expect(cards['M41']).toMatchObject({ free: 2, step: null, back: 1, ends: false });
    expect(cards['M13']).toMatchObject({
      printed: { white: 1, grey: 0, brown: 1, black: 1 },
      free: 0,
      back: 2,
    });
    const even = position({ ...spec, markers: [{ white: 2, grey: 2, brown: 2, black: 1 }] });
    expect(ahead(even).cards['M40']!.step).toMatchObject({ from: 1, to: 3, extra: true });
  });

  test('TU-41 that a card would trigger the end', () => {
    const buildings = { A1: `white ${'.'.repeat(30)}`, E6: 'grey .' };
    const state = position({ buildings, market: ['M13', 'M41', 'M02'] });
    expect(ahead(state).cards['M13']).toMatchObject({
      missing: { white: 1, grey: 0, brown: 0, black: 0 },
      free: 1,
      ends: true,
    });
    expect(ahead(state).cards['M41']!.ends).toBe(false);
    state.end = { reason: 'shortage', seat: 1 };
    expect(ahead(state).cards['M13']!.ends).toBe(false);
  });
});

describe('objectives and scores', () => {
  test('progress of every seat, the sites that count, the token at stake', () => {
    const state = position({
      seats: 3,
      buildings: { A1: 'white 0', B1: 'grey 01', C3: 'brown 0', E1: 'black 0', A3: 'brown 1' },
      goals: ['colours4', 'lake4', 'park4'],
      markers: [{ white: 3 }, { grey: 4 }],
    });
    const { goals, scores } = ahead(state, 2);
    expect(goals[0]!['colours4']).toEqual({
      have: 4,
      need: 4,
      sites: ['A1', 'B1', 'C3', 'E1'],
      token: 7,
      taken: true,
    });
    expect(goals[1]!['colours4']).toEqual({
      have: 2,
      need: 4,
      sites: ['A3', 'B1'],
      token: 5,
      taken: false,
    });
    expect(goals[2]!['lake4']).toEqual({ have: 0, need: 4, sites: [], token: 7, taken: false });
    expect(goals.map((goal) => Object.keys(goal))).toEqual([
      ['colours4', 'lake4', 'park4'],
      ['colours4', 'lake4', 'park4'],
      ['colours4', 'lake4', 'park4'],
    ]);
    // Tracks, roofs on top (three are worth 4, two are worth 2) and tokens.
    expect(scores).toEqual([3 + 4 + 7, 4 + 2, 0]);
  });

  test('the second taker has the second token', () => {
    const state = position({
      buildings: { A1: 'white 01', B1: 'grey 01', C3: 'brown 01', E1: 'black 01' },
      goals: ['colours4', 'lake4', 'park4'],
      takers: [[1, 0], [], []],
    });
    const { goals } = ahead(state);
    expect(goals.map((goal) => goal['colours4']!.token)).toEqual([3, 7]);
  });
});

test('previews come true', () => {
  const chance = new QuickChance(3);
  const { state } = towerUp.setUp(OPTIONS, 2, chance);
  for (let turns = 0; turns < 200 && towerUp.decisions(state).length > 0; turns++) {
    const seat = state.turn;
    const { sites, cards } = ahead(state, seat);
    const answers = towerUp.answers(state, seat)!;
    if (state.returning) {
      play(state, answers[chance.int(answers.length)]!);
      continue;
    }
    const listed = answers.flatMap((answer) =>
      'build' in answer ? [`${answer.build} ${answer.colour} ${answer.roof}`] : [],
    );
    const shown = Object.entries(sites).flatMap(([site, { colours }]) =>
      Object.entries(colours).flatMap(([colour, { roofs }]) =>
        Object.keys(roofs).map((roof) => `${site} ${colour} ${roof}`),
      ),
    );
    expect(shown.toSorted()).toEqual(listed.toSorted());
    const answer = answers[chance.int(answers.length)]!;
    const events = play(state, answer, chance);
    expect(promised(answer, sites, cards)).toEqual(kept(state, seat, answer, events));
  }
});

/** The previewed and the actual results of an answer, in the same form. */
function promised(
  answer: TowerUpAnswer,
  sites: TowerUpForecast['sites'],
  cards: TowerUpForecast['cards'],
) {
  if ('take' in answer) {
    const { back, free, step, ends } = cards[answer.take]!;
    return {
      back,
      free,
      step: step && [step.colour, step.from, step.to],
      extra: step?.extra,
      ends,
    };
  }
  if (!('build' in answer)) throw new Error('no turn');
  const { left, roofs } = sites[answer.build]!.colours[answer.colour];
  const { height, step, objectives, ends } = roofs[answer.roof]!;
  return {
    left,
    height,
    step: [step.colour, step.from, step.to],
    extra: step.extra,
    objectives,
    ends,
  };
}

function kept(
  state: TowerUpState,
  seat: number,
  answer: TowerUpAnswer,
  events: readonly TowerUpEvent[],
) {
  const moved = events.find((event) => event.kind === 'moved');
  const step = moved ? [moved.colour, moved.from, moved.to] : null;
  const extra = events.some(({ kind }) => kind === 'extra');
  const ending = events.find((event) => event.kind === 'ending');
  if ('take' in answer) {
    const { choose } = answer;
    const ends = ending !== undefined;
    const back = Math.max(0, sum(state.players[seat]!.stock) - LIMIT);
    const again = state.returning?.extra ?? extra;
    return { back, free: choose.length, step, extra: moved && again, ends };
  }
  const tokens = events.flatMap((event) =>
    event.kind === 'objective' ? [[event.objective, event.token]] : [],
  );
  const built = events.find((event) => event.kind === 'built');
  return {
    left: state.players[seat]!.stock,
    height: built?.height,
    step,
    extra,
    objectives: Object.fromEntries(tokens) as unknown,
    ends: ending?.reason ?? null,
  };
}
