import type { Seat } from '@faubourg/core';
import type { TradingDesk } from './trading-desk.svelte.ts';
import type { ChinatownTable } from './types.ts';

/** Makes desks; null until it is loaded. */
let Desk: typeof TradingDesk | null = $state.raw(null);

/** Loads what makes desks. Lazily: a game does not begin with the trade. */
export async function loadDesks(): Promise<void> {
  Desk = (await import('./trading-desk.svelte.ts')).TradingDesk;
}

const desks = new WeakMap<ChinatownTable, Map<Seat, TradingDesk>>();

/** The viewer's desk; null before `loadDesks`. Each seat at one screen has its own. */
export function deskOf(table: ChinatownTable): TradingDesk | null {
  const { me } = table;
  if (me === null || Desk === null) return null;
  const known = desks.get(table) ?? new Map<Seat, TradingDesk>();
  desks.set(table, known);
  let desk = known.get(me);
  if (!desk) {
    const Made = Desk;
    // A root of its own: what is derived would stand still with the first component that asked.
    $effect.root(() => {
      desk = new Made(me);
    });
    known.set(me, desk!);
  }
  return desk!;
}

/** Whether the viewer is asked to trade. */
export const asksTrade = (table: ChinatownTable): boolean => table.decision?.kind === 'trade';

/** Whether items can be put on the desk now. */
export const trading = (table: ChinatownTable): boolean =>
  asksTrade(table) && deskOf(table) !== null;

/** Whether the tray is open: by default beside the board, and folded below it. */
export const isRaised = (desk: TradingDesk | null, narrow: boolean): boolean =>
  desk?.raised ?? !narrow;
