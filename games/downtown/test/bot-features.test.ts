import { fingerprint } from '@faubourg/search';
import { expect, test } from 'vitest';
import { sampled } from '../../../search/test/laws/sampled.ts';
import { fitsMaps, NET_RULES } from '../bot/net-fit.ts';
import { training } from '../bot/index.ts';
import { FEATURES_VERSION } from '../bot/features.ts';

/*
 * Fingerprints of the features the committed nets were trained on. If one changes, the nets no
 * longer fit: raise FEATURES_VERSION in bot/features.ts, update these values and train again.
 */
const TAUGHT: { readonly [players: number]: string } = {
  2: '1: 2da33a8c93105135',
  3: '1: 7b2d0ff5c219a2e9',
  4: '1: 3a5e35b9415b2e4a',
  5: '1: c4b9717ecddd6b18',
  6: '1: cff3a339f6e6144e',
};

test.each([2, 3, 4, 5, 6])('%i players: the nets read what they were taught to read', (players) => {
  expect(`${FEATURES_VERSION}: ${fingerprint(sampled(training, players))}`).toBe(TAUGHT[players]);
});

test('nets are tied to the version of the rules by which they were trained', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const now = fitsMaps(players);
    expect(now).toBe(fitsMaps(players, NET_RULES));
    expect(now).not.toBe(fitsMaps(players, NET_RULES + 1));
  }
});
