import { canonical, QuickChance } from '@faubourg/core';
import { LEVELS, type ThinkOptions, type Thought } from '@faubourg/search';
import { describe, expect, test, vi } from 'vitest';
import { workTimer } from '../../../search/test/laws/work-timer.ts';
import { bot } from '../bot/index.ts';
import { fast } from '../rules/fast/index.ts';
import { towerUp, type TowerUpAnswer, type TowerUpState } from '../rules/index.ts';
import { positionWhere, usual } from './bot-positions.ts';

const BUDGET = 60;

const toAct = ({ end, players }: TowerUpState): number =>
  end ? players.filter(({ cone }) => cone === null).length : 0;

/** Positions whose last two turns take longer than the time budget. */
const crowded = [3, 4].map((seats) => {
  for (let seed = 1; ; seed++) {
    const state = positionWhere(seats, seed, (one) => toAct(one) === 2);
    if (state && towerUp.answers(state, state.turn)!.length > 60) return state;
  }
});
const opening = [2, 3, 4].map((seats) => towerUp.setUp(usual, seats, new QuickChance(3)).state);
const places = [
  ...opening.map((state) => ({ name: `opening, ${state.players.length} players`, state })),
  ...crowded.map((state) => ({ name: `last turns, ${state.players.length} players`, state })),
];

const ask = (
  name: string,
  state: TowerUpState,
  thinkOptions: Omit<ThinkOptions, 'seed'>,
): Promise<Thought<TowerUpAnswer>> => {
  const [level, character] = name.split('@');
  const one = bot(
    LEVELS.find((known) => known === level)!,
    character,
  );
  return one.think(towerUp.view(state, state.turn), { ...thinkOptions, seed: 1 });
};

/** One level of each evaluator and horizon, with and without a character: the others think alike. */
const WAYS = [
  'starter',
  'apprentice',
  'hobbyist',
  'regular',
  'expert',
  'regular@racer',
  'expert@builder',
];

describe.each(WAYS)('%s', (name) => {
  test.each(places)('$name: stops when the time is over', async ({ state }) => {
    for (const perPlay of [0.005, 0.05]) {
      const { plays, now } = workTimer(fast, perPlay);
      const { answer } = await ask(name, state, { budget: { milliseconds: BUDGET }, now });
      expect(answer).not.toBeNull();
      // An iteration in progress is finished: every answer once, and every next one once.
      const most = BUDGET / perPlay + 2 * towerUp.answers(state, state.turn)!.length + 200;
      expect([perPlay, plays() <= most ? 'in time' : plays()]).toEqual([perPlay, 'in time']);
      vi.restoreAllMocks();
    }
  });

  test.each(places)('$name: stops when it is told to', async ({ state }) => {
    const { plays, now } = workTimer(fast, 0.005);
    const stopAfter = 400;
    const signal = {
      get aborted() {
        return plays() >= stopAfter;
      },
    };
    await ask(name, state, { budget: { milliseconds: 60_000 }, signal, now });
    expect(plays()).toBeGreaterThan(stopAfter / 2);
    expect(plays()).toBeLessThan(stopAfter + 2 * towerUp.answers(state, state.turn)!.length + 200);
  });
});

test('the last turns are left to the search when the answer is wanted at once', async () => {
  for (const state of crowded) {
    const { plays } = workTimer(fast, 1);
    const signal = { aborted: true };
    const thought = await ask('expert', state, { budget: { iterations: 300 }, signal });
    expect(thought.explanation.method).toBe('tree');
    expect(towerUp.answers(state, state.turn)).toContainEqual(thought.answer);
    expect(plays()).toBeLessThan(1000);
    vi.restoreAllMocks();
  }
});

test('a budget of iterations gives the same thought however slow the machine is', async () => {
  let exact = 0;
  for (const state of crowded) {
    const budget = { iterations: 20 };
    const thoughts: string[] = [];
    for (const perPlay of [0, 1000]) {
      const { now } = workTimer(fast, perPlay);
      thoughts.push(canonical(await ask('expert', state, { budget, now })));
      vi.restoreAllMocks();
    }
    expect(thoughts[1]).toBe(thoughts[0]);
    if (thoughts[0]!.includes('"exact"')) exact++;
  }
  // Some are solved by playing all lines; others have too many lines for any machine.
  expect(exact).toBeGreaterThan(0);
});
