import { type GameEvent, type Json, seen, type Viewer } from '@faubourg/core';
import { diff } from '../live/patch.ts';
import { frameOf, info } from './frame.ts';
import type { Table } from './table.ts';

/** Everybody who can look at a table: its seats, then the spectators. */
export function viewers(table: Table): Viewer[] {
  return [...table.seats.keys(), null];
}

export const place = (table: Table, viewer: Viewer): number => viewer ?? table.seats.length;

/** What each viewer is shown now, as text, by place. */
export function frames(table: Table): string[] {
  const shared = info(table);
  return viewers(table).map((viewer) => JSON.stringify(frameOf(table, viewer, shared)));
}

/** What an entry tells each viewer; null for those who must not notice it. */
export type News = { readonly events: readonly Json[]; readonly patch: readonly Json[] };

export function news(
  table: Table,
  events: readonly GameEvent[],
  before: readonly string[],
  after: readonly string[],
): (News | null)[] {
  return viewers(table).map((viewer, at) => newsFor(viewer, events, before[at]!, after[at]!));
}

export function newsFor(
  viewer: Viewer,
  events: readonly GameEvent[],
  before: string,
  after: string,
): News | null {
  const visible = seen(events, viewer) as unknown as Json[];
  if (before === after && visible.length === 0) return null;
  const patch = before === after ? [] : diff(JSON.parse(before) as Json, JSON.parse(after) as Json);
  return { events: visible, patch: patch as unknown as readonly Json[] };
}

/** Which viewers are told, as bits. */
export function toldMask(told: readonly (News | null)[]): number {
  return told.reduce((mask, one, at) => (one ? mask | (1 << at) : mask), 0);
}
