import { conform, gamesToPlay, LAWS } from '@faubourg/core/conformance';
import { expect, test } from 'vitest';
import { towerUp } from '@faubourg/tower-up';

test('random games over all options and numbers of players break no law', () => {
  const report = conform(towerUp, { games: gamesToPlay(20_000), seed: 1 });
  expect(report.violations).toEqual([]);
  expect(Object.keys(report.looks).sort()).toEqual(LAWS.map(({ name }) => name).sort());
});

test('named objectives and boards of one’s own break none either', () => {
  const objectives = ['adjacent5', 'borders2', 'heights1234'];
  const report = conform(towerUp, { games: gamesToPlay(50), seed: 2, options: { objectives } });
  expect(report.violations).toEqual([]);
});
