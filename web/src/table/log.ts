import type { Step } from '../source/source.ts';
import type { Sentence } from '../words/sentence.ts';
import type { Table } from './table.svelte.ts';
import { eventSentence } from './default-sentences.ts';

export type LogLine = { readonly step: Step; readonly sentences: readonly Sentence[] };

/** The sentences about one step. */
export function stepSentences(
  table: Pick<Table, 'definition' | 'wordLists' | 'view'>,
  step: Step,
): readonly Sentence[] {
  if (step.undo && step.seat !== null)
    return [{ id: 'log.undo', args: { seat: { seat: step.seat } } }];
  return step.events.flatMap(
    (event) => eventSentence(table.definition, table.wordLists, event, table.view) ?? [],
  );
}

/** The lines made so far: what a line says does not change while a game goes on. */
const made = new WeakMap<Step, { readonly line: LogLine; readonly for: readonly unknown[] }>();

/** The line of a step. It stays the same object, so that a new step does not draw all lines anew. */
function lineOf(table: Table, step: Step): LogLine {
  const { wordLists, me } = table;
  const known = made.get(step);
  if (known && known.for[0] === wordLists && known.for[1] === me) return known.line;
  const line = { step, sentences: stepSentences(table, step) };
  made.set(step, { line, for: [wordLists, me] });
  return line;
}

/** The log up to the snapshot on screen. Steps without a sentence are left out. */
export function logOf(table: Table): LogLine[] {
  // Reading the reactive snapshot makes the log follow it; sources are not reactive.
  const { row } = table.playback.past === null ? table.playback.snapshot : table.source.now;
  return table.source.steps
    .slice(0, row + 1)
    .map((step) => lineOf(table, step))
    .filter(({ sentences }) => sentences.length > 0);
}
