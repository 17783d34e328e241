import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentTo, mixedSeed, type Shuffling, shufflingFault, strongSeed } from '../index.ts';

const secret = strongSeed();
const contributions = [strongSeed(), strongSeed(), strongSeed()];

describe('a verifiable shuffle', () => {
  test('can be checked by hand with any SHA-256', () => {
    const hash = createHash('sha256')
      .update('faubourg/commitment/1\n')
      .update(Buffer.from(secret, 'hex'));
    expect(commitmentTo(secret)).toBe(hash.digest('hex'));
    const seed = createHash('sha256')
      .update('faubourg/seed/1\n')
      .update(Buffer.from(secret, 'hex'))
      .update(Uint8Array.of(3));
    for (const part of contributions) seed.update(Buffer.from(part, 'hex'));
    expect(mixedSeed(secret, contributions)).toBe(seed.digest('hex'));
  });

  test('every contribution, their order and the secret matter', () => {
    const seeds = [
      mixedSeed(secret, contributions),
      mixedSeed(strongSeed(), contributions),
      mixedSeed(secret, contributions.toReversed()),
      mixedSeed(secret, contributions.slice(1)),
      mixedSeed(secret, [...contributions.slice(0, 2), strongSeed()]),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  test('a secret that was not committed to is found out; an unrevealed one cannot be checked', () => {
    const shuffling: Shuffling = {
      scheme: 1,
      commitment: commitmentTo(secret),
      contributions,
      secret,
    };
    expect(shufflingFault(shuffling)).toBeNull();
    expect(shufflingFault({ ...shuffling, secret: strongSeed() })?.at).toBe('shuffling.secret');
    expect(shufflingFault({ ...shuffling, secret: null })?.found).toBe('null');
  });
});
