import { type Chance, type Outcome, winShares } from '@faubourg/core';
import { expect, test } from 'vitest';
import { bot, levels } from '../bot/index.ts';
import { towerUp, type TowerUpAnswer, type TowerUpState } from '../rules/index.ts';
import { positionWhere } from './bot-positions.ts';

/*
 * The oracle plays every sequence of the last turns over the readable rules, with every card that
 * may be turned up; nothing in it comes from the bot. Each seat maximises its share of the victory,
 * and among equal shares its lead.
 */
const drawing = (at: number): Chance & { of: number } => ({
  draws: 0,
  of: 0,
  int(n) {
    this.of = n;
    return Math.min(at, n - 1);
  },
});

const LEAD = 1e-4;

function settled(outcome: Outcome): number[] {
  return winShares(outcome).map((share, seat) => {
    const rivals = outcome.scores.filter((_, other) => other !== seat);
    return share + LEAD * (outcome.scores[seat]! - Math.max(...rivals));
  });
}

/**
 * The result of every seat if the seat to act gives this answer and all play optimally afterwards.
 */
function worth(state: TowerUpState, answer: TowerUpAnswer): number[] {
  const first = drawing(0);
  const next = towerUp.copy(state);
  towerUp.apply(next, state.turn, answer, first);
  const outcome = towerUp.outcome(next);
  if (outcome) return settled(outcome);
  if (first.of === 0) return best(next);
  const sum = state.players.map(() => 0);
  for (let card = 0; card < first.of; card++) {
    const turned = towerUp.copy(state);
    towerUp.apply(turned, state.turn, answer, drawing(card));
    for (const [seat, value] of best(turned).entries()) sum[seat]! += value / first.of;
  }
  return sum;
}

function best(state: TowerUpState): number[] {
  const values = towerUp.answers(state, state.turn)!.map((answer) => worth(state, answer));
  return values.reduce((a, b) => (b[state.turn]! > a[state.turn]! ? b : a));
}

const toAct = (state: TowerUpState): number =>
  state.end ? state.players.filter(({ cone }) => cone === null).length : 0;

/** Few enough answers for the readable rules to play every sequence of two turns. */
const isNarrow = (state: TowerUpState): boolean =>
  towerUp.answers(state, state.turn)!.length <= (toAct(state) > 1 ? 20 : 400);

/** LAST_TURNS=500 tests that many positions. */
const POSITIONS = Number(process.env['LAST_TURNS'] ?? 12);

/** With two turns left the solver sometimes reaches its limit. */
test.each([
  { seats: 2, left: 1, many: POSITIONS, least: 0.99 },
  { seats: 3, left: 1, many: POSITIONS, least: 0.99 },
  { seats: 3, left: 2, many: Math.ceil(POSITIONS / 12), least: 0.9 },
  { seats: 4, left: 1, many: POSITIONS, least: 0.99 },
])('$seats players, $left to act: the expert finds the best move', async (row) => {
  const { seats, left, many, least } = row;
  const expert = bot('expert');
  const { iterations } = levels.expert;
  let looked = 0;
  let right = 0;
  let solved = 0;
  for (let seed = 1; looked < many; seed++) {
    const state = positionWhere(seats, seed, (one) => toAct(one) === left && isNarrow(one));
    if (!state) continue;
    const seat = state.turn;
    const values = towerUp.answers(state, seat)!.map((answer) => worth(state, answer)[seat]!);
    const most = Math.max(...values);
    // Skips positions in which no answer makes a difference.
    if (most - Math.min(...values) < 0.1) continue;
    looked++;
    const { answer, explanation } = await expert.think(towerUp.view(state, seat), {
      budget: { iterations },
      seed,
    });
    const found = worth(state, answer!)[seat]! > most - 1e-9;
    const exact = explanation.method === 'exact';
    // An exact result must always be right.
    expect([seed, exact, exact && !found]).toEqual([seed, exact, false]);
    right += Number(found);
    solved += Number(exact);
  }
  if (many > 100) console.log(`${seats} players, ${left} to act: ${right} of ${looked} right`);
  expect(right / looked).toBeGreaterThanOrEqual(least);
  expect(solved / looked).toBeGreaterThanOrEqual(least);
});
