import { either, flag, integer, list, nullable, object, oneOf, type Shape } from '@faubourg/core';
import { chatLineShape } from './chat.ts';
import { frameShape } from './frame.ts';
import { gameEvent } from './game-data.ts';
import { noticeShape } from './notice.ts';
import type { Patch } from './patch.ts';
import { problemShape } from './problem.ts';
import { counter, type Message, seat, tableId } from './values.ts';

/** What a patch says of one part of the frame: see patch.ts. */
const part: Shape<Patch> = {
  expected: 'a patch',
  schema: {
    description:
      'A value that replaces the old one; [value] for a new object or list; [] for a field that is gone; [start, count, ...entries] for a part of a list; or an object of patches by field or by index.',
  },
  fault: () => null,
};

/** The changes of a frame. */
const patchShape = object({}, { table: part, asks: part, turn: part, view: part });
/** The changes from one frame to the next. */
export type FramePatch = Message<typeof patchShape>;

/**
 * What one entry of a table's log meant to one viewer. `n` counts the updates of this viewer, and
 * only these: a viewer cannot count what is hidden.
 */
export const updateMessageShape = object(
  {
    table: tableId,
    n: counter,
    /**
     * The seat whose answer or undo this was. Null for everything else that happens at a table,
     * and, except to that seat itself, for an answer given in secret.
     */
    by: nullable(seat),
    events: list(gameEvent),
    patch: patchShape,
  },
  {
    /** Present if the seat took its last answer back. */
    undo: oneOf(true),
    /**
     * Present if the game did not go on for this viewer: the update is about seats and clocks. All
     * others are the rows of a history: the start, and every answer and undo that the viewer sees
     * in the events, the view or the questions. Most updates are steps, so these say nothing.
     */
    step: oneOf(false),
  },
);
/** What one entry of a table’s log meant to one viewer. */
export type UpdateMessage = Message<typeof updateMessageShape>;

/** The most updates in one response to a request for past ones. Whoever gets as many asks again. */
export const MOST_UPDATES = 1000;

/**
 * Past updates. `more` is present if there are more of them: a page is shorter where many entries
 * that the viewer does not see lie between its updates.
 */
export const updatesPageShape = object(
  { messages: list(updateMessageShape, 0, MOST_UPDATES) },
  { more: oneOf(true) },
);
/** A page of past updates. */
export type UpdatesPage = Message<typeof updatesPageShape>;

/** All there is to see, after update number `n`. */
export const frameMessageShape = object({ table: tableId, n: counter, frame: frameShape });
/** A whole frame. */
export type FrameMessage = Message<typeof frameMessageShape>;

/**
 * What a stream with frames sends instead of an update: the whole frame after it in place of the
 * patch. The first line has the frame alone.
 */
export const framedUpdateShape = object(
  { table: tableId, n: counter, frame: frameShape },
  { by: nullable(seat), events: list(gameEvent), undo: oneOf(true), step: oneOf(false) },
);
/** An update with the whole frame. */
export type FramedUpdate = Message<typeof framedUpdateShape>;

/** Which seats have somebody connected. On the wire presence is called `here`. */
export const presenceMessageShape = object({ here: list(flag), table: tableId });
/** Which seats have somebody connected. */
export type PresenceMessage = Message<typeof presenceMessageShape>;

/**
 * The table time, in milliseconds since 1970: sent to who begins to watch a table with a clock or a
 * running one. Deadlines and waiting times of a frame are in table time, and no clock of the client
 * need agree with it.
 */
export const timeMessageShape = object({
  table: tableId,
  time: integer(0, Number.MAX_SAFE_INTEGER),
});
/** The table time. */
export type TimeMessage = Message<typeof timeMessageShape>;

/** A line of chat, as it arrives. */
export const chatMessageShape = object({ table: tableId, chat: chatLineShape });
/** A line of chat, as it arrives. */
export type ChatMessage = Message<typeof chatMessageShape>;

/** A notice, on every connection of the person. */
export const noticeMessageShape = object({ notice: noticeShape });
/** A notice, on every connection of the person. */
export type NoticeMessage = Message<typeof noticeMessageShape>;

/** The last message about a table that the connection may no longer watch, and why. */
export const dismissalMessageShape = object({ table: tableId, problem: problemShape });
export type DismissalMessage = Message<typeof dismissalMessageShape>;

/** The number of the sender's last update once a command was carried out. */
export const ackShape = object({ n: counter });
/** The number of the sender’s last update. */
export type Ack = Message<typeof ackShape>;

/** The reply to a command, under the `id` it was sent with; null where that could not be read. */
const id = nullable(integer(0, Number.MAX_SAFE_INTEGER));
export const doneReplyShape = object({ id, ok: ackShape });
export const refusedReplyShape = object({ id, problem: problemShape });
/** The reply to a command: done, or refused. */
export type Reply = Message<typeof doneReplyShape> | Message<typeof refusedReplyShape>;

/** Everything the server sends on a WebSocket. */
export type ServerMessage =
  | UpdateMessage
  | FrameMessage
  | PresenceMessage
  | TimeMessage
  | ChatMessage
  | NoticeMessage
  | DismissalMessage
  | Reply;
/** Everything the server sends on a WebSocket. */
export const serverMessageShape = either<unknown>(
  updateMessageShape,
  frameMessageShape,
  presenceMessageShape,
  timeMessageShape,
  chatMessageShape,
  noticeMessageShape,
  dismissalMessageShape,
  doneReplyShape,
  refusedReplyShape,
);
