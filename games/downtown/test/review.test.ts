import {
  type AnyGame,
  canonical,
  type GameRecord,
  gameVersions,
  orThrow,
  readRecord,
  replay,
} from '@faubourg/core';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { quick, reviewBreaches, reviewOf } from '../../../search/test/laws/review-law.ts';
import * as bots from '../bot/index.ts';
import { downtown } from '../rules/index.ts';

const game = downtown as unknown as AnyGame;

function recorded(name: string): GameRecord {
  const file = new URL(`fixtures/${name}.json`, import.meta.url);
  return orThrow(readRecord(JSON.parse(readFileSync(file, 'utf8')))).record;
}

describe.each(['4p-classic', '2p-rules-2'])('the review of %s', (name) => {
  test('keeps its laws, and is the same every time', async () => {
    const record = recorded(name);
    const review = await reviewOf(game, quick(bots), record);
    expect(reviewBreaches(game, record, review)).toEqual([]);
    expect(review.decisions.length).toBeGreaterThan(10);
    expect(canonical(await reviewOf(game, quick(bots), record))).toBe(canonical(review));
  });
});

test('DT-30 orders of two rounds in a row, without a vote between them, are two steps', async () => {
  const record = recorded('4p-classic');
  const resolved: number[] = [];
  orThrow(
    replay(record, gameVersions([game]), ({ row, events }) => {
      if (events.some(({ kind }) => kind === 'ordered')) resolved.push(row);
    }),
  );
  const steps = (await reviewOf(game, quick(bots), record)).steps.map(({ row }) => row);
  for (const row of resolved) expect(steps).toContain(row);
});
