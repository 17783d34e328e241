import type { TakeBacks } from '../source/source.ts';
import type { GameTypes } from './table-definition.ts';
import type { Table } from './table.svelte.ts';

/**
 * Goes back against bots alone, to the last own decision or as `go` says, and shows the table as it is
 * then. Resolves to whether it did.
 */
export async function goBack<P extends GameTypes>(
  table: Table<P>,
  go?: (takeBacks: TakeBacks) => Promise<void>,
): Promise<boolean> {
  const { takeBacks, sending, playback } = table;
  if (takeBacks === null || sending || (!go && takeBacks.last === null)) return false;
  table.coaching = false;
  table.clear();
  await playback.jump(null);
  await (go?.(takeBacks) ?? takeBacks.to(takeBacks.last!));
  return true;
}
