import { type GameEvent, type Json, eventsFor, type Viewer } from '@faubourg/core';
import { type Diff, diff, diffFields, type OwnFrame } from '@faubourg/protocol';
import { type Entry, mayBegin } from './entry.ts';
import { changingFrame, ownFrame, sharedFrame } from './frame.ts';
import type { Table } from './table.ts';

/** The viewers of a table: its seats, then the spectators. */
export function viewers({ seats }: Table): readonly Viewer[] {
  return (viewersBySeats[seats.length] ??= [...seats.keys(), null]);
}

/** The lists of viewers by number of seats. */
const viewersBySeats: (readonly Viewer[])[] = [];

/** The index of a viewer in such a list. */
export const viewerIndex = (table: Table, viewer: Viewer): number => viewer ?? table.seats.length;

type Fields = { readonly [name: string]: Json };

/**
 * The frames of a table at one moment: the part that all viewers share, and each viewer's own.
 * Immutable copies; unchanged parts are shared with the frames before.
 */
export type Frames = {
  readonly shared: Fields;
  readonly own: readonly Fields[];
  /** The version of what surrounds the game: see `Table`. */
  readonly version: number;
};

export const noFrames: Frames = { shared: {}, own: [], version: 0 };

export function framesOf(table: Table, to: readonly Viewer[] = viewers(table)): Frames {
  return {
    shared: frozenCopy(sharedFrame(table)),
    own: to.map((viewer) => frozenCopy(ownFrame(table, viewer))),
    version: table.version,
  };
}

/** A view may contain parts of the state, which changes later; the copy does not. */
const frozenCopy = (data: object): Fields => JSON.parse(JSON.stringify(data)) as Fields;

/** The whole frame of the viewer at an index, as text. */
export function frameText({ shared, own }: Frames, at: number): string {
  return JSON.stringify({ ...shared, ...own[at]! });
}

/** What an entry means to one viewer, as texts: the parts of an update message. */
export type UpdateText = {
  /** The fields that say who acted and whether the game went on. */
  readonly actor: string;
  readonly events: string;
  /** The changes of the shared frame and of the viewer's own, without the braces. */
  readonly shared: string;
  readonly own: string;
};

const NO_ACTOR = '"by":null';
/** The field of an update that is no step of the game. */
const NO_STEP = ',"step":false';

/** What a viewer is sent for an entry that shows nothing by the rules of today. */
export const emptyUpdate: UpdateText = {
  actor: NO_ACTOR + NO_STEP,
  events: '[]',
  shared: '',
  own: '',
};

/** For each viewer the update, or null if the viewer must not notice the entry; and the frames now. */
export type Updates = { readonly texts: readonly (UpdateText | null)[]; readonly frames: Frames };

/** Compares the frames before an entry with those of the table, to which it has been applied. */
export function updatesSince(
  table: Table,
  to: readonly Viewer[],
  { entry, events }: { readonly entry: Entry; readonly events: readonly GameEvent[] },
  before: Frames,
): Updates {
  const { version } = table;
  const visible = before.version === version ? changingFrame(table) : sharedFrame(table);
  const shared = sharedDiff(before.shared, visible);
  const eventsFor = eventTexts(events);
  const actorFor = actorTexts(table, entry);
  const moves = mayBegin(entry) || entry.kind === 'answer' || entry.kind === 'undo';
  const own: Fields[] = [];
  const texts = to.map((viewer, at): UpdateText | null => {
    const changes = ownDiff(before.own[at]!, ownFrame(table, viewer));
    own.push(changes.now);
    const happened = eventsFor(viewer);
    if (happened === '[]' && shared.change === '' && changes.change === '') return null;
    const step = moves && (happened !== '[]' || shared.asked || changes.seen);
    const actor = step ? actorFor(viewer) : actorFor(viewer) + NO_STEP;
    return { actor, events: happened, shared: shared.change, own: changes.change };
  });
  return { texts, frames: { shared: shared.now, own, version } };
}

/**
 * The diff of the shared frame, and whether the questions changed. Its `table` is never replaced as a whole, because clients read its
 * fields one by one. It always has the same fields; those that `after` leaves out are unchanged.
 */
function sharedDiff(
  before: Fields,
  after: ReturnType<typeof changingFrame>,
): Diff<Fields> & { readonly asked: boolean } {
  const table = diffFields(before['table'] as Fields, after.table, true);
  const asks = diff(before['asks']!, after.asks);
  const changes = [
    ...(table.change === '' ? [] : [`"table":{${table.change}}`]),
    ...(asks.change === '' ? [] : [`"asks":${asks.change}`]),
  ];
  const asked = asks.change !== '';
  if (changes.length === 0) return { change: '', now: before, asked };
  return { change: changes.join(','), now: { table: table.now, asks: asks.now }, asked };
}

/** The diff of one viewer's own frame, and whether the view changed. It always has the same fields, and `you` never changes. */
function ownDiff(before: Fields, after: OwnFrame): Diff<Fields> & { readonly seen: boolean } {
  const { you, turn } = after;
  const view = diff(before['view']!, after.view);
  const turned = turn !== before['turn'];
  const seen = view.change !== '';
  if (!turned && !seen) return { change: '', now: before, seen };
  const comma = turned && seen ? ',' : '';
  const change = `${turned ? `"turn":${turn}` : ''}${comma}${seen ? `"view":${view.change}` : ''}`;
  return { change, now: { you, turn, view: view.now }, seen };
}

/** The text of the events for each viewer; made once where all see the same. */
function eventTexts(events: readonly GameEvent[]): (viewer: Viewer) => string {
  const text = (viewer: Viewer): string => JSON.stringify(eventsFor(events, viewer));
  if (events.some((event) => event.only !== undefined)) return text;
  const alike = text(null);
  return () => alike;
}

/**
 * Who acted, for each viewer. Of a secret answer only its own seat is told so: what the others
 * learn from such an entry must not depend on who gave it.
 */
function actorTexts({ secrets }: Table, entry: Entry): (viewer: Viewer) => string {
  if (entry.kind === 'undo') return () => `"by":${entry.seat},"undo":true`;
  if (entry.kind !== 'answer') return () => NO_ACTOR;
  const text = `"by":${entry.seat}`;
  const secret = secrets.at(-1) === true;
  return (viewer) => (secret && viewer !== entry.seat ? NO_ACTOR : text);
}

/** The text of an update message (protocol/message.ts). */
export function updateMessage(
  table: string,
  number: number,
  { actor, events, shared, own }: UpdateText,
): string {
  const comma = shared !== '' && own !== '' ? ',' : '';
  const patch = `{${shared}${comma}${own}}`;
  return `{"table":"${table}","n":${number},${actor},"events":${events},"patch":${patch}}`;
}

/** The viewers who get an update, as bits. */
export function toldMask(texts: readonly (UpdateText | null)[]): number {
  return texts.reduce((mask, one, at) => (one ? mask | (1 << at) : mask), 0);
}
