import { type Chance, shares } from '@faubourg/core';
import { expect, test } from 'vitest';
import { bot } from '../bot/index.ts';
import { towerUp, type TowerUpAnswer, type TowerUpState } from '../rules/index.ts';
import { positionWhere } from './bot-positions.ts';

/*
 * The oracle plays every line of the last turns over the readable rules, with every card that may
 * be turned up: nothing in it comes from the bot. With two players what one wins the other loses.
 */
const drawing = (at: number): Chance & { of: number } => ({
  draws: 0,
  of: 0,
  int(n) {
    this.of = n;
    return Math.min(at, n - 1);
  },
});

/** What the seat wins if the one to act gives this answer and all play on without a mistake. */
function worth(state: TowerUpState, seat: number, answer: TowerUpAnswer): number {
  const first = drawing(0);
  const next = towerUp.copy(state);
  towerUp.apply(next, state.turn, answer, first);
  const outcome = towerUp.outcome(next);
  if (outcome) return shares(outcome)[seat]!;
  if (first.of === 0) return best(next, seat);
  let sum = 0;
  for (let card = 0; card < first.of; card++) {
    const turned = towerUp.copy(state);
    towerUp.apply(turned, state.turn, answer, drawing(card));
    sum += best(turned, seat);
  }
  return sum / first.of;
}

function best(state: TowerUpState, seat: number): number {
  const own = state.turn === seat;
  let value = own ? -Infinity : Infinity;
  for (const answer of towerUp.answers(state, state.turn)!) {
    const one = worth(state, seat, answer);
    value = own ? Math.max(value, one) : Math.min(value, one);
    if (value === Number(own)) break;
  }
  return value;
}

const toAct = (state: TowerUpState): number =>
  state.end ? state.players.filter(({ cone }) => cone === null).length : 0;

/** Few enough answers for the readable rules to follow every line of two turns. */
const isNarrow = (state: TowerUpState): boolean =>
  towerUp.answers(state, state.turn)!.length <= (toAct(state) > 1 ? 25 : 400);

/** LAST_TURNS=500 looks at as many positions. */
const POSITIONS = Number(process.env['LAST_TURNS'] ?? 30);

test.each([
  [2, 1, POSITIONS],
  [2, 2, Math.ceil(POSITIONS / 10)],
  [3, 1, POSITIONS],
  [4, 1, POSITIONS],
])('%i players, %i to act: the expert gives away no share', async (seats, left, many) => {
  const expert = bot('expert');
  let looked = 0;
  let right = 0;
  for (let seed = 1; looked < many; seed++) {
    const state = positionWhere(seats, seed, (one) => toAct(one) === left && isNarrow(one));
    if (!state) continue;
    const seat = state.turn;
    const values = towerUp.answers(state, seat)!.map((answer) => worth(state, seat, answer));
    const most = Math.max(...values);
    // Where every answer comes to the same there is nothing to get right.
    if (Math.min(...values) === most) continue;
    looked++;
    const { answer, explanation } = await expert.think(towerUp.view(state, seat), {
      budget: { iterations: 1 },
      seed,
    });
    expect(explanation.method).toBe('exact');
    right += Number(worth(state, seat, answer!) > most - 1e-9);
  }
  expect(right).toBe(looked);
});
