import type { GameVersions, Viewer } from '@faubourg/core';
import type { CompiledQuery } from 'kysely';
import type { Absence } from '../live/audience.ts';
import type { Engine } from '../store/engine.ts';
import type { Entry, LoggedEntry } from './entry.ts';
import type { Room } from './room.ts';

/** What somebody wants to happen, found to be in order. */
export type Step = {
  readonly entry: Entry;
  readonly key?: string;
  /** Whose number acknowledges it. */
  readonly viewer: Viewer;
  /** What else is written in the same unit. */
  readonly also?: readonly CompiledQuery[];
};

/** The acknowledgement: the sender's own number once the entry was in the log. */
export type Ack = { readonly number: number };

/** What rooms stand on. */
export type Ground = {
  readonly engine: Engine;
  readonly games: GameVersions;
  readonly node: string;
  /** How long after it is due a duty stays ours. */
  readonly lease: number;
  readonly now: () => number;
  /** Rows that one person may write into the log of one table. */
  readonly rows: number;
  /** Called with the seconds from every wish that was fulfilled to its acknowledgement. */
  readonly took: (seconds: number) => void;
  /** When somebody without a connection is missed. */
  readonly absence: Absence;
  /** Drops a room from memory. */
  readonly forget: (id: string) => void;
  /** Called after every row, ours or another node's. */
  readonly noticed: (room: Room, row: LoggedEntry, own: boolean) => void;
};
