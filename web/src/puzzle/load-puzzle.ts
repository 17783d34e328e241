import { type Position, type Puzzle, type PuzzleIndex, writePosition } from '@faubourg/core';
import { type AppContext, rulesOf } from '../app/app-context.ts';
import { storedRules } from '../app/stored-rules.ts';
import { LessonSource } from '../lesson/lesson-source.ts';
import { seatsAround } from '../position/start-position.ts';
import { gameWords } from '../screen/load-table.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { Table } from '../table/table.svelte.ts';
import { locale } from '../words/locale.svelte.ts';
import type { Words } from '../words/sentence.ts';
import { puzzleWords } from './puzzle-words.svelte.ts';
import { PuzzleRun } from './puzzle-run.svelte.ts';

/** The index of a game's puzzles; null if it has none. */
export async function indexOf(app: AppContext, id: string): Promise<PuzzleIndex | null> {
  // The game's file has this type; the catalogue does not know it.
  return ((await app.catalogue[id]?.page?.puzzles?.index()) as PuzzleIndex | undefined) ?? null;
}

/** The puzzle with this number, from 1; null if there is none. */
export async function puzzleOf(
  app: AppContext,
  id: string,
  number: number,
): Promise<Puzzle | null> {
  const index = await indexOf(app, id);
  if (!index || number < 1 || number > index.themes.length) return null;
  const { partSize } = index;
  const part = Math.ceil(number / partSize);
  const puzzles = (await app.catalogue[id]!.page!.puzzles!.part(part)) as readonly Puzzle[];
  return puzzles[(number - 1) % partSize] ?? null;
}

/** The words of a game's table, of its puzzles, and of puzzles in general, in the language in use. */
export async function wordsOfPuzzle(app: AppContext, id: string): Promise<Words> {
  const own = app.catalogue[id]?.page?.puzzles?.words ?? {};
  const [table, puzzles, common] = await Promise.all([
    gameWords(app, id),
    (own[locale.language] ?? own['en'])?.(),
    puzzleWords.load(locale.language),
  ]);
  return { ...table, ...common, ...puzzles };
}

/** Chance goes on in the same way for everybody. */
const CHANCE: Position['chance'] = { seed: '0'.repeat(64), draws: 0 };

/** Opens the table of a puzzle by the rules that its collection follows. */
export async function openPuzzle(
  app: AppContext,
  id: string,
  puzzle: Puzzle,
  onsolved: () => void,
): Promise<PuzzleRun> {
  const index = await indexOf(app, id);
  const game = (await storedRules(app, id, index!.rules)) ?? (await rulesOf(app, id));
  const { options, seats } = game.startOf(puzzle.state);
  const position = writePosition(game, options, seats, puzzle.state, CHANCE);
  const source = new LessonSource(game, { position }, seatsAround(puzzle.seat, seats));
  // `defineTable` gave the game's export this type; the catalogue does not know it.
  const definition = (await app.catalogue[id]!.page!.table()) as TableDefinition;
  const table = new Table(source, definition, await wordsOfPuzzle(app, id));
  return new PuzzleRun(puzzle, table, onsolved);
}
