import {
  type Change,
  diff,
  fieldChanges,
  type GameEvent,
  type Json,
  patched,
  seen,
  type Viewer,
} from '@faubourg/core';
import { movingFrame, ownFrame, sharedFrame } from './frame.ts';
import type { Table } from './table.ts';

/** Everybody who can look at a table: its seats, then the spectators. */
export function viewers(table: Table): Viewer[] {
  return [...table.seats.keys(), null];
}

export const place = (table: Table, viewer: Viewer): number => viewer ?? table.seats.length;

type Fields = { readonly [name: string]: Json };

/**
 * What is shown at one moment: what all see alike, and what is each viewer's own. Copies that
 * nothing changes any more; from one moment to the next they share what stayed the same.
 */
export type Showing = {
  readonly shared: Fields;
  readonly own: readonly Fields[];
  /** The state of what is around the game: see `Table`. */
  readonly around: number;
};

export const nothingShown: Showing = { shared: {}, own: [], around: 0 };

export function showing(table: Table, to: readonly Viewer[] = viewers(table)): Showing {
  return {
    shared: settled(sharedFrame(table)),
    own: to.map((viewer) => settled(ownFrame(table, viewer))),
    around: table.around,
  };
}

/** A view may hold on to parts of the state, which goes on changing: a copy does not. */
const settled = (data: object): Fields => JSON.parse(JSON.stringify(data)) as Fields;

/** The whole frame at a place, as text. */
export function frameText({ shared, own }: Showing, at: number): string {
  return JSON.stringify({ ...shared, ...own[at]! });
}

/** What an entry tells a viewer, as text: the game's events and the patch of the frame. */
export type News = { readonly events: string; readonly patch: string };

/** What an entry told each viewer, null for those who must not notice it; and what is shown now. */
export type Told = { readonly news: readonly (News | null)[]; readonly showing: Showing };

/** Compares what was shown with what the table shows now. */
export function tellings(
  table: Table,
  to: readonly Viewer[],
  events: readonly GameEvent[],
  before: Showing,
): Told {
  const { around } = table;
  const visible = before.around === around ? movingFrame(table) : sharedFrame(table);
  const shared = step(before.shared, visible, sharedChanges);
  const redacted = redactions(events);
  const own: Fields[] = [];
  const news = to.map((viewer, at): News | null => {
    const mine = step(before.own[at]!, ownFrame(table, viewer), fieldChanges);
    own.push(mine.now);
    const happened = redacted(viewer);
    if (happened === '[]' && shared.change === '' && mine.change === '') return null;
    const comma = shared.change !== '' && mine.change !== '' ? ',' : '';
    return { events: happened, patch: `{${shared.change}${comma}${mine.change}}` };
  });
  return { news, showing: { shared: shared.now, own, around } };
}

type Compare = (before: Fields, after: Fields) => { readonly [name: string]: Change } | undefined;

/** One step of what is shown: the fields of the patch as text, and what stands after it. */
function step(before: Fields, after: object, compare: Compare): { change: string; now: Fields } {
  const change = compare(before, after as Fields);
  if (!change) return { change: '', now: before };
  return { change: JSON.stringify(change).slice(1, -1), now: patched(before, change) as Fields };
}

/**
 * The table itself is never replaced as a whole: clients look at its parts one by one. It always
 * has the same parts; those that `after` leaves out have not changed.
 */
function sharedChanges(before: Fields, after: Fields): { [name: string]: Change } | undefined {
  const [was, is] = [before['table'] as Fields, after['table'] as Fields];
  let table: { [name: string]: Change } | undefined;
  for (const name of Object.keys(is)) {
    const change = diff(was[name]!, is[name]!);
    if (change !== undefined) (table ??= {})[name] = change;
  }
  const asks = diff(before['asks']!, after['asks']!);
  if (table === undefined && asks === undefined) return undefined;
  return { ...(table !== undefined && { table }), ...(asks !== undefined && { asks }) };
}

/** The text of the events for each viewer; made once where all see the same. */
function redactions(events: readonly GameEvent[]): (viewer: Viewer) => string {
  const text = (viewer: Viewer): string => JSON.stringify(seen(events, viewer));
  if (events.some((event) => event.only !== undefined)) return text;
  const alike = text(null);
  return () => alike;
}

/** The text of a message. */
export function messageText(table: string, number: number, { events, patch }: News): string {
  return `{"table":"${table}","n":${number},"events":${events},"patch":${patch}}`;
}

/** Which viewers are told, as bits. */
export function toldMask(news: readonly (News | null)[]): number {
  return news.reduce((mask, one, at) => (one ? mask | (1 << at) : mask), 0);
}
