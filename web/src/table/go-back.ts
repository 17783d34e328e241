import type { TakeBacks } from '../source/source.ts';
import type { GameTypes } from './table-definition.ts';
import type { Table } from './table.svelte.ts';

/** Goes back, or to a kept line, and shows the table as it is then. */
export async function goBack<P extends GameTypes>(
  table: Table<P>,
  go: (takeBacks: TakeBacks) => Promise<void>,
): Promise<void> {
  if (table.takeBacks === null || table.sending) return;
  table.coaching = false;
  table.clear();
  await table.playback.jump(null);
  await go(table.takeBacks);
}
