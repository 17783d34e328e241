import { describe, expect, test } from 'vitest';
import { conform, gamesToPlay, LAWS } from '../conformance/index.ts';
import { BROKEN } from './toy/broken.ts';
import { toy } from './toy/index.ts';

describe('the toy game obeys every law', () => {
  const report = conform(toy, { games: gamesToPlay(1000), seed: 7 });

  test('without a violation', () => {
    expect(report.violations).toEqual([]);
  });

  test('and every law really looked', () => {
    for (const law of LAWS) expect(report.checks[law.name], law.name).toBeGreaterThan(0);
  });
});

describe('every law bites', () => {
  for (const { what, law, says, make } of BROKEN) {
    test(`${law}: a toy that ${what} is caught`, () => {
      const { violations } = conform(make(), { games: 24, seed: 3, longest: 500 });
      expect(violations.length).toBeGreaterThan(0);
      const meant = violations.filter((violation) => violation.law === law);
      expect(
        meant.length,
        `caught instead by ${violations[0]!.law}: ${violations[0]!.message}`,
      ).toBeGreaterThan(0);
      expect(meant[0]!.message).toMatch(says);
    });
  }

  test('there is a broken toy for every law', () => {
    const broken = new Set(BROKEN.map(({ law }) => law));
    expect(LAWS.filter((law) => !broken.has(law.name)).map((law) => law.name)).toEqual([]);
  });
});

describe('a violation can be seen again', () => {
  test('by its number alone', () => {
    const broken = BROKEN.find(({ law }) => law === 'conservation')!;
    const all = conform(broken.make(), { games: 50, seed: 5 }).violations;
    const { game } = all.at(-1)!;
    expect(game).toBeGreaterThan(0);
    const again = conform(broken.make(), { games: 50, seed: 5, only: game }).violations;
    // A single game is checked at every state: the same violation is found again, perhaps with
    // others.
    const kept = all.filter((found) => found.game === game && found.law === 'conservation');
    expect(again.filter((found) => found.law === 'conservation')).toEqual(kept);
  });
});

describe('the size of a run', () => {
  const withSetting = (name: string, value: string, check: () => void): void => {
    const before = process.env[name];
    process.env[name] = value;
    try {
      check();
    } finally {
      if (before === undefined) delete process.env[name];
      else process.env[name] = before;
    }
  };

  test('FAUBOURG_SOAK asks for another number of games', () => {
    withSetting('FAUBOURG_MUTATION', '', () => {
      withSetting('FAUBOURG_SOAK', '1000000', () => {
        expect(gamesToPlay(1000)).toBe(1_000_000);
      });
      withSetting('FAUBOURG_SOAK', 'lots', () => {
        expect(() => gamesToPlay(1000)).toThrow(
          /FAUBOURG_SOAK: expected a number of games, found "lots"/,
        );
      });
    });
  });

  test('progress is handed out game by game', () => {
    const seenSoFar: number[] = [];
    conform(toy, { games: 3, progress: (done) => seenSoFar.push(done) });
    expect(seenSoFar).toEqual([1, 2, 3]);
  });
});
