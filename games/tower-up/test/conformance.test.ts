import { conform, gamesToPlay, LAWS } from '@faubourg/core/conformance';
import { expect, test } from 'vitest';
import { towerUp } from '@faubourg/tower-up';
import { starBoard, tinyBoard } from './boards.ts';

// FAUBOURG_SOAK=20000 plays as many as anyone wants.
test('random games over all options and numbers of players break no law', () => {
  const report = conform(towerUp, { games: gamesToPlay(240), seed: 1 });
  expect(report.violations).toEqual([]);
  expect(Object.keys(report.checks).sort()).toEqual(LAWS.map(({ name }) => name).sort());
});

test('named objectives and boards of one’s own break none either', () => {
  const games = gamesToPlay(20);
  const named = { objectives: ['adjacent5', 'borders2', 'heights1234'] };
  expect(conform(towerUp, { games, seed: 2, options: named }).violations).toEqual([]);
  for (const board of [tinyBoard(), starBoard(9)]) {
    const report = conform(towerUp, { games, seed: 3, seats: 2, options: { board } });
    expect(report.violations).toEqual([]);
  }
});

// Older versions share most of their code with the newest: with `usual` the expensive laws are checked
// at some states of every game instead of at all states of the first games.
test.each([...(towerUp.former ?? [])])(
  'rules version $rules, which stored games are played by, breaks no law either',
  (former) => {
    const report = conform(former, { games: gamesToPlay(50), seed: 4, usual: 15 });
    expect(report.violations).toEqual([]);
    expect(Object.keys(report.checks).sort()).toEqual(LAWS.map(({ name }) => name).sort());
  },
);
