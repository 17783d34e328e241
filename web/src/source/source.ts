import type {
  AnyPlayableGame,
  AnyView,
  Decision,
  GameEvent,
  GameRecord,
  Options,
  Outcome,
  Problem,
  Seat,
  Viewer,
} from '@faubourg/core';
import type { Person } from '@faubourg/protocol';
import type { ConnectionState } from '../client/connection-state.ts';
import type { FirstTry } from './first-try.ts';

/** The player of a seat, as everybody may see it. */
export type Player = {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The character of a bot; undefined where it has none. */
  readonly character?: string | undefined;
  /** False while that person has no connection. */
  readonly connected: boolean;
  /** When this seat's time is up, in milliseconds since 1970; null where no clock runs. */
  readonly until?: number | null;
  /** Set while the table waits for this person and no clock runs. */
  readonly absence?: Absence | null;
};

/** How long a table has waited for a person, and who would let a bot play. */
export type Absence = {
  /** When the person was asked, and from when on the others can agree; milliseconds since 1970. */
  readonly since: number;
  readonly until: number;
  /** The seats that have agreed, and those of the other people who play. */
  readonly agreed: readonly Seat[];
  readonly missing: readonly Seat[];
};

/** An event as one viewer sees it. */
export type SeenEvent = Omit<GameEvent, 'only'>;

/** One row of the game as one viewer sees it: the seat that acted (null: the set-up) and the events. */
export type Step = {
  readonly row: number;
  readonly seat: Seat | null;
  readonly events: readonly SeenEvent[];
  /** Whether the seat took its last answer back. */
  readonly undo: boolean;
};

/** The table as one viewer sees it at one moment. */
export type Snapshot = {
  /** How many rows have been played. */
  readonly row: number;
  readonly view: AnyView;
  readonly decisions: readonly Decision[];
  readonly outcome: Outcome | null;
};

export type ChatLine = {
  readonly seat: Viewer;
  readonly text: string;
  readonly at: number;
  /** Who wrote it. Absent if that was this person, and for somebody who is not signed in. */
  readonly author?: Person;
};

/** A line of play that the person went back from, and how many rows it has. */
export type Line = { readonly from: number; readonly rows: number };

/** Going back to own decisions: in a game on this device against bots alone. */
export type TakeBacks = {
  /** The kept lines, the oldest first. */
  readonly lines: readonly Line[];
  /** Whether the person has answered anything. */
  readonly able: boolean;
  /**
   * Goes back to a row; null: to the last own decision. The same draws come again; the moves from
   * there on are kept as a line.
   */
  to(row: number | null): Promise<void>;
  /** Plays a kept line on; the present one is kept in its place. */
  take(line: number): Promise<void>;
};

/** What a source reports to its listeners. */
export type SourceEvent =
  | { readonly kind: 'step'; readonly step: Step; readonly snapshot: Snapshot }
  /** Everything may have changed, for example because the viewer did. */
  | { readonly kind: 'all' }
  | { readonly kind: 'players' }
  | { readonly kind: 'connection' }
  /** A line of chat. `live` is false for lines from before this page was opened. */
  | { readonly kind: 'chat'; readonly line: ChatLine; readonly live: boolean };

/**
 * Where a table's game comes from: this page, the server or a record. The table screen reads games
 * through this interface only.
 */
export interface TableSource {
  readonly kind: 'local' | 'remote' | 'replay';
  /** Names the table in addresses and in the store. */
  readonly id: string;
  readonly game: AnyPlayableGame;
  readonly options: Options;
  /** The game began from a position instead of its set-up: it has no record. */
  readonly fromPosition?: boolean;
  /**
   * Whether the coach may be asked: absent at tables where nobody agreed to it. `on`: the game was
   * begun with the coach on, as after a guided first game.
   */
  readonly coach?: 'may-ask' | 'on' | undefined;
  /** The game was begun from a moment of another one. */
  readonly whatIf?: boolean;
  /** The finished line that a what-if game is compared with. */
  readonly firstTry?: FirstTry | undefined;
  /** Absent where the person may take back only what the rules of undo allow. */
  readonly takeBacks?: TakeBacks | undefined;
  /** The seats that are played from this page; empty for a spectator. */
  readonly mine: readonly Seat[];
  readonly players: readonly Player[];
  readonly connection: ConnectionState;

  /** The seat whose view is shown; null: a spectator's. */
  readonly viewer: Viewer;
  setViewer(viewer: Viewer): void;

  readonly now: Snapshot;
  /** Every step so far, as the viewer sees it. */
  readonly steps: readonly Step[];
  /** The table after `row` rows. */
  at(row: number): Promise<Snapshot>;

  /** Why the answer was refused, or null. The step itself arrives as an event. */
  give(seat: Seat, answer: unknown): Promise<Problem | null>;
  /** Why the seat's last answer cannot be taken back, or null if it can. */
  undoable(seat: Seat): Problem | null;
  undo(seat: Seat): Promise<Problem | null>;

  /**
   * Tells the bots that a person of this page begins or ends to build an answer, such as an offer:
   * they wait with what they would begin. Absent where nobody can be told.
   */
  composing?(seat: Seat, on: boolean): void;

  /** The whole game as a record, as far as this page may know it. */
  record(): Promise<GameRecord | null>;

  readonly chat: readonly ChatLine[];
  /** Why the line was refused, or null. Absent where nobody else could read it. */
  say?(text: string): Promise<Problem | null>;
  /** Reads the chat again, because somebody was muted or blocked, or no longer is. */
  rereadChat?(): Promise<void>;
  /** How many lines of other people are unread. */
  readonly unread?: number;
  /** Marks all chat as read. */
  read?(): void;

  listen(listener: (event: SourceEvent) => void): () => void;
  close(): void;
}
