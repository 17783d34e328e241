import type { Step } from '../source/source.ts';
import type { Sentence } from '../words/message.ts';
import type { Table } from './table.svelte.ts';
import { telling } from './telling.ts';

export type Line = { readonly step: Step; readonly sentences: readonly Sentence[] };

/** What one step says. */
export function linesOf(table: Table, step: Step): readonly Sentence[] {
  if (step.undo && step.seat !== null)
    return [{ id: 'log.undo', args: { seat: { seat: step.seat } } }];
  return step.events.flatMap(
    (event) => telling(table.looks, table.catalogues, event, table.view) ?? [],
  );
}

/** The story so far, up to what is on show; steps that say nothing are left out. */
export function logOf(table: Table): Line[] {
  // Reading the moment makes the log follow it.
  const { row } = table.stage.past === null ? table.stage.moment : table.source.now;
  return table.source.steps
    .slice(0, row + 1)
    .map((step) => ({ step, sentences: linesOf(table, step) }))
    .filter(({ sentences }) => sentences.length > 0);
}
