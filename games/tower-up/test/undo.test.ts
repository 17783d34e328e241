import { startPlay, giveAnswer, type Play, undo, undoRefusal } from '@faubourg/core';
import { towerUp, type TowerUpState } from '@faubourg/tower-up';
import { expect, test } from 'vitest';
import { legal, OPTIONS, position, scripted } from './positions.ts';

const started = (start: 'random' | 'chosen') =>
  startPlay(towerUp, { ...OPTIONS, start }, 2, '7'.repeat(64)).play as Play<TowerUpState>;

test('a starting floor and a build can be taken back, a card cannot', () => {
  const play = started('chosen');
  const before = towerUp.copy(play.state);
  const seat = play.state.turn;
  giveAnswer(play, seat, legal(play.state)[0]);
  expect(undoRefusal(play, seat)).toBeNull();
  expect(undo(play, seat)).toBeNull();
  expect(play.state).toEqual(before);

  const other = started('random');
  const turn = other.state.turn;
  const build = legal(other.state).find((answer) => 'build' in answer);
  giveAnswer(other, turn, build);
  expect(undo(other, turn)).toBeNull();
  giveAnswer(
    other,
    turn,
    legal(other.state).find((answer) => 'take' in answer),
  );
  expect(undoRefusal(other, turn)).toMatchObject({ code: 'chance-or-reveal' });
});

test('events keep nothing of the answer that led to them', () => {
  const state = position({ rules: 1, market: ['M13', 'M02', 'M03'], stocks: [{ white: 9 }] });
  const answer = { take: 'M13', choose: [], back: ['white', 'white'] } as const;
  const { events, reveals } = towerUp.apply(state, 0, answer, scripted());
  const [took] = events;
  expect(reveals).toBe(false);
  expect(took).toMatchObject({ kind: 'took', back: answer.back });
  expect((took as { back?: unknown }).back).not.toBe(answer.back);
});
