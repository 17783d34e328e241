import { conform, gamesToPlay, LAWS } from '@faubourg/core/conformance';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';

// FAUBOURG_SOAK=20000 plays as many as anyone wants.
test('random games over all options and numbers of players break no law', () => {
  const report = conform(game, { games: gamesToPlay(200), seed: 1 });
  expect(report.violations).toEqual([]);
  expect(Object.keys(report.checks).sort()).toEqual(LAWS.map(({ name }) => name).sort());
});
