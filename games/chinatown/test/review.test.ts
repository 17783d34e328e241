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
import { chinatown, type ChinatownEvent } from '../rules/index.ts';

const game = chinatown as unknown as AnyGame;

function recorded(name: string): GameRecord {
  const file = new URL(`fixtures/${name}.json`, import.meta.url);
  return orThrow(readRecord(JSON.parse(readFileSync(file, 'utf8')))).record;
}

describe.each(['3p-hold-hidden-hands'])('the review of %s', (name) => {
  test('keeps its laws, and is the same every time', async () => {
    const record = recorded(name);
    const review = await reviewOf(game, quick(bots), record);
    expect(reviewBreaches(game, record, review)).toEqual([]);
    expect(review.decisions.length).toBeGreaterThan(10);
    expect(canonical(await reviewOf(game, quick(bots), record))).toBe(canonical(review));
  });
});

test('every deal is listed with what it brought each party, and nobody would have lost by a missed one', async () => {
  const record = recorded('4p-open-money');
  const { deals } = await reviewOf(game, quick(bots), record);
  const made: { row: number; parties: readonly number[] }[] = [];
  orThrow(
    replay(record, gameVersions([game]), ({ row, events }) => {
      for (const event of events as readonly ChinatownEvent[])
        if (event.kind === 'deal') made.push({ row, parties: event.parties });
    }),
  );
  expect(made.length).toBeGreaterThan(0);
  expect(deals!.made.map(({ row, parties }) => ({ row, parties }))).toEqual(made);
  for (const { parties, gains } of deals!.made)
    expect(gains.map(({ seat }) => seat)).toEqual(parties);
  expect(deals!.missed.length).toBeGreaterThan(0);
  for (const { gains } of deals!.missed)
    for (const { gain } of gains) expect(gain).toBeGreaterThan(0);
});
