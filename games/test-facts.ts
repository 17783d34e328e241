import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { GameRecord } from '@faubourg/core';

/**
 * What tests and scripts need to know about a game: `games/<game>/test/facts.json`. Each fact is
 * optional. A test that needs an absent one skips the game.
 */
export type TestFacts = {
  /** The limit of the gzipped rules as a page loads them, in kB. */
  readonly rulesLimit?: number;
  /**
   * Recorded games in `test/fixtures` that show much: hidden information, many players, variants.
   */
  readonly records?: readonly string[];
  /**
   * A recorded game, and at which part of it (from 0 to 1) the picture for the documents is taken.
   */
  readonly picture?: { readonly record: string; readonly part: number };
  /** How many units the page writes for one point of the score, if not 1. */
  readonly scoreUnit?: number;
  /**
   * What its end screen shows besides the scores: a table of totals (`End`), a chart (`scores`).
   */
  readonly endShows?: readonly ('reckoning' | 'chart')[];
  /**
   * The most that a seat has at the end beyond its income, if the game's income leaves costs out.
   */
  readonly beyondIncome?: number;
};

export function testFacts(game: string): TestFacts {
  const file = new URL(`./${game}/test/facts.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestFacts) : {};
}

/** The address of a recorded game of the fixtures. */
export const fixture = (game: string, record: string): URL =>
  new URL(`./${game}/test/fixtures/${record}`, import.meta.url);

/** The recorded games in a game's `test/fixtures`, for tests: by rules version, one of each. */
export function recordsByVersion(game: string): ReadonlyMap<number, GameRecord> {
  const folder = new URL(`./${game}/test/fixtures/`, import.meta.url);
  const found = new Map<number, GameRecord>();
  if (!existsSync(folder)) return found;
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.json')) continue;
    const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GameRecord;
    if (file.format === 'faubourg/record' && !found.has(file.rules)) found.set(file.rules, file);
  }
  return found;
}
