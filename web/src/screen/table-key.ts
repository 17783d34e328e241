import type { Table } from '../table/table.svelte.ts';

/** What keys do at a table wherever the focus is: Escape goes one step back, Ctrl-Z undoes. */
export function tableKey(event: KeyboardEvent, table: Table): void {
  if (event.defaultPrevented || document.querySelector('dialog[open], :popover-open:not(.speech)'))
    return;
  const { playback } = table;
  if (event.key === 'Escape') {
    if (table.coaching) table.coaching = false;
    else if (table.stepBack()) event.preventDefault();
    else if (playback.past !== null && table.source.kind !== 'replay') void playback.jump(null);
  } else if (event.key === 'z' && (event.ctrlKey || event.metaKey) && table.undoable) {
    event.preventDefault();
    void table.undo();
  }
}
