import { BOT_NAMES } from '@faubourg/core';
import { expect, type Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { catalogue } from '../../../games/index.ts';
import { placeSentence } from '../../src/by-ear/sentences.ts';
import type { GameByEar } from '../../src/table/by-ear.ts';
import { en as earEn } from '../../src/words/by-ear-en.ts';
import { en } from '../../src/words/en.ts';
import { format, type SentenceContext } from '../../src/words/format.ts';
import { hurry } from './hurry.ts';
import { ScreenReader, type Spoken } from './screen-reader.ts';
import { scriptBots, type ScriptedTurn } from './scripted-turn.ts';

/* The laws of what is heard in a turn, and the file that keeps it. */

const COMMAND = 'FAUBOURG_TRANSCRIPTS=write npx playwright test by-ear';

/** Opens the table of a scripted turn, with the settings of a first visit, and waits for its question. */
export async function sitAndListen(page: Page, turn: ScriptedTurn): Promise<ScreenReader> {
  await hurry(page, { confirm: 'needed', manners: false });
  await scriptBots(page);
  const reader = new ScreenReader(page);
  await reader.listen();
  await page.goto(turn.address);
  await page.waitForFunction(() => document.title.startsWith('●'));
  await reader.begin();
  // Descriptions come with the first key.
  await page.keyboard.press('Tab');
  return reader;
}

async function contextOf(game: string, byEar: GameByEar, turn: ScriptedTurn) {
  const others = BOT_NAMES.filter((_, i) => i < turn.seats - 1);
  const names = [...others.slice(0, turn.seat), 'You', ...others.slice(turn.seat)];
  const context: SentenceContext = {
    language: 'en',
    wordLists: [
      await byEar.words['en']!(),
      earEn,
      await catalogue[game]!.page!.words!['en']!(),
      en,
    ],
    me: turn.seat,
    name: (seat) => names[seat]!,
  };
  return context;
}

/** Expects that every place of the board tells what touches it, by the game's own neighbours. */
export async function expectNeighbours(
  reader: ScreenReader,
  game: string,
  turn: ScriptedTurn,
  seen: unknown,
): Promise<void> {
  const { byEar } = (await import(`../../../games/${game}/table/by-ear.ts`)) as {
    byEar: GameByEar;
  };
  const context = await contextOf(game, byEar, turn);
  const text = (sentence: Parameters<typeof format>[0]): string => format(sentence, context);
  const view = seen as Parameters<GameByEar['places']>[0];
  const expected = Object.fromEntries(
    byEar.places(view).map((place) => [place, text(placeSentence(byEar, view, place, text))]),
  );
  await expect
    .poll(async () => {
      const places = await reader.places();
      return Object.fromEntries(
        Object.entries(places).map(([place, { description }]) => [place, description]),
      );
    })
    .toEqual(expected);
}

/** The parts of a name between its stops; a number alone says nothing. */
const clausesOf = (name: string): string[] =>
  name.split(/[.,:;?] |[.,:;?]$/).filter((clause) => /\p{L}{2}/u.test(clause));

/** Expects that no name says anything twice, and that no description repeats the name. */
export function expectNothingTwice(spoken: readonly Spoken[]): void {
  const twice = spoken.filter(({ name, description }) => {
    const clauses = clausesOf(name);
    return new Set(clauses).size < clauses.length || description.includes(name);
  });
  expect(twice.map(({ name }) => name)).toEqual([]);
}

/** Expects that every choice is heard: the thing itself says that it is pressed, or an announcement names it. */
export function expectChoicesHeard({ steps }: ScreenReader): void {
  const unheard = steps.filter(({ thing, chosen, focus, heard }) => {
    const pressed = focus?.states.includes('pressed') && focus.role === chosen.role;
    const named = heard.some((line) => line.toLowerCase().includes(thing.toLowerCase()));
    return !pressed && !named;
  });
  expect(unheard.map(({ thing }) => thing)).toEqual([]);
}

const fileOf = (game: string): URL =>
  new URL(`../../../games/${game}/test/by-ear-turn.txt`, import.meta.url);
const isWriting = process.env['FAUBOURG_TRANSCRIPTS'] === 'write';

/** The lines of the transcript that is kept; none while it is written anew. */
export const keptLines = (game: string): readonly string[] =>
  isWriting ? [] : readFileSync(fileOf(game), 'utf8').split('\n');

/** Compares the transcript with the file that keeps it, or writes that file. */
export function expectTranscript(game: string, title: string, reader: ScreenReader): void {
  const lines = [
    `A turn of ${title} as a screen reader says it. Lines that begin with ">" are keys.`,
    `Made by: ${COMMAND}`,
    '',
    ...reader.lines,
    '',
  ];
  if (isWriting) writeFileSync(fileOf(game), lines.join('\n'));
  else expect(lines, `to write it anew: ${COMMAND}`).toEqual(keptLines(game));
}
