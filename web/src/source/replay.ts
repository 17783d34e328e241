import {
  type AnyPlayableGame,
  copyJson,
  type GameEvent,
  type GameRecord,
  isRefused,
  gameVersions,
  type Options,
  type Problem,
  problem,
  type Refused,
  replay,
  type Seat,
  eventsFor,
  type Viewer,
} from '@faubourg/core';
import { t } from '../words/locale.svelte.ts';
import { isNameless } from './players.ts';
import type { Snapshot, SourceEvent, Player, Step, TableSource } from './source.ts';

/** The game after one row, with the move that led there. */
type ReplayedRow = {
  readonly state: unknown;
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
};

/** A recorded game, seen from any seat at any row. It accepts no answers. */
export class ReplaySource implements TableSource {
  readonly kind = 'replay';
  readonly id = 'record';
  readonly game: AnyPlayableGame;
  readonly options: Options;
  readonly mine: readonly Seat[] = [];
  readonly players: readonly Player[];
  readonly connection = 'steady';
  readonly chat = [];
  viewer: Viewer = null;

  #record: GameRecord;
  #rows: readonly ReplayedRow[];
  #listeners = new Set<(event: SourceEvent) => void>();

  private constructor(record: GameRecord, game: AnyPlayableGame, rows: readonly ReplayedRow[]) {
    this.#record = record;
    this.#rows = rows;
    this.game = game;
    this.options = record.options;
    this.players = record.seats.map(({ name }, seat) => ({
      name: isNameless(name, seat) ? t('setup.seat', { number: seat + 1 }) : name,
      kind: 'person',
      connected: true,
    }));
  }

  /** The source of a record, or what is wrong with it. */
  static of(record: GameRecord, game: AnyPlayableGame): ReplaySource | Refused {
    const rows: ReplayedRow[] = [];
    const done = replay(record, gameVersions([game]), ({ seat, events, play }) => {
      rows.push({ seat, events, state: copyJson(play.state) });
    });
    return isRefused(done) ? done : new ReplaySource(record, done.play.game, rows);
  }

  #snapshot(row: number): Snapshot {
    const { state } = this.#rows[row]!;
    return {
      row,
      view: this.game.view(state, this.viewer),
      decisions: this.game.decisions(state),
      outcome: this.game.outcome(state),
    };
  }

  get now(): Snapshot {
    return this.#snapshot(this.#rows.length - 1);
  }

  get steps(): readonly Step[] {
    return this.#rows.map(({ seat, events }, row) => {
      const made = this.#record.rows[row - 1];
      const undo = made !== undefined && 'undo' in made;
      return { row, seat, undo, events: eventsFor(events, this.viewer) };
    });
  }

  async at(row: number): Promise<Snapshot> {
    return this.#snapshot(Math.max(0, Math.min(row, this.#rows.length - 1)));
  }

  setViewer(viewer: Viewer): void {
    this.viewer = viewer;
    for (const listener of this.#listeners) listener({ kind: 'all' });
  }

  async give(): Promise<Problem> {
    return problem('FB-2', 'not-asked');
  }

  undoable(): Problem {
    return problem('FB-4', 'nothing-to-undo');
  }

  async undo(): Promise<Problem> {
    return this.undoable();
  }

  async record(): Promise<GameRecord> {
    return this.#record;
  }

  listen(listener: (event: SourceEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#listeners.clear();
  }
}
