import {
  type AnyGame,
  copyJson,
  type Decision,
  type GameEvent,
  type GameRecord,
  type GameVersions,
  giveAnswer,
  isRefused,
  type Json,
  type Move,
  type Play,
  type Refused,
  replay,
  type Seat,
  secretPhases,
  undoRecorded,
} from '@faubourg/core';

/** One row of a finished game, with the states around it. */
export type CourseRow = {
  /** Rows are counted from 1; 0 is the set-up. */
  readonly row: number;
  readonly seat: Seat;
  readonly before: unknown;
  readonly after: unknown;
  readonly events: readonly GameEvent[];
  /** The answer; null where the row takes one back. */
  readonly answer: Json;
  /** What was asked; null where the row takes an answer back. */
  readonly decision: Decision | null;
  /** Whether chance was drawn. */
  readonly drew: boolean;
  /**
   * The number of the phase in which all act unseen by the others; null in any other. Answers of
   * one phase change nothing that others see until it ends.
   */
  readonly phase: number | null;
  /** Whether the row ends its phase. True for every row outside such a phase. */
  readonly ends: boolean;
};

/** A finished game, row by row, everything known. */
export type Course = {
  readonly game: AnyGame;
  readonly seats: number;
  readonly start: { readonly state: unknown; readonly events: readonly GameEvent[] };
  readonly rows: readonly CourseRow[];
  /** The rows whose answer was neither taken back nor changed before it counted. */
  readonly counted: ReadonlySet<number>;
};

/** The course of a record, or what is wrong with it. */
export function courseOf(record: GameRecord, games: GameVersions<AnyGame>): Course | Refused {
  const walk = new Walk();
  const done = replay(record, games, ({ row, seat, events, play }) => {
    walk.add(seat, events, play, record.rows[row - 1]);
  });
  return isRefused(done) ? done : walk.course(done.play.game, record.seats.length);
}

/** The course of a game that began from a position: `play` is at its beginning. */
export function courseFrom(play: Play<unknown, AnyGame>, moves: readonly Move[]): Course | Refused {
  const walk = new Walk();
  walk.add(null, [], play);
  for (const move of moves) {
    const done =
      'undo' in move
        ? (undoRecorded(play, move.seat) ?? { events: [] })
        : giveAnswer(play, move.seat, move.answer);
    if ('problem' in done) return done;
    walk.add(move.seat, done.events, play, move);
  }
  return walk.course(play.game, play.seats);
}

/** Collects the rows of a game that is played again. */
class Walk {
  readonly rows: CourseRow[] = [];
  private start: Course['start'] | null = null;
  private before: { state: unknown; draws: number } = { state: null, draws: 0 };
  /** The rows of the answers that stand, in the order of `Play.answers`. */
  private readonly standing: CourseRow[] = [];
  private phases = 0;

  add(seat: Seat | null, events: readonly GameEvent[], play: Play, move?: Move): void {
    const state: unknown = copyJson(play.state as Json);
    const { draws } = play.chance;
    if (seat === null) this.start = { state, events };
    else this.addRow(seat, events, play, move && 'answer' in move ? move.answer : null, state);
    this.before = { state, draws };
  }

  private addRow(
    seat: Seat,
    events: readonly GameEvent[],
    play: Play,
    answer: Json,
    after: unknown,
  ): void {
    const { game, answers, chance } = play;
    const { state: before, draws } = this.before;
    const undo = answers.length < this.standing.length;
    const decision = undo ? null : game.decisions(before).find((one) => one.seat === seat)!;
    const named = undo ? null : answers.at(-1)!.phase;
    const next = game.decisions(after);
    const open = secretPhases(game, next, () => true);
    // Who has chosen and owes a choice again is in the next phase, even if that has the same name.
    const again = decision?.secret === true && next.some((one) => one.seat === seat && one.owed);
    // An undo within a phase belongs to it.
    const within = named ?? (undo ? (open[0] ?? null) : null);
    const ends = within === null || again || !open.includes(within);
    const row: CourseRow = {
      row: this.rows.length + 1,
      seat,
      before,
      after,
      events,
      answer,
      decision,
      drew: chance.draws !== draws && !undo,
      phase: within === null ? null : this.phases,
      ends,
    };
    if (within !== null && ends) this.phases++;
    this.rows.push(row);
    if (undo) this.takeBack(seat);
    else this.standing.push(row);
  }

  private takeBack(seat: Seat): void {
    const at = this.standing.findLastIndex((row) => row.seat === seat);
    this.standing.splice(at, 1);
  }

  course(game: AnyGame, seats: number): Course {
    return { game, seats, start: this.start!, rows: this.rows, counted: this.counted() };
  }

  /** A secret choice can be changed until all have chosen: only the last one counts. */
  private counted(): Set<number> {
    const last = new Map<string, number>();
    for (const { row, seat, phase, decision } of this.standing)
      last.set(decision!.secret && phase !== null ? `${phase}/${seat}` : `row ${row}`, row);
    return new Set(last.values());
  }
}
