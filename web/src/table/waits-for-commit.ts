import type { FieldOf } from '@faubourg/core';
import { settings } from '../app/settings.svelte.ts';
import { needsConfirm } from './needs-confirm.ts';
import type { GameTypes } from './table-definition.ts';
import type { Table } from './table.svelte.ts';

/** Whether the answer that a press on this field completed waits for the commit button. */
export function waitsForCommit<P extends GameTypes>(
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
