import {
  type AnyPlayableGame,
  startFromPosition,
  startPlay,
  copyJson,
  type GameEvent,
  type GameRecord,
  giveAnswer,
  isRefused,
  mixedSeed,
  type Move,
  type Options,
  type Play,
  type Problem,
  type Seat,
  eventsFor,
  strongSeed,
  undo,
  undoRefusal,
  type Viewer,
} from '@faubourg/core';
import type { Thinker } from '../bots/thinker.ts';
import type { SavedGame } from './saved-game.ts';
import { LocalBots } from './local-bots.ts';
import { type SeatPlan, playersOf } from './players.ts';
import type { Snapshot, SourceEvent, Step, TableSource } from './source.ts';

/** A move that was made, with everything that happened: what each viewer saw is read from it. */
type Done = { readonly seat: Seat | null; readonly events: readonly GameEvent[]; undo: boolean };

/** What a local game needs from the page around it. */
export type LocalOptions = {
  readonly thinker: Thinker;
  keep(game: SavedGame): Promise<void>;
};

/** The start of a new local game: everything settled, nothing played. */
export function newGame(
  game: AnyPlayableGame,
  options: Options,
  plan: readonly SeatPlan[],
  now: number,
): SavedGame {
  return {
    id: strongSeed().slice(0, 12),
    game: game.id,
    rules: game.rules,
    options,
    plan,
    secret: strongSeed(),
    contributions: plan.map(() => strongSeed()),
    moves: [],
    started: now,
    touched: now,
    over: false,
    turn: [],
  };
}

/** A saved game at its beginning: the set-up, or the position it began from. */
export function beginSaved(
  game: AnyPlayableGame,
  { options, plan, secret, contributions, position }: SavedGame,
): { play: Play; events: readonly GameEvent[] } {
  const seed = mixedSeed(secret, contributions);
  if (!position) return startPlay(game, options, plan.length, seed);
  const chance = position.chance ?? { seed, draws: 0 };
  return {
    play: startFromPosition(game, options, plan.length, position.state, chance),
    events: [],
  };
}

/** Plays a move of a saved game again. */
export function playSavedMove(play: Play, move: Move): Done {
  if ('undo' in move) {
    undo(play, move.seat);
    return { seat: move.seat, events: [], undo: true };
  }
  const result = giveAnswer(play, move.seat, move.answer);
  if (isRefused(result)) throw new Error(`A kept move was refused: ${result.problem.code}`);
  return { seat: move.seat, events: result.events, undo: false };
}

/** Frames do not come while the page is hidden; then there is nothing to wait for. */
const UNSEEN = 100;

/** Calls back once what has changed is on the screen. */
function afterPaint(call: () => void): void {
  let called = false;
  const once = (): void => {
    if (called) return;
    called = true;
    call();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, UNSEEN);
}

/** A game played in this page: against bots, or by several people at one screen. */
export class LocalSource implements TableSource {
  readonly kind = 'local';
  readonly id: string;
  readonly game: AnyPlayableGame;
  readonly options: Options;
  readonly fromPosition: boolean;
  readonly mine: readonly Seat[];
  readonly players;
  readonly link = 'steady';
  readonly chat = [];
  viewer: Viewer;

  #kept: SavedGame;
  #around: LocalOptions;
  #play: Play;
  #done: Done[] = [];
  #listeners = new Set<(news: SourceEvent) => void>();
  #bots: LocalBots;

  constructor(kept: SavedGame, game: AnyPlayableGame, around: LocalOptions) {
    this.#kept = kept;
    this.#around = around;
    this.id = kept.id;
    this.game = game;
    this.options = kept.options;
    this.fromPosition = kept.position !== undefined;
    this.players = playersOf(kept.plan);
    this.mine = kept.plan.flatMap(({ kind }, seat) => (kind === 'person' ? seat : []));
    this.viewer = this.mine[0] ?? null;
    const { play, events } = beginSaved(game, kept);
    this.#play = play;
    this.#done.push({ seat: null, events, undo: false });
    for (const move of kept.moves) this.#done.push(playSavedMove(play, move));
    this.#bots = new LocalBots(
      {
        game: game.id,
        plan: kept.plan,
        row: () => this.#play.moves.length,
        decisions: () => game.decisions(this.#play.state),
        view: (seat) => game.view(this.#play.state, seat),
        give: async (seat, answer) => (await this.give(seat, answer)) === null,
        fallBack: async (seat) => {
          await this.give(seat, game.fallback(this.#play.state, seat));
        },
      },
      around.thinker,
    );
    // After the constructor: whoever made this source listens first.
    queueMicrotask(() => this.#bots.wake());
  }

  #snapshotOf(play: Play): Snapshot {
    const { state } = play;
    return {
      row: play.moves.length,
      view: this.game.view(state, this.viewer),
      decisions: this.game.decisions(state),
      outcome: this.game.outcome(state),
    };
  }

  #step(done: Done, row: number): Step {
    return { row, seat: done.seat, undo: done.undo, events: eventsFor(done.events, this.viewer) };
  }

  get now(): Snapshot {
    return this.#snapshotOf(this.#play);
  }

  get steps(): readonly Step[] {
    return this.#done.map((done, row) => this.#step(done, row));
  }

  setViewer(viewer: Viewer): void {
    this.viewer = viewer;
    this.#emit({ kind: 'all' });
  }

  async at(row: number): Promise<Snapshot> {
    const { play } = beginSaved(this.game, this.#kept);
    for (const move of this.#play.moves.slice(0, row)) playSavedMove(play, move);
    return this.#snapshotOf(play);
  }

  async give(seat: Seat, answer: unknown): Promise<Problem | null> {
    const result = giveAnswer(this.#play, seat, copyJson(answer));
    if (isRefused(result)) return result.problem;
    this.#after({ seat, events: result.events, undo: false });
    return null;
  }

  undoable(seat: Seat): Problem | null {
    return undoRefusal(this.#play, seat);
  }

  async undo(seat: Seat): Promise<Problem | null> {
    const refused = undo(this.#play, seat);
    if (refused) return refused.problem;
    this.#after({ seat, events: [], undo: true });
    return null;
  }

  #after(done: Done): void {
    this.#done.push(done);
    const row = this.#done.length - 1;
    this.#emit({ kind: 'step', step: this.#step(done, row), snapshot: this.now });
    void this.#around.keep(this.kept());
    // What was just done is drawn first: on a small device thinking would hold it up.
    afterPaint(() => this.#bots.wake());
  }

  /** The game as it is kept. */
  kept(): SavedGame {
    const decisions = this.game.decisions(this.#play.state);
    return {
      ...this.#kept,
      moves: this.#play.moves.slice(),
      touched: Date.now(),
      over: decisions.length === 0,
      turn: [...new Set(decisions.filter((d) => d.owed).map((d) => d.seat))],
    };
  }

  async record(): Promise<GameRecord | null> {
    if (this.fromPosition) return null;
    const { recordOf } = await import('./record-of.ts');
    return recordOf(this.#play, this.#kept);
  }

  listen(to: (news: SourceEvent) => void): () => void {
    this.#listeners.add(to);
    return () => this.#listeners.delete(to);
  }

  #emit(news: SourceEvent): void {
    for (const listener of this.#listeners) listener(news);
  }

  close(): void {
    this.#bots.close();
    this.#listeners.clear();
  }
}
