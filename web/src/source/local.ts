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
  seedOf,
  eventsFor,
  strongSeed,
  undo,
  undoRecorded,
  undoRefusal,
  type Viewer,
} from '@faubourg/core';
import type { Thinker } from '../bots/thinker.ts';
import { afterPaint } from './after-paint.ts';
import type { FirstTry } from './first-try.ts';
import type { SavedGame } from './saved-game.ts';
import { LocalBots } from './local-bots.ts';
import { type SeatPlan, playersOf } from './players.ts';
import type { Snapshot, SourceEvent, Step, TableSource, TakeBacks } from './source.ts';

/** A move with all of its events. What a viewer may see is filtered when it is read. */
type MadeMove = {
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
  undo: boolean;
  /** The undo of a step that others do not see: it is shown to its own seat only. */
  readonly unseen?: boolean;
};

/** What a local game needs from the page. */
export type LocalOptions = {
  readonly thinker: Thinker;
  save(game: SavedGame): Promise<void>;
  /** Milliseconds between two steps that a person can follow; none without it. */
  pace?(): number;
};

/**
 * A new local game before its first move. Bots whose character is not chosen get one by the time,
 * in the order of the game's list, so that as many in a row differ as there are characters.
 */
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
    plan: plan.map((seat, i) => ({
      character: game.characters?.[(now + i) % game.characters.length],
      ...seat,
    })),
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
  { options, plan, secret, contributions, shuffling, position }: SavedGame,
): { play: Play; events: readonly GameEvent[] } {
  const seed = shuffling ? seedOf(shuffling, secret) : mixedSeed(secret, contributions);
  if (!position) return startPlay(game, options, plan.length, seed);
  const chance = position.chance ?? { seed, draws: 0 };
  return {
    play: startFromPosition(game, options, plan.length, position.state, chance),
    events: [],
  };
}

/** The undo of a seat's last answer, before it is done. */
function madeUndo({ answers }: Play, seat: Seat): MadeMove {
  const last = answers.findLast((standing) => standing.seat === seat);
  return { seat, events: [], undo: true, unseen: last !== undefined && last.phase !== null };
}

/** Plays a move of a saved game again. */
export function playSavedMove(play: Play, move: Move): MadeMove {
  if ('undo' in move) {
    const made = madeUndo(play, move.seat);
    const refused = undoRecorded(play, move.seat);
    if (refused) throw new Error(`A saved undo was refused: ${refused.problem.code}`);
    return made;
  }
  const result = giveAnswer(play, move.seat, move.answer);
  if (isRefused(result)) throw new Error(`A saved move was refused: ${result.problem.code}`);
  return { seat: move.seat, events: result.events, undo: false };
}

/** A game played in this page: against bots, or by several people at one screen. */
export class LocalSource implements TableSource {
  readonly kind = 'local';
  readonly id: string;
  readonly game: AnyPlayableGame;
  readonly options: Options;
  readonly fromPosition: boolean;
  readonly coach: 'may-ask' | 'on';
  readonly whatIf: boolean;
  readonly firstTry: FirstTry | undefined;
  readonly mine: readonly Seat[];
  readonly players;
  readonly connection = 'steady';
  readonly chat = [];
  viewer: Viewer;

  #saved: SavedGame;
  #config: LocalOptions;
  #play!: Play;
  #made!: MadeMove[];
  /** What the viewer may see of `#made`. */
  #steps: Step[] = [];
  /** The snapshots that the viewer was shown, by row: to make one again all moves are played again. */
  #shown = new Map<number, Snapshot>();
  #listeners = new Set<(event: SourceEvent) => void>();
  #bots!: LocalBots;

  constructor(saved: SavedGame, game: AnyPlayableGame, config: LocalOptions) {
    this.#saved = saved;
    this.#config = config;
    this.id = saved.id;
    this.game = game;
    this.options = saved.options;
    this.fromPosition = saved.position !== undefined;
    this.coach = saved.coach ? 'on' : 'may-ask';
    this.players = playersOf(saved.plan);
    this.mine = saved.plan.flatMap(({ kind }, seat) => (kind === 'person' ? seat : []));
    this.viewer = this.mine[0] ?? null;
    this.whatIf = saved.whatIf ?? false;
    this.firstTry = saved.firstTry;
    this.#begin();
  }

  /** Plays the saved moves again and lets the bots play on. */
  #begin(): void {
    const { game } = this;
    const { play, events } = beginSaved(game, this.#saved);
    this.#play = play;
    this.#made = [{ seat: null, events, undo: false }];
    for (const move of this.#saved.moves) this.#made.push(playSavedMove(play, move));
    this.#readSteps();
    const bots = new LocalBots(
      {
        game: game.id,
        plan: this.#saved.plan,
        row: () => play.moves.length,
        decisions: () => game.decisions(play.state),
        view: (seat) => game.view(play.state, seat),
        give: async (seat, answer) => (await this.give(seat, answer)) === null,
        fallBack: async (seat) => {
          await this.give(seat, game.fallback(play.state, seat));
        },
      },
      this.#config.thinker,
      () => (this.mine.length > 0 ? (this.#config.pace?.() ?? 0) : 0),
    );
    this.#bots = bots;
    // After the constructor, so that the caller can add its listeners first.
    queueMicrotask(() => bots.wake());
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

  #step(made: MadeMove, row: number): Step {
    const undo = made.undo && !(made.unseen && made.seat !== this.viewer);
    return { row, seat: made.seat, undo, events: eventsFor(made.events, this.viewer) };
  }

  get now(): Snapshot {
    return this.#snapshotOf(this.#play);
  }

  #readSteps(): void {
    this.#shown.clear();
    this.#steps = this.#made.map((made, row) => this.#step(made, row));
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  setViewer(viewer: Viewer): void {
    this.viewer = viewer;
    this.#readSteps();
    this.#emit({ kind: 'all' });
  }

  async at(row: number): Promise<Snapshot> {
    const shown = this.#shown.get(row);
    if (shown) return shown;
    const { play } = beginSaved(this.game, this.#saved);
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
    const made = madeUndo(this.#play, seat);
    const refused = undo(this.#play, seat);
    if (refused) return refused.problem;
    this.#after(made);
    return null;
  }

  /** Only where nobody else plays: going back shows the person what will be drawn. */
  get takeBacks(): TakeBacks | undefined {
    const [me, another] = this.mine;
    if (me === undefined || another !== undefined) return undefined;
    const { lines = [] } = this.#saved;
    return {
      lines: lines.map(({ from, moves }) => ({ from, rows: moves.length })),
      able: this.#made.some(({ seat, undo }) => seat === me && !undo),
      to: async (row) => this.#goOnWith((await import('./take-backs.ts')).wentBack, row),
      take: async (line) => this.#goOnWith((await import('./take-backs.ts')).tookLine, line),
    };
  }

  #goOnWith<At>(change: (game: SavedGame, at: At) => SavedGame, at: At): void {
    // What the bots are thinking about is another line: their answers are not taken any more.
    this.#bots.close();
    this.#saved = change(this.#toSave(), at);
    this.#begin();
    this.#emit({ kind: 'all' });
    void this.#config.save(this.#toSave());
  }

  composing(_seat: Seat, on: boolean): void {
    this.#bots.composing(on);
  }

  #after(made: MadeMove): void {
    if (made.seat !== null && this.mine.includes(made.seat)) this.#bots.heard();
    this.#made.push(made);
    const step = this.#step(made, this.#steps.length);
    this.#steps.push(step);
    const snapshot = this.now;
    this.#shown.set(snapshot.row, snapshot);
    this.#emit({ kind: 'step', step, snapshot });
    void this.#config.save(this.#toSave());
    // The move is drawn before the bots think: on a slow device thinking would delay the drawing.
    afterPaint(() => this.#bots.wake());
  }

  /** The game as it is stored on the device. */
  #toSave(): SavedGame {
    const decisions = this.game.decisions(this.#play.state);
    return {
      ...this.#saved,
      moves: this.#play.moves.slice(),
      touched: Date.now(),
      over: decisions.length === 0,
      turn: [...new Set(decisions.filter((d) => d.owed).map((d) => d.seat))],
    };
  }

  async record(): Promise<GameRecord | null> {
    if (this.fromPosition) return null;
    const { recordOf } = await import('./record-of.ts');
    return recordOf(this.#play, this.#saved);
  }

  listen(listener: (event: SourceEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #emit(event: SourceEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  close(): void {
    this.#bots.close();
    this.#listeners.clear();
  }
}
