import {
  type AnyAnswer,
  type AnyGame,
  canonical,
  gameVersions,
  giveAnswer,
  isRefused,
  type Play,
  type Puzzle,
  type PuzzleIndex,
  readPosition,
  refusal,
  startFromPosition,
  writePosition,
} from '@faubourg/core';
import type { PuzzleFinder } from '@faubourg/search';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { assess } from '../src/puzzle/assess.ts';
import { missedSentence, whySentences } from '../src/puzzle/puzzle-sentences.ts';
import type { Table } from '../src/table/table.svelte.ts';
import { format } from '../src/words/format.ts';
import { de } from '../src/words/puzzles-de.ts';
import { en } from '../src/words/puzzles-en.ts';
import { fr } from '../src/words/puzzles-fr.ts';
import { nl } from '../src/words/puzzles-nl.ts';
import { segments, type Words } from '../src/words/sentence.ts';

/** Puzzles of each game and method that are searched again; FAUBOURG_PUZZLES=all: all of them. */
const SEARCHED = process.env.FAUBOURG_PUZZLES === 'all' ? Infinity : 1;

/** In milliseconds; none where all are searched again, which takes as long as it takes. */
const LIMIT = SEARCHED === Infinity ? 0 : 600_000;

/** The words of the puzzle pages. */
const pageWords: { readonly en: Words; readonly [language: string]: Words } = { en, fr, nl, de };

type Loaded = {
  readonly game: AnyGame;
  readonly finder: PuzzleFinder;
  readonly index: PuzzleIndex;
  readonly puzzles: readonly Puzzle[];
};

async function load(id: string): Promise<Loaded> {
  const folder = new URL(`../../games/${id}/puzzles/`, import.meta.url);
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(new URL(name, folder), 'utf8'));
  const index = (await read('index.json')) as PuzzleIndex;
  const puzzles: Puzzle[] = [];
  for (let part = 1; existsSync(new URL(`part-${part}.json`, folder)); part++) {
    const some = (await read(`part-${part}.json`)) as Puzzle[];
    // All parts but the last are full: the page finds a puzzle by its number.
    expect(puzzles.length).toBe((part - 1) * index.partSize);
    puzzles.push(...some);
  }
  const listed = catalogue[id]!;
  return { game: await listed.rules(), finder: await listed.puzzles!(), index, puzzles };
}

const games = Object.values(catalogue).filter(({ page }) => page?.puzzles);
const loaded = new Map<string, Loaded>();
for (const { id } of games) loaded.set(id, await load(id));

/** A puzzle's game, as the page opens it. */
function begin(game: AnyGame, { state }: Puzzle): Play {
  const { options, seats } = game.startOf(state);
  const position = writePosition(game, options, seats, state, { seed: '0'.repeat(64), draws: 0 });
  const read = readPosition(position, gameVersions([game]));
  if (isRefused(read)) throw new Error(JSON.stringify(read.problem));
  return startFromPosition(game, read.options, seats, read.state, position.chance!);
}

const firsts = ({ best }: Puzzle): AnyAnswer[] => best.flatMap((plan) => plan);

describe.each([...loaded])('the puzzles of %s', (id, { game, finder, index, puzzles }) => {
  test('are at least 200, ten of every theme, and the header says how they were made', async () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(200);
    expect(index.themes).toEqual(puzzles.map(({ theme }) => theme));
    const { made } = index;
    expect([index.game, index.rules]).toEqual([id, game.rules]);
    expect(made.command).toContain(`puzzles ${id} `);
    const { levels } = await catalogue[id]!.bots!();
    expect(made.deep).toBeGreaterThanOrEqual(20 * levels.expert.iterations);
    expect(made.searches).toBeGreaterThan(1);
    const refused = Object.values(made.refused).reduce((sum, times) => sum + times, 0);
    expect(made.examined).toBe(refused + puzzles.length);
    for (const theme of index.themes) expect(finder.themes).toContain(theme);
    for (const theme of finder.themes)
      expect(index.themes.filter((one) => one === theme).length).toBeGreaterThanOrEqual(10);
  });

  test('are possible positions in which the seat is asked, and no two are the same', () => {
    for (const puzzle of puzzles) {
      const play = begin(game, puzzle);
      const asked = game.decisions(play.state).map(({ seat }) => seat);
      expect(asked).toContain(puzzle.seat);
    }
    const names = puzzles.map(({ state, seat }) => canonical([seat, state] as never));
    expect(new Set(names).size).toBe(puzzles.length);
  });

  test('are solved by every plan that they call best, played by the rules in both directions', () => {
    for (const puzzle of puzzles)
      for (const plan of puzzle.best)
        for (const order of [plan, plan.toReversed()]) {
          const play = begin(game, puzzle);
          const given: AnyAnswer[] = [];
          for (const answer of order) {
            const done = giveAnswer(play, puzzle.seat, answer);
            if (isRefused(done)) throw new Error(JSON.stringify([answer, done.problem]));
            const { kind } = assess(puzzle, given, answer);
            given.push(answer);
            expect(kind).toBe(given.length === plan.length ? 'solved' : 'leads-on');
          }
        }
  });

  test('list other answers that are legal, none of them best, each of less value', () => {
    for (const puzzle of puzzles) {
      const { state } = begin(game, puzzle);
      const best = new Set(firsts(puzzle).map((answer) => canonical(answer)));
      let before = puzzle.value;
      for (const [answer, value] of puzzle.others) {
        expect(refusal(game, state, puzzle.seat, answer)).toBeNull();
        expect(best.has(canonical(answer))).toBe(false);
        expect(value).toBeLessThanOrEqual(before);
        before = value;
      }
      expect(puzzle.others[0]?.[1] ?? puzzle.rest).toBeLessThan(puzzle.value);
      // Any other legal answer is assessed, too, without a search.
      for (const answer of (game.answers(state, puzzle.seat) ?? []) as AnyAnswer[]) {
        const assessed = assess(puzzle, [], answer);
        expect(assessed.kind === 'worse').toBe(!best.has(canonical(answer)));
        const worth = assessed.kind === 'worse' ? assessed.value : -Infinity;
        expect(worth).toBeLessThan(puzzle.value);
      }
    }
  });

  test('have sentences for every theme and measure, in four languages with the same places', async () => {
    const { words } = catalogue[id]!.page!.puzzles!;
    expect(Object.keys(words).sort()).toEqual(['de', 'en', 'fr', 'nl']);
    const all = await Promise.all(Object.values(words).map((read) => read()));
    const places = (text: string): string[] => [
      ...new Set(segments(text).flatMap((one) => (typeof one === 'string' ? [] : one.name))),
    ];
    const [en, ...others] = all as [Words, ...Words[]];
    for (const other of others)
      for (const [key, text] of Object.entries(en)) {
        expect([key, places(other[key] ?? '').sort()]).toEqual([key, places(text).sort()]);
      }
    for (const theme of finder.themes)
      for (const part of ['theme', 'hint', 'why'])
        expect(en).toHaveProperty([`puzzle.${part}.${theme}`]);
    for (const { theme, measure, facts } of puzzles) {
      const given = new Set(['value', 'next', ...Object.keys(facts)]);
      const ask = en[`puzzle.ask.${theme}`] ?? en[`puzzle.ask.${measure}`]!;
      const told = [`puzzle.why.${theme}`, `puzzle.hint.${theme}`, `puzzle.value.${measure}`];
      for (const text of [ask, ...told.map((key) => en[key]!)])
        for (const place of places(text))
          expect([theme, text, given.has(place)]).toEqual([theme, text, true]);
      for (const most of ['', '.most'])
        expect(en).toHaveProperty([`puzzle.missed.${measure}${most}`]);
    }
  });

  test('tell a lead as so much ahead or behind, and a loss as so much less, without a sign', async () => {
    const { words } = catalogue[id]!.page!.puzzles!;
    for (const [language, read] of Object.entries(words)) {
      const wordLists = [{ ...pageWords[language]!, ...(await read()) }];
      const context = { language, wordLists, name: (seat: number) => `Player${seat + 1}` };
      // What the sentences of a puzzle read of its table.
      const table = { wordLists } as unknown as Table;
      for (const puzzle of puzzles) {
        const told = puzzle.others.map(([, value]) =>
          missedSentence(table, puzzle, { kind: 'worse', value, exact: true }),
        );
        for (const sentence of [...whySentences(puzzle), ...told])
          expect(format(sentence, context)).not.toMatch(/[-−]\d|puzzle\.|[{}]/);
      }
    }
  });

  test('come out the same when they are searched again', { timeout: LIMIT }, async () => {
    const { seed, expert, deep, searches } = index.made;
    const seeds = Array.from({ length: searches }, (_, i) => seed + i + 1);
    // Offers that were made up are left out: their position holds the offer already.
    const whole = puzzles.filter(
      ({ state, seat }) => finder.spot({ state, seat, kind: kindOf(game, state, seat) }) !== null,
    );
    const methods = ['search', 'exact'].map((one) => whole.filter(({ method }) => method === one));
    const again = methods.flatMap((some) => some.slice(0, SEARCHED));
    for (const puzzle of again) {
      const { state, seat } = puzzle;
      const found = await finder.find({
        view: game.view(state, seat),
        state,
        seat,
        kind: kindOf(game, state, seat),
        budget: { expert, deep, seeds },
        wanted: (theme) => theme === puzzle.theme,
      });
      const { from: _from, state: _state, seat: _seat, ...stored } = puzzle;
      expect(found).toEqual(stored);
    }
  });
});

const kindOf = (game: AnyGame, state: unknown, seat: number): string =>
  game.decisions(state).find((decision) => decision.seat === seat)!.kind;

test('the sentences of the puzzle pages are the same in four languages', () => {
  const { en, ...others } = pageWords;
  const places = (text: string): string[] =>
    segments(text)
      .flatMap((one) => (typeof one === 'string' ? [] : one.name))
      .sort();
  for (const other of Object.values(others)) {
    expect(Object.keys(other)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en))
      expect([key, places(other[key]!)]).toEqual([key, places(text)]);
  }
});
