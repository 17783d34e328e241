import { settings } from '../app/settings.svelte.ts';
import type { Table } from '../table/table.svelte.ts';

/** Whether doubtful answers are held once: by the setting, or because the game began with the coach on. */
export function secondLookWanted({ advisor }: Table): boolean {
  if (!advisor || settings.secondLook === 'never') return false;
  return settings.secondLook === 'always' || advisor.coached;
}
