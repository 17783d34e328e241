import { conform, gamesToPlay, LAWS } from '@faubourg/core/conformance';
import { expect, test } from 'vitest';
import { chinatown } from '../rules/index.ts';
import { MUTATION } from './positions.ts';

// FAUBOURG_SOAK=5000 plays as many as anyone wants. Too slow to be asked about every broken line; the other tests are.
test.skipIf(MUTATION)('random games with random trading over all options break no law', () => {
  const report = conform(chinatown, { games: gamesToPlay(1000), seed: 1 });
  expect(report.violations).toEqual([]);
  expect(Object.keys(report.looks).sort()).toEqual(LAWS.map(({ name }) => name).sort());
});
