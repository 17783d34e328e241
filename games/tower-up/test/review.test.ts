import { type AnyGame, canonical, type GameRecord, orThrow, readRecord } from '@faubourg/core';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { quick, reviewBreaches, reviewOf } from '../../../search/test/laws/review-law.ts';
import * as bots from '../bot/index.ts';
import { towerUp } from '../rules/index.ts';

const game = towerUp as unknown as AnyGame;

function recorded(name: string): GameRecord {
  const file = new URL(`fixtures/${name}.json`, import.meta.url);
  return orThrow(readRecord(JSON.parse(readFileSync(file, 'utf8')))).record;
}

describe.each(['3-roofs', '2-taken-back'])('the review of %s', (name) => {
  test('keeps its laws, and is the same every time', async () => {
    const record = recorded(name);
    const review = await reviewOf(game, quick(bots), record);
    expect(reviewBreaches(game, record, review)).toEqual([]);
    expect(review.decisions.length).toBeGreaterThan(10);
    expect(canonical(await reviewOf(game, quick(bots), record))).toBe(canonical(review));
  });
});
