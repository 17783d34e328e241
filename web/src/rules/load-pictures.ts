import { type AnyPlayableGame, isRefused, type Position, problemLine } from '@faubourg/core';
import { type AppContext, rulesOf } from '../app/app-context.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { Table } from '../table/table.svelte.ts';
import { locale } from '../words/locale.svelte.ts';
import type { Words } from '../words/sentence.ts';
import { type Frame, framesOf } from './frames.ts';
import type { MoveData, Picture, Pictures, RulesData } from './rules-data.ts';
import { StillSource } from './still-source.ts';

/** What is needed to draw pictures of one game. */
export type Studio = {
  readonly game: AnyPlayableGame;
  readonly definition: TableDefinition;
  readonly pictures: Pictures;
  readonly words: Words;
  readonly positions: { readonly [name: string]: Position };
};

/** A lesson's steps, as far as pictures need them. */
type LessonSteps = { readonly steps: readonly { id: string; position: Position }[] };

/** Loads what pictures of a game need. The positions of its lesson can be drawn, too. */
export async function loadStudio(app: AppContext, id: string, data: RulesData): Promise<Studio> {
  const page = app.catalogue[id]!.page!;
  const known = page.words ?? {};
  // The game's files have these types; the catalogue does not know them.
  const [game, definition, pictures, words, lesson] = await Promise.all([
    rulesOf(app, id),
    page.table() as Promise<TableDefinition>,
    (page.rules?.pictures?.() ?? {}) as Promise<Pictures> | Pictures,
    (known[locale.language] ?? known['en'])?.() ?? {},
    page.lesson?.data() as Promise<LessonSteps> | undefined,
  ]);
  const ofLesson = (lesson?.steps ?? []).map(({ id: step, position }) => [
    `lesson:${step}`,
    position,
  ]);
  const positions = { ...Object.fromEntries(ofLesson), ...data.positions };
  // The picture `board` ignores what it is told to show.
  const all = { board: definition.Board as unknown as Picture, ...pictures };
  return { game, definition, pictures: all, words, positions };
}

/** What a picture or an example shows. */
type Shown = { readonly position: string; readonly viewer?: number | null };

/** The table of a picture, with a frame for each list of moves. Throws if the rules refuse a move. */
export function openPicture(
  { game, definition, words, positions }: Studio,
  { position: name, viewer = 0 }: Shown,
  steps: readonly (readonly MoveData[])[],
): { readonly table: Table; readonly frames: readonly Frame[] } {
  const position = positions[name];
  if (!position) throw new Error(`There is no position "${name}"`);
  const frames = framesOf(game, position, viewer, steps);
  if (isRefused(frames)) throw new Error(`A move was refused: ${problemLine(frames.problem)}`);
  const source = new StillSource(game, position, viewer, frames);
  return { table: new Table(source, definition, words), frames };
}
