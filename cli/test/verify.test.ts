import {
  contributionCommitment,
  defaultContribution,
  gameVersions,
  giveAnswer,
  sealedSeed,
  secretCommitment,
  startPlay,
  writeRecord,
} from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { checkRecord } from '../records/check-record.ts';
import { openGames } from '../context/game-loader.ts';
import { runCli } from './run-command.ts';

const games = gameVersions([toy]);
let records: string[] = [];

beforeAll(async () => {
  const { out } = await runCli(
    'simulate --game toy --games 2 --seed verify --records - --option rounds=4 --players 3',
  );
  records = out.trim().split('\n');
});

/** The positions in a record's text at which the values of a field begin. */
function places(text: string, field: RegExp): number[] {
  const found: number[] = [];
  for (const match of text.matchAll(field)) {
    const value = match.groups!['value']!;
    const from = match.index + match[0].length - value.length;
    for (let i = 0; i < value.length; i++) found.push(from + i);
  }
  return found;
}

const FIELDS = {
  answers: /"answer":(?<value>\{[^}]*\})/g,
  secret: /"secret":(?<value>"[^"]*")/g,
  commitment: /"commitment":(?<value>"[^"]*")/g,
  contributions: /"contributions":(?<value>\[[^\]]*\])/g,
  options: /"options":(?<value>\{[^}]*\})/g,
  seats: /"seat":(?<value>\d)/g,
  links: /"link":(?<value>"[^"]*")/g,
  notes: /"note":(?<value>"[^"]*")/g,
  scores: /"scores":(?<value>\[[^\]]*\])/g,
};

describe('any single changed byte is detected', () => {
  test.each(Object.entries(FIELDS))('in %s', (_, field) => {
    for (const text of records.slice(0, 1)) {
      expect(checkRecord(text, games).ok).toBe(true);
      const at = places(text, field);
      expect(at.length).toBeGreaterThan(0);
      const unnoticed = at.flatMap((place) =>
        others(text[place]!)
          .map((other) => text.slice(0, place) + other + text.slice(place + 1))
          .filter((changed) => checkRecord(changed, games).ok)
          .map((changed) => changed.slice(place - 30, place + 30)),
      );
      expect(unnoticed).toEqual([]);
    }
  });
});

describe('any single changed byte is detected in a record with commitments of the seats', () => {
  const secret = '5e'.repeat(32);
  const commitment = secretCommitment(secret);
  const own = ['0a'.repeat(32), '0b'.repeat(32)];
  const commitments = [...own.map(contributionCommitment), null];
  const contributions = [
    own[0]!,
    defaultContribution(commitment, 1, commitments[1]!),
    defaultContribution(commitment, 2, null),
  ];
  const { play } = startPlay(toy, { hand: 3, rounds: 4 }, 3, sealedSeed(secret, contributions));
  for (let asked; (asked = toy.decisions(play.state as never).find(({ owed }) => owed));) {
    giveAnswer(play, asked.seat, toy.answers(play.state as never, asked.seat)![0]);
  }
  const text = JSON.stringify(
    writeRecord(play, {
      seats: ['Ana', 'Bo', 'Cy'].map((name) => ({ name })),
      shuffling: {
        scheme: 2,
        commitment,
        commitments,
        reveals: ['seat', 'withheld', 'none'],
        contributions,
        secret,
      },
    }),
  );

  test.each([
    ['scheme', /"scheme":(?<value>\d)/g],
    ['the secret', FIELDS.secret],
    ['the commitment', FIELDS.commitment],
    ['the commitments', /"commitments":(?<value>\[[^\]]*\])/g],
    ['the reveals', /"reveals":(?<value>\[[^\]]*\])/g],
    ['the contributions', FIELDS.contributions],
  ])('in %s', (_, field) => {
    expect(checkRecord(text, games).ok).toBe(true);
    const at = places(text, field);
    expect(at.length).toBeGreaterThan(0);
    for (const place of at) {
      for (const other of others(text[place]!)) {
        const changed = text.slice(0, place) + other + text.slice(place + 1);
        expect(checkRecord(changed, games).ok, changed.slice(place - 30, place + 30)).toBe(false);
      }
    }
  });

  test('who withheld cannot be made to look as if they had revealed', () => {
    for (const reveal of ['"seat"', '"server"', '"none"']) {
      expect(checkRecord(text.replace('"withheld"', reveal), games).ok).toBe(false);
    }
    expect(checkRecord(text.replace('"seat","withheld"', '"server","withheld"'), games).ok).toBe(
      false,
    );
  });
});

describe.each(Object.keys(catalogue))('in a game of %s, too', (id) => {
  test('a changed byte in an answer, the seed or an option is detected', async () => {
    const { out } = await runCli(`simulate --game ${id} --games 1 --seed v --records -`, '', '');
    const text = out.trim();
    const loader = await openGames();
    const real = await loader.versions([id]);
    expect(checkRecord(text, real).ok).toBe(true);
    const at = [
      ...places(text, /"answer":(?<value>\{.*?\})(?=,"(?:note|by|link)")/g),
      ...places(text, FIELDS.options),
      ...places(text, FIELDS.secret),
      ...places(text, FIELDS.contributions),
    ];
    // Testing every byte would take minutes, so that only about 150 are tested.
    const some = at.filter((_, i) => i % Math.ceil(at.length / 150) === 0);
    const unnoticed = some.flatMap((place) =>
      others(text[place]!)
        .slice(0, 3)
        .map((other) => text.slice(0, place) + other + text.slice(place + 1))
        .filter((changed) => checkRecord(changed, real).ok)
        .map((changed) => changed.slice(place - 30, place + 30)),
    );
    expect(some.length).toBeGreaterThan(100);
    expect(unnoticed).toEqual([]);
  });
});

/**
 * Other characters to put in the place of this one: adjacent codes, a digit, a letter, a space, a
 * quote and a point.
 */
function others(byte: string): string[] {
  const near = [1, -1, 2].map((by) => String.fromCodePoint(byte.codePointAt(0)! + by));
  return [...new Set([...near, '0', 'e', ' ', '"', '.'])].filter((b) => b !== byte);
}

describe('faubourg verify', () => {
  test('says how many are sound', async () => {
    const { code, out } = await runCli('verify -', `${records.join('\n')}\n`);
    expect(out).toBe('2 verified, 0 not\n');
    expect(code).toBe(0);
  });

  test('takes a single record over many lines', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'faubourg-verify-'));
    const file = join(folder, 'one.json');
    await writeFile(file, JSON.stringify(JSON.parse(records[0]!), null, 2));
    expect((await runCli(['verify', file])).out).toBe('1 verified, 0 not\n');
  });

  test('says where a forged record first goes wrong', async () => {
    const forged = records[1]!.replace(/"pay":(\d)/, (_, n) => `"pay":${(Number(n) + 1) % 4}`);
    const { code, out } = await runCli('verify -', `${records[0]}\n${forged}\n`);
    expect(code).toBe(1);
    expect(out).toMatch(/^not verified input:2: rows\[\d+\]\.link: expected [0-9a-f]{16}/m);
    expect(out).toMatch(/^1 verified, 1 not$/m);
  });

  test('gives a verdict per record as JSON', async () => {
    const { out } = await runCli('verify - --json', `${records[0]}\nnonsense\n`);
    const verdicts = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { ok: boolean });
    expect(verdicts.map(({ ok }) => ok)).toEqual([true, false]);
  });

  test('does not call an empty file verified', async () => {
    expect((await runCli('verify -', '')).code).toBe(1);
  });

  test('says that a file is not there', async () => {
    const { code, err } = await runCli('verify /no/such/file');
    expect(code).toBe(3);
    expect(err).toContain('/no/such/file cannot be read');
  });
});
