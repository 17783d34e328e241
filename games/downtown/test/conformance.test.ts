import { conform, gamesToPlay } from '@faubourg/core/conformance';
import { expect, test } from 'vitest';
import { downtown } from '../rules/index.ts';

test('random games over all options and player counts keep every law', () => {
  const report = conform(downtown, { games: gamesToPlay(20_000), seed: 4 });
  expect(report.violations).toEqual([]);
});
