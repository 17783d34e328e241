import { type GameEvent, type Json, seen, type Viewer } from '@faubourg/core';
import { type Change, diff } from '../live/patch.ts';
import { ownFrame, sharedFrame } from './frame.ts';
import type { Table } from './table.ts';

/** Everybody who can look at a table: its seats, then the spectators. */
export function viewers(table: Table): Viewer[] {
  return [...table.seats.keys(), null];
}

export const place = (table: Table, viewer: Viewer): number => viewer ?? table.seats.length;

/**
 * What is shown at one moment, as text: nothing can change behind its back, and equal text is
 * equal data. The part that all see alike is made, and compared, once for all.
 */
export type Showing = { readonly shared: string; readonly own: readonly string[] };

export const nothingShown: Showing = { shared: '{}', own: [] };

export function showing(table: Table, to: readonly Viewer[] = viewers(table)): Showing {
  return {
    shared: JSON.stringify(sharedFrame(table)),
    own: to.map((viewer) => JSON.stringify(ownFrame(table, viewer))),
  };
}

/** The whole frame at a place, as text. */
export function frameText({ shared, own }: Showing, at: number): string {
  return `${shared.slice(0, -1)},${own[at]!.slice(1)}`;
}

/** What an entry tells each viewer; null for those who must not notice it. */
export type News = { readonly events: readonly Json[]; readonly patch: readonly Change[] };

export function news(
  to: readonly Viewer[],
  events: readonly GameEvent[],
  before: Showing,
  after: Showing,
): (News | null)[] {
  const shared = changes(before.shared, after.shared);
  return to.map((viewer, at) => {
    const visible = seen(events, viewer) as unknown as Json[];
    const own = changes(before.own[at]!, after.own[at]!);
    if (visible.length + shared.length + own.length === 0) return null;
    return { events: visible, patch: [...shared, ...own] };
  });
}

function changes(before: string, after: string): Change[] {
  return before === after ? [] : diff(JSON.parse(before) as Json, JSON.parse(after) as Json);
}

/** Which viewers are told, as bits. */
export function toldMask(told: readonly (News | null)[]): number {
  return told.reduce((mask, one, at) => (one ? mask | (1 << at) : mask), 0);
}
