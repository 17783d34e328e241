import { conform, gamesToPlay } from '@faubourg/core/conformance';
import { expect, test } from 'vitest';
import { chinatown } from '../rules/index.ts';

test('random games with random trading over all options obey every law', { timeout: 0 }, () => {
  const report = conform(chinatown, { games: gamesToPlay(5000), seed: 1 });
  expect(report.violations).toEqual([]);
});
