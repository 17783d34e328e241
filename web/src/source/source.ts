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

/** Who sits where, as everybody may know. */
export type Player = {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** False while that person's connection is away. */
  readonly connected: boolean;
  /** When this seat's time is up, in milliseconds since 1970; null where no clock runs. */
  readonly until?: number | null;
};

/** An event as one viewer sees it. */
export type SeenEvent = Omit<GameEvent, 'only'>;

/** One step of the game: what a seat did (null: the set-up) and what came of it, as seen. */
export type Step = {
  readonly row: number;
  readonly seat: Seat | null;
  readonly events: readonly SeenEvent[];
  /** The seat took its last answer back. */
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

export type ChatLine = { readonly seat: Viewer; readonly text: string; readonly at: number };

/** What a source tells the table. */
export type SourceEvent =
  | { readonly kind: 'step'; readonly step: Step; readonly snapshot: Snapshot }
  /** Everything may be new: after a reconnection, or when another seat looks. */
  | { readonly kind: 'all' }
  | { readonly kind: 'sitters' }
  | { readonly kind: 'link' }
  /** Something was said: just now, or before this page was there. */
  | { readonly kind: 'chat'; readonly line: ChatLine; readonly live: boolean };

/** Steady; or trying to get the connection back; or gone for good, with a reason to show. */
export type ConnectionState = 'steady' | 'reconnecting' | 'lost';

/**
 * Where a table's game comes from: played in the page, on a server, or out of a record. The
 * table frame knows games through this alone.
 */
export interface TableSource {
  readonly kind: 'local' | 'remote' | 'replay';
  /** Names the table in addresses and in the store. */
  readonly id: string;
  readonly game: AnyPlayableGame;
  readonly options: Options;
  /** The game began from a position instead of its set-up: it has no record. */
  readonly fromPosition?: boolean;
  /** The seats that are played from this page; empty for a spectator. */
  readonly mine: readonly Seat[];
  readonly players: readonly Player[];
  readonly link: ConnectionState;

  /** Whose eyes the table is seen through. */
  readonly viewer: Viewer;
  setViewer(viewer: Viewer): void;

  readonly now: Snapshot;
  /** Every step so far, as the viewer sees it. */
  readonly steps: readonly Step[];
  /** The table as it stood after `row` rows. */
  at(row: number): Promise<Snapshot>;

  /** Why the answer was refused, or null. The step itself arrives as news. */
  give(seat: Seat, answer: unknown): Promise<Problem | null>;
  /** Why the seat's last answer cannot be taken back, or null if it can. */
  undoable(seat: Seat): Problem | null;
  undo(seat: Seat): Promise<Problem | null>;

  /** The whole game as a record, as far as this page may know it. */
  record(): Promise<GameRecord | null>;

  readonly chat: readonly ChatLine[];
  /** Absent where nobody could read it. */
  say?(text: string): Promise<void>;
  /** How many lines of others were not read yet. */
  readonly unread?: number;
  /** All that was said has been read. */
  read?(): void;

  listen(to: (news: SourceEvent) => void): () => void;
  close(): void;
}
