import type { GameVersions } from '@faubourg/core';
import type { Database } from '../store/database.ts';
import type { LoggedEntry } from '../table/entry.ts';
import type { Clocks } from '../time/clocks.ts';
import type { LiveCopy } from './live-copy.ts';
import type { Snapshots } from './snapshots.ts';
import type { TimeSlices } from './time-slices.ts';
import type { PresenceOptions } from './watchers.ts';

/** What live tables need from the server: database, games, limits, callbacks. */
export type TableContext = {
  readonly database: Database;
  readonly games: GameVersions;
  /** The id of this node. */
  readonly node: string;
  /** Milliseconds for which this node holds a duty after it is due. */
  readonly lease: number;
  readonly clocks: Clocks;
  /** For work that is too long for one turn of the event loop. */
  readonly slices: TimeSlices;
  readonly snapshots: Snapshots;
  /** Called for every entry that is replayed to load a table or to read its history. */
  readonly onReplayed: () => void;
  /** Entries that one person may write to the log of one table. */
  readonly entriesPerPerson: number;
  /** Answers and undos of one person at one decision. */
  readonly attemptsPerDecision: number;
  /** Called with the seconds that every accepted command took until it was acknowledged. */
  readonly onAcknowledged: (seconds: number) => void;
  readonly presence: PresenceOptions;
  /** Drops a table from memory. */
  readonly evict: (id: string) => void;
  /** Called after every entry; `own`: this node wrote it. */
  readonly onEntry: (live: LiveCopy, entry: LoggedEntry, own: boolean) => void;
};
