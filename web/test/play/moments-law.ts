import {
  type AnyGame,
  eventsFor,
  gameVersions,
  type GameRecord,
  isRefused,
  readRecord,
  replay,
  type Viewer,
} from '@faubourg/core';
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { catalogue } from '../../../games/index.ts';
import type { GameMoments, Moment } from '../../src/table/moment.ts';
import { en } from '../../src/words/en.ts';
import { format } from '../../src/words/format.ts';
import type { Sentence, Words } from '../../src/words/sentence.ts';

/** FAUBOURG_MOMENTS=all looks at every recorded game. */
const RECORDS = process.env['FAUBOURG_MOMENTS'] === 'all' ? Infinity : 3;
/** The shortest and the longest time of a moment, in milliseconds. */
const TIMES = { least: 700, most: 2000 };

function records(game: string): GameRecord[] {
  const folder = new URL(`../../../games/${game}/test/fixtures/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const apart = Math.max(1, Math.floor(files.length / RECORDS));
  return files
    .filter((_, i) => i % apart === 0)
    .flatMap((file) => {
      const read = readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
      return isRefused(read) ? [] : [read.record];
    });
}

type Seen = { readonly viewer: Viewer; readonly moments: readonly Moment[] };

/** What every viewer sees of every step that has moments. */
function stepsOf(record: GameRecord, versions: readonly AnyGame[], moments: GameMoments): Seen[][] {
  const viewers: Viewer[] = [...record.seats.keys(), null];
  let before: readonly unknown[] = [];
  const steps: Seen[][] = [];
  const done = replay(record, gameVersions([...versions]), ({ events, play }) => {
    const { game, state } = play;
    const views = viewers.map((viewer) => structuredClone(game.view(state, viewer)));
    if (before.length > 0) {
      steps.push(
        viewers.map((viewer, i) => ({
          viewer,
          moments: moments.momentsOf({
            events: eventsFor(events, viewer),
            before: before[i] as never,
            after: views[i] as never,
            me: viewer,
            forecast: () => game.forecast?.(views[i]!),
          }),
        })),
      );
    }
    before = views;
  });
  expect(isRefused(done)).toBe(false);
  return steps.filter((step) => step.some((seen) => seen.moments.length > 0));
}

const sentencesOf = ({ title, text, lines = [], beats = [] }: Moment): Sentence[] => [
  title,
  ...(text ? [text] : []),
  ...lines.map((line) => line.text),
  ...beats.flatMap(({ lights }) => lights.flatMap(({ label }) => label ?? [])),
];

const timing = (all: readonly Moment[]): unknown =>
  all.map(({ kind, time, beats }) => [kind, time, beats?.map(({ at }) => at)]);

/**
 * The law of every game with moments: they take the same time for all viewers, last one to two
 * seconds, and have words in every language.
 */
export async function momentsLaw(id: string, moments: GameMoments): Promise<void> {
  const listed = catalogue[id]!;
  const rules = await listed.rules();
  const seen = records(id).flatMap((record) => stepsOf(record, [rules], moments));
  const kinds = new Set(seen.flat().flatMap((one) => one.moments.map(({ kind }) => kind)));
  expect(kinds.size).toBeGreaterThan(2);
  for (const step of seen) {
    for (const one of step) {
      expect(timing(one.moments)).toEqual(timing(step[0]!.moments));
      for (const { time, beats = [] } of one.moments) {
        expect(time).toBeGreaterThanOrEqual(TIMES.least);
        expect(time).toBeLessThanOrEqual(TIMES.most);
        for (const { at } of beats) expect(at).toBeLessThan(time);
      }
    }
  }
  const words: Words[] = await Promise.all(
    Object.entries(moments.words).map(async ([language, own]) => ({
      ...en,
      ...(await listed.page!.words![language]!()),
      ...(await own()),
    })),
  );
  const sentences = new Map(
    seen
      .flat()
      .flatMap((one) => one.moments.flatMap(sentencesOf).map((said) => ({ said, me: one.viewer })))
      .map((one) => [JSON.stringify(one), one]),
  );
  for (const { said, me } of sentences.values())
    for (const list of words) {
      const context = { language: 'en', wordLists: [list], name: String, me };
      expect(format(said, context)).not.toMatch(/[{}]|\b[a-z]+\.[a-z]/);
    }
}
