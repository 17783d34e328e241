import type { FieldOf } from '@faubourg/core';
import { settings } from '../app/settings.svelte.ts';
import { needsConfirm } from './needs-confirm.ts';
import type { GameTypes } from './table-definition.ts';
import type { Table } from './table.svelte.ts';

/** A press on a field that has completed the answer; `asked`: it did not replace an earlier choice. */
type LastPress<P extends GameTypes> = {
  readonly field: FieldOf<P['answer']>;
  readonly asked: boolean;
};

/** Gives the answer that a press completed, unless it waits for the commit button. */
export async function giveAtOnce<P extends GameTypes>(
  table: Table<P>,
  { field, asked }: LastPress<P>,
): Promise<void> {
  if (!waits(table, field, asked)) await table.commit();
}

function waits<P extends GameTypes>(
  { answers, choices, definition, guide }: Table<P>,
  field: FieldOf<P['answer']>,
  asked: boolean,
): boolean {
  if (settings.confirm !== 'needed') return settings.confirm === 'always';
  // A lesson and a puzzle speak about the answer before it is given.
  if (guide !== null) return true;
  const onBoard = definition.fields?.[field]?.on === 'board';
  return needsConfirm({ answers: answers ?? [], choices, asked, onBoard });
}
