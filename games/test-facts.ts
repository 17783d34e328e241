import { existsSync, readFileSync } from 'node:fs';

/**
 * What tests and scripts that know no game need to know of one: `games/<game>/test/facts.json`.
 * Each fact is optional; a test without its fact skips the game.
 */
export type TestFacts = {
  /** At most so many kB of gzipped script for the rules as a page loads them. */
  readonly rulesLimit?: number;
  /** Recorded games in `test/fixtures` with much to see: hidden things, many players, variants. */
  readonly records?: readonly string[];
  /** A recorded game and how far into it, from 0 to 1, the picture for the documents is taken. */
  readonly picture?: { readonly record: string; readonly part: number };
  /** What one point of the score is written as on the page, where that is not 1. */
  readonly scoreUnit?: number;
  /** What its end screen shows besides the scores: a reckoning with totals (`End`), a chart (`scores`). */
  readonly endShows?: readonly ('reckoning' | 'chart')[];
  /** The most a seat has at the end beyond its income, where the game's income leaves costs out. */
  readonly beyondIncome?: number;
};

export function testFacts(game: string): TestFacts {
  const file = new URL(`./${game}/test/facts.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestFacts) : {};
}

/** The address of a recorded game of the fixtures. */
export const fixture = (game: string, record: string): URL =>
  new URL(`./${game}/test/fixtures/${record}`, import.meta.url);
