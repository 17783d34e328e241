import type { Chance } from './chance.ts';
import type { Json } from './json.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Problem } from './problem.ts';
import type { FastRules } from './fast-rules.ts';
import type { Shape } from './shape.ts';

/** A place at the table: 0, 1, 2 … clockwise. */
export type Seat = number;

/** Somebody who looks: a seat, or `null` for a spectator. */
export type Viewer = Seat | null;

/** What is asked of a seat. Public: it must not say more than everybody may know. */
export type Decision = {
  readonly seat: Seat;
  /** The kind of question, in the game's words: 'ballot', 'turn', 'offer'. */
  readonly kind: string;
  /** The numbered rule that asks it. */
  readonly rule: string;
  /** The game cannot go on without it; otherwise the seat may answer, or leave it. */
  readonly owed: boolean;
  /** The answer stays hidden from the others until the game reveals it. */
  readonly secret: boolean;
  /** What the sentence that asks needs to know, e.g. which lot is voted on. */
  readonly about?: { readonly [field: string]: Json };
};

/** Something that happened. Without `only` everyone sees it; with it, these seats alone. */
export type GameEvent = {
  readonly kind: string;
  readonly only?: readonly Seat[];
};

/** What an answer led to. */
export type Applied<Event extends GameEvent> = {
  readonly events: readonly Event[];
  /**
   * Somebody learnt something that was hidden until now. What chance drew need not be marked:
   * the core sees the draw itself. Neither can be taken back.
   */
  readonly reveals: boolean;
};

/** How a game ended. */
export type Outcome = {
  readonly scores: readonly number[];
  /** The seats that share the victory, in seat order. */
  readonly winners: readonly Seat[];
  /** Why the game ended, in the game's words. */
  readonly reason: string;
};

/**
 * A game. Everything else (server, page, bots, lab) knows games through this alone.
 *
 * State is plain JSON data at every moment. `apply` changes it in place; every other function
 * leaves it alone, and none keeps a reference to it. What may be done (`decisions`, `answers`,
 * `check`) stands apart from doing it (`apply`).
 */
export interface Game<State, Answer, Event extends GameEvent, View, O extends Options = Options> {
  readonly id: string;
  /** The version of the rules: a change that could alter any stored game needs a new number. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly shapes: { readonly state: Shape<State>; readonly answer: Shape<Answer> };

  /** A fresh game. `options` are complete and valid (see `readOptions`). */
  setUp(options: O, seats: number, chance: Chance): { state: State; events: readonly Event[] };

  /** Which seats owe or may give an answer now; empty exactly when the game is over. */
  decisions(state: State): readonly Decision[];

  /**
   * Every legal answer of a seat, each once, in a fixed order. `null` where they cannot be listed
   * (an offer in a trade): then `check` is the exact test, `parts` what an answer may be made of,
   * and `sample` gives a random legal one. Depends on nothing the seat does not know.
   */
  answers(state: State, seat: Seat): readonly Answer[] | null;
  /** What answers are made of, as data for clients, where they cannot be listed. */
  parts?(state: State, seat: Seat): Json;
  /** A random legal answer where answers cannot be listed. */
  sample?(state: State, seat: Seat, chance: Chance): Answer;

  /** A legal answer that does little harm: for a seat whose time is up or whose bot failed. */
  fallback(state: State, seat: Seat): Answer;

  /** Why the seat may not give this answer now, or null. The answer has the right shape. */
  check(state: State, seat: Seat, answer: Answer): Problem | null;

  /** Plays an answer that `check` lets pass, in place. */
  apply(state: State, seat: Seat, answer: Answer, chance: Chance): Applied<Event>;

  /** All that this viewer may know, built up from nothing. */
  view(state: State, viewer: Viewer): View;

  /** A whole state that agrees with all this view tells, the rest drawn at random. */
  resample(view: View, chance: Chance): State;

  /**
   * The same position with everything this viewer cannot know changed at random. Written apart
   * from `view` and `resample`: the leak law holds the three against each other.
   */
  scramble(state: State, viewer: Viewer, chance: Chance): State;

  /**
   * What people and bots reason with beyond the view itself (prices, previews, progress, why a
   * thing cannot be chosen), worked out from the view alone, so that it cannot tell more.
   */
  forecast?(view: View): unknown;

  /** Null while the game goes on. */
  outcome(state: State): Outcome | null;

  /** A copy that shares nothing with the original. */
  copy(state: State): State;

  /**
   * The conservation laws: a line for everything that is wrong with this state; else empty.
   * `seats` is given where a document says how many there are: the state must agree.
   */
  faults(state: State, seats?: number): readonly string[];

  /** One readable line for what just happened (the game's notation), or null if not worth one. */
  notate(events: readonly Event[]): string | null;

  /** The fast path for search; without one, `plainSearch` serves. */
  readonly fast?: FastRules<State, Answer, unknown>;
}

/** Any game, where its types do not matter. Methods are bivariant: every game fits. */
export type AnyGame = Game<unknown, unknown, GameEvent, unknown, Options>;

/** The events a viewer may see, as that viewer sees them. */
export function eventsFor<Event extends GameEvent>(
  events: readonly Event[],
  viewer: Viewer,
): Omit<Event, 'only'>[] {
  const visible: Omit<Event, 'only'>[] = [];
  for (const event of events) {
    const { only, ...rest } = event;
    if (only === undefined || (viewer !== null && only.includes(viewer))) visible.push(rest);
  }
  return visible;
}

/** Win shares: 1 split evenly among the winners. */
export function winShares(outcome: Outcome): number[] {
  const each = 1 / outcome.winners.length;
  return outcome.scores.map((_, seat) => (outcome.winners.includes(seat) ? each : 0));
}
