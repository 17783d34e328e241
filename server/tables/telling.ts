import {
  type GameEvent,
  type Json,
  eventsFor,
  type Step,
  stepFields,
  stepTo,
  type Viewer,
} from '@faubourg/core';
import { movingFrame, type OwnFrame, ownFrame, sharedFrame } from './frame.ts';
import type { Table } from './table.ts';

/** Everybody who can look at a table: its seats, then the spectators. */
export function viewers({ seats }: Table): readonly Viewer[] {
  return (circles[seats.length] ??= [...seats.keys(), null]);
}

/** By number of seats. */
const circles: (readonly Viewer[])[] = [];

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

/** What an entry tells a viewer, as text: the game's events, and the patch of the frame. */
export type News = {
  readonly events: string;
  /** The changes all see alike, and the viewer's own; without the braces. */
  readonly shared: string;
  readonly own: string;
};

export const noNews: News = { events: '[]', shared: '', own: '' };

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
  const shared = sharedStep(before.shared, visible);
  const redacted = redactions(events);
  const own: Fields[] = [];
  const news = to.map((viewer, at): News | null => {
    const mine = ownStep(before.own[at]!, ownFrame(table, viewer));
    own.push(mine.now);
    const happened = redacted(viewer);
    if (happened === '[]' && shared.change === '' && mine.change === '') return null;
    return { events: happened, shared: shared.change, own: mine.change };
  });
  return { news, showing: { shared: shared.now, own, around } };
}

/**
 * One step of what all see alike. The table itself is never replaced as a whole: clients look at
 * its parts one by one. It always has the same parts; those not looked at have not changed.
 */
function sharedStep(before: Fields, after: Visible): Step<Fields> {
  const table = stepFields(before['table'] as Fields, after.table as Fields, true);
  const asks = stepTo(before['asks']!, after.asks);
  const changes = [
    ...(table.change === '' ? [] : [`"table":{${table.change}}`]),
    ...(asks.change === '' ? [] : [`"asks":${asks.change}`]),
  ];
  if (changes.length === 0) return { change: '', now: before };
  return { change: changes.join(','), now: { table: table.now, asks: asks.now } };
}

type Visible = ReturnType<typeof movingFrame>;

/** One step of what is one viewer's own. It always has the same fields, and is always the same viewer's. */
function ownStep(before: Fields, after: OwnFrame): Step<Fields> {
  const { you, turn } = after;
  const view = stepTo(before['view']!, after.view as Json);
  const turned = turn !== before['turn'];
  if (!turned && view.change === '') return { change: '', now: before };
  const comma = turned && view.change !== '' ? ',' : '';
  const seen = view.change === '' ? '' : `"view":${view.change}`;
  const change = `${turned ? `"turn":${turn}` : ''}${comma}${seen}`;
  return { change, now: { you, turn, view: view.now } };
}

/** The text of the events for each viewer; made once where all see the same. */
function redactions(events: readonly GameEvent[]): (viewer: Viewer) => string {
  const text = (viewer: Viewer): string => JSON.stringify(eventsFor(events, viewer));
  if (events.some((event) => event.only !== undefined)) return text;
  const alike = text(null);
  return () => alike;
}

/** The text of a message. */
export function messageText(table: string, number: number, { events, shared, own }: News): string {
  const comma = shared !== '' && own !== '' ? ',' : '';
  return `{"table":"${table}","n":${number},"events":${events},"patch":{${shared}${comma}${own}}}`;
}

/** Which viewers are told, as bits. */
export function toldMask(news: readonly (News | null)[]): number {
  return news.reduce((mask, one, at) => (one ? mask | (1 << at) : mask), 0);
}
