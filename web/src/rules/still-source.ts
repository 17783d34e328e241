import {
  type AnyPlayableGame,
  BOT_NAMES,
  type GameRecord,
  type Options,
  type Position,
  type Problem,
  problem,
  type Seat,
  type Viewer,
} from '@faubourg/core';
import type { Player, Snapshot, Step, TableSource } from '../source/source.ts';
import { t } from '../words/locale.svelte.ts';
import type { Frame } from './frames.ts';

/** The reader at the first seat, bots at the others, as in a lesson. */
const playersAt = (seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: seat === 0 ? t('setup.me') : BOT_NAMES[(seat - 1) % BOT_NAMES.length]!,
    kind: seat === 0 ? 'person' : 'bot',
    connected: true,
  }));

/** The table of a picture: some moments of a game that nobody plays. It accepts no answers. */
export class StillSource implements TableSource {
  readonly kind = 'replay';
  readonly id = 'picture';
  readonly game: AnyPlayableGame;
  readonly options: Options;
  readonly mine: readonly Seat[] = [];
  readonly players: readonly Player[];
  readonly connection = 'steady';
  readonly chat = [];
  readonly viewer: Viewer;
  readonly steps: readonly Step[];
  #frames: readonly Frame[];

  constructor(
    game: AnyPlayableGame,
    { options, seats }: Position,
    viewer: Viewer,
    frames: readonly Frame[],
  ) {
    this.game = game;
    this.options = options;
    this.players = playersAt(seats);
    this.viewer = viewer;
    this.steps = frames.map(({ row, events }) => ({ row, seat: null, events, undo: false }));
    this.#frames = frames;
  }

  get now(): Snapshot {
    return this.#frames.at(-1)!;
  }

  async at(row: number): Promise<Snapshot> {
    return this.#frames[row] ?? this.now;
  }

  // The viewer of a picture is fixed.
  setViewer(): void {}

  async give(): Promise<Problem> {
    return problem('FB-2', 'not-asked');
  }

  undoable(): Problem {
    return problem('FB-4', 'nothing-to-undo');
  }

  async undo(): Promise<Problem> {
    return this.undoable();
  }

  async record(): Promise<GameRecord | null> {
    return null;
  }

  // Nothing happens in a picture: there is nothing to listen to and nothing to close.
  listen(): () => void {
    return () => {};
  }

  close(): void {}
}
