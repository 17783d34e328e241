import { type AppContext, rulesOf } from '../app/app-context.ts';
import { defaultSeats } from '../home/start-local-game.ts';
import { gameWords } from '../screen/load-table.ts';
import type { SeatPlan } from '../source/players.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { Table } from '../table/table.svelte.ts';
import { locale } from '../words/locale.svelte.ts';
import type { Words } from '../words/sentence.ts';
import type { LessonData, LessonStep } from './lesson-data.ts';
import { LessonSource } from './lesson-source.ts';
import { StepRun } from './step-run.svelte.ts';

/** The lesson of a game; null if it has none. */
export async function lessonOf(app: AppContext, id: string): Promise<LessonData | null> {
  // The game's file has this type; the catalogue does not know it.
  return ((await app.catalogue[id]?.page?.lesson?.data()) as LessonData | undefined) ?? null;
}

/** The words of a game's table and of its lesson, in the language in use. */
export async function wordsOfLesson(app: AppContext, id: string): Promise<Words> {
  const known = app.catalogue[id]?.page?.lesson?.words ?? {};
  const own = (await (known[locale.language] ?? known['en'])?.()) ?? {};
  return { ...(await gameWords(app, id)), ...own };
}

/** The learner at the first seat, easy bots at the others. */
export function lessonSeats({ position }: LessonStep): SeatPlan[] {
  return defaultSeats(position.seats).map((seat) =>
    seat.kind === 'bot' ? { ...seat, level: 'apprentice' } : seat,
  );
}

/** Opens the table of a step. */
export async function openStep(app: AppContext, id: string, step: LessonStep): Promise<StepRun> {
  const game = await rulesOf(app, id);
  const source = new LessonSource(game, step, lessonSeats(step));
  // `defineTable` gave the game's export this type; the catalogue does not know it.
  const definition = (await app.catalogue[id]!.page!.table()) as TableDefinition;
  return new StepRun(step, new Table(source, definition, await wordsOfLesson(app, id)));
}
