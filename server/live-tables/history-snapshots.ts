import { startFromPosition } from '@faubourg/core';
import type { TableRow } from '../store/schema.ts';
import { noAttempts } from '../table/attempts.ts';
import type { Table } from '../table/table.ts';

/** A table after entry `seq`, from which its history can be replayed. */
export type HistorySnapshot = {
  readonly seq: number;
  /** For each viewer, the number of the last update. */
  readonly numbers: readonly number[];
  /** The table as JSON. It contains everything hidden and never leaves the server. */
  readonly text: string;
};

/** Everything of a table that its later entries build on, except the answers before. */
type SnapshotData = Pick<
  Table,
  | 'setup'
  | 'seats'
  | 'phase'
  | 'revealUntil'
  | 'clock'
  | 'rematch'
  | 'decisions'
  | 'version'
  | 'turns'
  | 'putOut'
  | 'waiting'
> & { readonly play: { readonly seed: string; readonly draws: number; state: unknown } | null };

export function snapshotText(table: Table): string {
  const { setup, seats, phase, revealUntil, clock, rematch, decisions, version, turns, play } =
    table;
  const { putOut, waiting } = table;
  const at = play && { seed: play.seed, draws: play.chance.draws, state: play.state };
  const around = { setup, seats, phase, revealUntil, clock, rematch, decisions, version, turns };
  return JSON.stringify({ ...around, putOut, waiting, play: at } satisfies SnapshotData);
}

/**
 * The table of a snapshot. It has no answers: an undo of an answer from before the snapshot cannot
 * be replayed on it.
 */
export function tableFromSnapshot({ id, secret, game }: Table, text: string): Table {
  const { play, ...around } = JSON.parse(text) as SnapshotData;
  const { options } = around.setup;
  return {
    ...around,
    id,
    secret,
    game,
    secrets: [],
    by: [],
    attempts: around.seats.map(() => noAttempts),
    play: play && startFromPosition(game, options, around.seats.length, play.state, play),
  };
}

/** Characters of all snapshots in memory: about 30 of the longest histories there can be. */
const MOST_CHARACTERS = 32_000_000;

/**
 * Snapshots for reading histories, so that a page in the middle of a long history is not replayed
 * from the first entry. They are made while histories are read, and those of the tables that were
 * read longest ago are dropped first.
 */
export class HistorySnapshots {
  readonly #tables = new Map<string, HistorySnapshot[]>();
  readonly #most: number;
  #size = 0;

  constructor(most = MOST_CHARACTERS) {
    this.#most = most;
  }

  /** The last snapshot before the update after number `from` of a viewer; null if there is none. */
  before(row: TableRow, viewer: number, from: number): HistorySnapshot | null {
    const all = this.#tables.get(keyOf(row));
    if (!all) return null;
    this.#tables.delete(keyOf(row));
    this.#tables.set(keyOf(row), all);
    return all.findLast(({ numbers }) => numbers[viewer]! <= from) ?? null;
  }

  add(row: TableRow, snapshot: HistorySnapshot): void {
    const all = this.#tables.get(keyOf(row)) ?? [];
    if (all.some(({ seq }) => seq === snapshot.seq)) return;
    all.push(snapshot);
    all.sort((a, b) => a.seq - b.seq);
    this.#tables.delete(keyOf(row));
    this.#tables.set(keyOf(row), all);
    this.#size += snapshot.text.length;
    for (const [key, old] of this.#tables) {
      if (this.#size <= this.#most) break;
      for (const { text } of old) this.#size -= text.length;
      this.#tables.delete(key);
    }
  }

  /** Drops a snapshot that an undo has reached behind. */
  drop(row: TableRow, snapshot: HistorySnapshot): void {
    const all = this.#tables.get(keyOf(row));
    const at = all?.indexOf(snapshot) ?? -1;
    if (at < 0) return;
    all!.splice(at, 1);
    this.#size -= snapshot.text.length;
  }
}

const keyOf = ({ id, incarnation }: TableRow): string => `${id}/${incarnation}`;
