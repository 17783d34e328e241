import { expect, test } from 'vitest';
import { towerUp } from '@faubourg/tower-up';
import { OPTIONS, play, position, scripted } from './positions.ts';

test('the start', () => {
  const { events } = towerUp.setUp(OPTIONS, 2, scripted(12, 12, 37, 0, 0, 0, 1, 5, 2, 7, 3, 0));
  expect(towerUp.notate(events)).toBe(
    'market M13 M44 M38, objectives colours4 heights1234 twice2; place black A6; place brown B3; place black A1',
  );
});

test('a build', () => {
  const state = position({
    buildings: { C4: 'white ...', C2: 'brown .', A1: 'grey 0', B2: 'black 0', E6: 'brown 0' },
    stocks: [{ white: 1, brown: 1, black: 1 }],
    markers: [{ grey: 4, brown: 4, black: 4 }],
    goals: ['colours4', 'lake4', 'park4'],
  });
  expect(towerUp.notate(play(state, { build: 'C3', colour: 'black', roof: 'C4' }))).toBe(
    'build black C3, raise C2 C4, roof C4 at 4; white 0>4; colours4 7M; extra turn',
  );
});

test('a card', () => {
  const state = position({
    market: ['M40', 'M13', 'M01'],
    stocks: [{ white: 5, grey: 5 }],
  });
  const first = play(state, { take: 'M40', choose: ['brown'] }, scripted(1));
  expect(towerUp.notate(first)).toBe('take M40 +brown; black 0>2; market M03');
  expect(towerUp.notate(play(state, { back: ['grey'] }))).toBe('return grey');
  const second = play(state, { take: 'M13', choose: [] }, scripted(0));
  expect(towerUp.notate(second)).toBe('take M13 +white brown black; market M02');
});

test('a card with the floors given back, as version 1 writes it', () => {
  const state = position({
    rules: 1,
    market: ['M40', 'M13', 'M01'],
    stocks: [{ white: 5, grey: 5 }],
  });
  const events = play(state, { take: 'M40', choose: ['brown'], back: ['grey'] }, scripted(1));
  expect(towerUp.notate(events)).toBe('take M40 +brown -grey; black 0>2; market M03');
});

test('a new pile, a shortage, the end', () => {
  const state = position({
    market: ['M13', 'M02', 'M03'],
    discards: position({ market: ['M13', 'M02', 'M03'] }).pile,
    buildings: { A1: 'white ..............................', E6: 'grey .' },
  });
  const first = play(state, { take: 'M13', choose: ['grey'] }, scripted(0));
  expect(towerUp.notate(first)).toBe(
    'take M13 +grey brown black; reshuffle 42; market M01; end: shortage',
  );
  const second = play(state, { take: 'M02', choose: [] }, scripted(0));
  expect(towerUp.notate(second)).toBe('take M02 +grey grey brown brown; market M13; cone 0');
  const third = play(state, { take: 'M03', choose: [] }, scripted(0));
  expect(towerUp.notate(third)).toContain('; cone 0; score 0:0');
});

test('floors that cannot be had', () => {
  expect(towerUp.notate([{ kind: 'took', seat: 0, card: 'M13', floors: [], back: [] }])).toBe(
    'take M13',
  );
  expect(towerUp.notate([])).toBeNull();
});

test('a starting floor by choice', () => {
  const state = position({ options: { start: 'chosen' }, start: ['white'] });
  expect(towerUp.notate(play(state, { place: 'A1', colour: 'white' }))).toBe('place white A1');
});
