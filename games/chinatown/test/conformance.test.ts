import { conform, gamesToPlay, LAWS } from '@faubourg/core/conformance';
import { expect, test } from 'vitest';
import { chinatown } from '../rules/index.ts';
import { MUTATION } from './positions.ts';

// FAUBOURG_SOAK=5000 plays that many games. Not run for mutants: the quicker tests are.
test.skipIf(MUTATION)('random games with random trading over all options break no law', () => {
  const report = conform(chinatown, { games: gamesToPlay(120), seed: 1 });
  expect(report.violations).toEqual([]);
  expect(Object.keys(report.checks).sort()).toEqual(LAWS.map(({ name }) => name).sort());
});

// Older versions share most of their code with the newest: with `usual` the expensive laws are checked
// at some states of every game instead of at all states of the first games.
test.skipIf(MUTATION).each([...(chinatown.former ?? [])])(
  'rules version $rules, which stored games are played by, breaks no law either',
  (former) => {
    const report = conform(former, { games: gamesToPlay(30), seed: 2, usual: 60 });
    expect(report.violations).toEqual([]);
    expect(Object.keys(report.checks).sort()).toEqual(LAWS.map(({ name }) => name).sort());
  },
);
