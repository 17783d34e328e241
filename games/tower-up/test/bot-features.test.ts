import { fingerprint } from '@faubourg/search';
import { expect, test } from 'vitest';
import { sampled } from '../../../search/test/laws/sampled.ts';
import { fitsBoard, NET_RULES, standardBoard } from '../bot/net-fit.ts';
import { training } from '../bot/index.ts';
import { FEATURES_VERSION } from '../bot/features.ts';

/*
 * Fingerprints of the features the committed nets were trained on. If one changes, the nets no
 * longer fit: raise FEATURES_VERSION in bot/features.ts, update these values and train again.
 */
const TAUGHT: { readonly [players: number]: string } = {
  2: '1: ef61a3ba0042b9a7',
  3: '1: e6bc8e0856e0987f',
  4: '1: 223aa234df2d73be',
};

test.each([2, 3, 4])('%i players: the nets read what they were taught to read', (players) => {
  expect(`${FEATURES_VERSION}: ${fingerprint(sampled(training, players))}`).toBe(TAUGHT[players]);
});

test('nets are tied to the version of the rules by which they were trained', () => {
  for (const players of [2, 3, 4]) {
    const now = fitsBoard(standardBoard(players), players);
    expect(now).toBe(fitsBoard(standardBoard(players), players, NET_RULES));
    expect(now).not.toBe(fitsBoard(standardBoard(players), players, NET_RULES + 1));
  }
});
