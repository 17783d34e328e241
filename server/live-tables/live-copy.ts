import type { LiveTable } from './live-table.ts';

/**
 * What others may see of the copy of a table in memory. It is passed to callbacks and valid only
 * while they run: commands are given by id, through a `TableHandle`.
 */
export type LiveCopy = Pick<
  LiveTable,
  'id' | 'table' | 'row' | 'seq' | 'watchers' | 'lastChatLine' | 'dutyHeldElsewhere' | 'numberOf'
>;
