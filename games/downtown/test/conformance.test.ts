import { conform, gamesToPlay } from '@faubourg/core/conformance';
import { expect, test } from 'vitest';
import { downtown } from '../rules/index.ts';
import { MUTATION } from './positions.ts';

// A thousand games by default; FAUBOURG_SOAK=20000 plays that many. Not run for mutants: the
// quicker tests are.
test.skipIf(MUTATION)('random games over all options and player counts keep every law', () => {
  const report = conform(downtown, { games: gamesToPlay(240), seed: 4 });
  expect(report.violations).toEqual([]);
  expect(Object.values(report.checks).every((checks) => checks > 0)).toBe(true);
});

// Older versions share most of their code with the newest: with `usual` the expensive laws are checked
// at some states of every game instead of at all states of the first games.
test.skipIf(MUTATION).each([...(downtown.former ?? [])])(
  'rules version $rules, which stored games are played by, keeps every law too',
  (former) => {
    const report = conform(former, { games: gamesToPlay(30), seed: 5, usual: 40 });
    expect(report.violations).toEqual([]);
    expect(Object.values(report.checks).every((checks) => checks > 0)).toBe(true);
  },
);
