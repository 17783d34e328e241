import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  contributionCommitment,
  copyJson,
  defaultContribution,
  type GameRecord,
  gameVersions,
  giveAnswer,
  problemLine,
  readRecord,
  replay,
  type Reveal,
  REVEALS,
  sealedSeed,
  type SealedShuffling,
  secretCommitment,
  seedOf,
  shufflingFault,
  startPlay,
  writeRecord,
} from '../index.ts';
import { toy } from './toy/index.ts';

const games = gameVersions([toy]);
const digits = fc.stringMatching(/^[0-9a-f]{64}$/);
const hash = (...lines: readonly string[]): string =>
  createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex');

/** Shuffles in which every seat does any of the four things. */
const shufflings = fc
  .record({
    secret: digits,
    seats: fc.array(fc.tuple(digits, fc.constantFrom(...REVEALS)), { minLength: 2, maxLength: 4 }),
  })
  .map(({ secret, seats }): SealedShuffling & { secret: string } => {
    const commitment = secretCommitment(secret);
    const commitments = seats.map(([contribution, reveal]) =>
      reveal === 'none' ? null : contributionCommitment(contribution),
    );
    const contributions = seats.map(([contribution, reveal], seat) =>
      reveal === 'seat' || reveal === 'server'
        ? contribution
        : defaultContribution(commitment, seat, commitments[seat]!),
    );
    const reveals = seats.map(([, reveal]) => reveal);
    return { scheme: 2, commitment, commitments, reveals, contributions, secret };
  });

/** A finished game with this shuffle. */
function recordWith(shuffling: SealedShuffling & { secret: string }): GameRecord {
  const seats = shuffling.contributions.map((_, seat) => ({ name: `Seat ${seat}` }));
  const seed = seedOf(shuffling, shuffling.secret);
  const { play } = startPlay(toy, { hand: 2, rounds: 4 }, seats.length, seed);
  for (;;) {
    const asked = toy.decisions(play.state as never).find(({ owed }) => owed);
    if (!asked) return writeRecord(play, { seats, shuffling });
    giveAnswer(play, asked.seat, toy.answers(play.state as never, asked.seat)![0]);
  }
}

const why = (value: unknown): string => {
  const read = readRecord(value);
  if ('problem' in read) return problemLine(read.problem);
  const result = replay(read.record, games);
  return 'problem' in result ? problemLine(result.problem) : 'fine';
};

test('every hash is one of lines of text', () => {
  const [secret, first, second] = ['1a'.repeat(32), '2b'.repeat(32), '3c'.repeat(32)];
  const commitment = hash('faubourg/commitment/2', secret);
  expect(secretCommitment(secret)).toBe(commitment);
  const bound = hash('faubourg/contribution/2', first);
  expect(contributionCommitment(first)).toBe(bound);
  expect(defaultContribution(commitment, 0, bound)).toBe(
    hash('faubourg/default/2', commitment, '0', bound),
  );
  expect(defaultContribution(commitment, 1, null)).toBe(
    hash('faubourg/default/2', commitment, '1', 'none'),
  );
  expect(sealedSeed(secret, [first, second])).toBe(hash('faubourg/seed/2', secret, first, second));
});

test('whatever the seats do, the shuffle verifies, and so does the record of the game', () => {
  fc.assert(
    fc.property(shufflings, (shuffling) => {
      expect(shufflingFault(shuffling)).toBeNull();
      expect(why(recordWith(shuffling))).toBe('fine');
    }),
    { numRuns: 40 },
  );
});

describe('a shuffle that is not the one that was bound is found out', () => {
  /** Every way to change one field, with the place where it must be noticed. */
  const changes = (shuffling: SealedShuffling): [string, SealedShuffling][] => {
    const other = 'ee'.repeat(32);
    const replaced = <T>(parts: readonly T[], seat: number, part: T): T[] =>
      parts.map((one, i) => (i === seat ? part : one));
    return [
      ['secret', { ...shuffling, secret: other }],
      ['secret', { ...shuffling, commitment: other }],
      ['commitments', { ...shuffling, commitments: shuffling.commitments.slice(1) }],
      ['reveals', { ...shuffling, reveals: [...shuffling.reveals, 'none'] }],
      ...[...shuffling.contributions.keys()].flatMap((seat): [string, SealedShuffling][] => {
        const { commitments, contributions, reveals } = shuffling;
        const isDefault = reveals[seat] === 'none' || reveals[seat] === 'withheld';
        // Who revealed is as good as who left it with the server: both gave it themselves.
        const others: Reveal[] = isDefault
          ? ['seat', 'server', reveals[seat] === 'none' ? 'withheld' : 'none']
          : ['withheld', 'none'];
        return [
          [`[${seat}]`, { ...shuffling, contributions: replaced(contributions, seat, other) }],
          [`[${seat}]`, { ...shuffling, commitments: replaced(commitments, seat, other) }],
          ...others.map((reveal): [string, SealedShuffling] => [
            `[${seat}]`,
            { ...shuffling, reveals: replaced(reveals, seat, reveal) },
          ]),
        ];
      }),
    ];
  };

  test('in the shuffle itself', () => {
    fc.assert(
      fc.property(shufflings, (shuffling) => {
        for (const [at, changed] of changes(shuffling)) {
          expect(shufflingFault(changed)?.at, JSON.stringify(changed)).toContain(at);
        }
      }),
    );
  });

  test('in a record, even if all of it fits together again', () => {
    fc.assert(
      fc.property(shufflings, digits, (shuffling, other) => {
        const record = recordWith(shuffling);
        for (const [, changed] of changes(shuffling)) {
          expect(why({ ...copyJson(record), shuffling: changed })).toMatch(/shuffling/);
        }
        // Another contribution with the commitment to it: the links and the cards differ.
        const commitments = shuffling.commitments.with(0, contributionCommitment(other));
        const contributions = shuffling.contributions.with(0, other);
        const reveals = shuffling.reveals.with(0, 'seat');
        const forged = { ...shuffling, commitments, contributions, reveals };
        expect(shufflingFault(forged)).toBeNull();
        expect(why({ ...copyJson(record), shuffling: forged })).not.toBe('fine');
      }),
      { numRuns: 20 },
    );
  });
});
