import { gameVersions, orThrow, replay, type Viewer } from '@faubourg/core';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { readRecorded, recordedGames } from '../gallery-moments.ts';
import { besideSentence, placeSentence, turnSentence } from '../src/by-ear/sentences.ts';
import type { GameByEar } from '../src/table/by-ear.ts';
import { byEarWords } from '../src/words/by-ear.ts';
import { format, type SentenceContext } from '../src/words/format.ts';
import type { Sentence, Words } from '../src/words/sentence.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { nl } from '../src/words/nl.ts';

/* What people who hear a table are told: true by the board, whole in four languages, nothing twice. */

const pageWords: { readonly [language: string]: Words } = { en, fr, nl, de };
const LANGUAGES = Object.keys(pageWords);
/** How many recorded games of every game are heard, and how many rows of each. */
const RECORDS = 2;
const ROWS = 4;

const name = (seat: number): string => ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Flo'][seat]!;

const byEarOf = async (game: string): Promise<GameByEar> =>
  ((await import(`../../games/${game}/table/by-ear.ts`)) as { byEar: GameByEar }).byEar;

/** What writes sentences in one language, for a viewer. */
async function contextsOf(game: string, byEar: GameByEar): Promise<SentenceContext[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => ({
      language,
      wordLists: [
        await byEar.words[language]!(),
        await byEarWords[language]!(),
        await catalogue[game]!.page!.words![language]!(),
        pageWords[language]!,
      ],
      name,
    })),
  );
}

/** Views of recorded games: some rows, seen by every seat and by a spectator. */
async function* viewsOf(game: string, records: readonly string[]) {
  const versions = gameVersions([await catalogue[game]!.rules()]);
  for (const record of records.slice(0, RECORDS)) {
    const recorded = await readRecorded(game, record);
    const rules = orThrow(versions.exact(game, recorded.rules)).game;
    const every = Math.ceil(recorded.rows.length / ROWS);
    const found: { view: unknown; viewer: Viewer }[] = [];
    orThrow(
      replay(recorded, gameVersions([rules]), ({ play, row }) => {
        if (row % every !== 0 && row !== recorded.rows.length) return;
        for (const viewer of [null, 0, 1])
          found.push({ view: rules.view(play.state, viewer), viewer });
      }),
    );
    yield* found as { view: Parameters<GameByEar['places']>[0]; viewer: Viewer }[];
  }
}

const games = (await recordedGames()).filter(({ game }) =>
  existsSync(new URL(`../../games/${game}/table/by-ear.ts`, import.meta.url)),
);

/** The places at the beginning of an item of the list, as the English sentence has them. */
function placesIn(item: string, all: readonly string[]): string[] {
  const found: string[] = [];
  for (const word of item.split(/[ ,]+/)) {
    if (all.includes(word)) found.push(word);
    else if (word !== 'and') break;
  }
  return found;
}

/** Whether the sentence names each of these neighbours once, and what they hold once. */
function tellsEachOnce(said: string, beside: readonly string[], all: readonly string[]): boolean {
  const items = (/^Beside it: (.*)\.$/.exec(said)?.[1] ?? '').split('; ');
  const named = items.map((item) => placesIn(item, all));
  const holdings = items.map((item, i) => {
    const last = named[i]!.at(-1) ?? '';
    return item.slice(item.indexOf(last) + last.length);
  });
  return (
    named.flat().toSorted().join() === beside.toSorted().join() &&
    new Set(holdings).size === holdings.length
  );
}

describe.each(games)('$game by ear', ({ game, records }) => {
  test('every place names each of its neighbours once, and says nothing twice', async () => {
    const byEar = await byEarOf(game);
    const [context] = await contextsOf(game, byEar);
    const faults = new Set<string>();
    let heard = 0;
    for await (const { view, viewer } of viewsOf(game, records)) {
      const text = (sentence: Sentence): string => format(sentence, { ...context!, me: viewer });
      const all = byEar.places(view);
      expect(new Set(all).size).toBe(all.length);
      for (const place of all) {
        const beside = byEar.neighbours(view, place);
        if (beside.some((next) => !byEar.neighbours(view, next).includes(place)))
          faults.add(`${place} is no neighbour of its neighbours`);
        const said = text(besideSentence(byEar, view, place, text));
        if (beside.length > 0 && !tellsEachOnce(said, beside, all)) faults.add(said);
        if (beside.length === 0 && said !== 'Nothing is beside it.') faults.add(said);
        heard++;
      }
    }
    expect([...faults]).toEqual([]);
    expect(heard).toBeGreaterThan(100);
  });

  test('every sentence is whole in four languages', async () => {
    const byEar = await byEarOf(game);
    const contexts = await contextsOf(game, byEar);
    const faults = new Set<string>();
    for await (const { view, viewer } of viewsOf(game, records)) {
      for (const context of contexts) {
        const text = (sentence: Sentence): string => format(sentence, { ...context, me: viewer });
        const overview = text(byEar.overview(view));
        const told = [
          overview,
          text(turnSentence([0, 1], viewer, false)),
          ...(viewer === null ? [] : byEar.mine(view, viewer).map(text)),
          ...byEar.places(view).map((place) => text(placeSentence(byEar, view, place, text))),
        ];
        for (const line of told)
          if (/[{}]|NaN|undefined|[a-z]\.[a-z]|^\s*$/.test(line)) faults.add(line);
        // One sentence: the page adds whose turn it is, and the full stop.
        if (/[.!?]/.test(overview)) faults.add(overview);
      }
    }
    expect([...faults]).toEqual([]);
  });
});

test('the overview says whose turn it is', async () => {
  const words = await byEarWords['en']!();
  const text = (sentence: Sentence): string =>
    format(sentence, { language: 'en', wordLists: [words, en], name });
  expect(text(turnSentence([0, 2], 2, false))).toBe('it is your turn');
  expect(text(turnSentence([0, 2], 1, false))).toBe('waiting for Ana and Cleo');
  expect(text(turnSentence([], 1, true))).toBe('the game is over');
});
