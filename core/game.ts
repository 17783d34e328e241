import type { Chance } from './chance.ts';
import type { Json } from './json.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Problem } from './problem.ts';
import type { FastRules } from './fast-rules.ts';
import type { Shape } from './shape.ts';

/** A place at the table: 0, 1, 2 … clockwise. */
export type Seat = number;

/**
 * The most seats a game may have. Records, positions, tables and the search tree have this limit,
 * and seats are stored as bits of a 32-bit mask.
 */
export const MAX_SEATS = 12;

/** The most kinds of decision a game may have: a table's clock can hold a limit for each. */
export const MAX_KINDS = 16;

/** The viewer of a state: a seat, or `null` for a spectator. */
export type Viewer = Seat | null;

/** What every view contains: its viewer. */
export type AnyView = { readonly viewer: Viewer };

/** What a game was set up with. */
export type Start<O extends Options = Options> = { readonly options: O; readonly seats: number };

/** What a seat is asked. Public, so it must not contain anything hidden. */
export type Decision = {
  readonly seat: Seat;
  /** The kind of decision, in the game's words: 'ballot', 'turn', 'offer'. */
  readonly kind: string;
  /** The numbered rule that asks it. */
  readonly rule: string;
  /** Whether the game waits for it; otherwise the seat may answer or not. */
  readonly owed: boolean;
  /** The answer stays hidden from the others until the game reveals it. */
  readonly secret: boolean;
  /** Data for the sentence that asks, such as the lot that is voted on. */
  readonly about?: { readonly [field: string]: Json };
};

/** The refusals that the core decides for every game: after the end, out of turn, of wrong form. */
export type CoreRefusal = 'game-over' | 'not-asked' | 'answer-form';

/** Something that happened. With `only`, just these seats see it; without, everyone. */
export type GameEvent = {
  readonly kind: string;
  readonly only?: readonly Seat[];
};

/** An event as a viewer sees it: without the list of its viewers. */
export type SeenEvent<Event extends GameEvent> = Event extends unknown
  ? Omit<Event, 'only'>
  : never;

/** The result of an answer. */
export type Applied<Event extends GameEvent> = {
  readonly events: readonly Event[];
  /**
   * Whether something hidden was revealed to a seat. Draws need not be marked: the core counts
   * them. In both cases the answer cannot be undone.
   */
  readonly reveals: boolean;
};

/** How a game ended. */
export type Outcome = {
  /** More is better. A game in which the lowest count wins gives negative scores. */
  readonly scores: readonly number[];
  /**
   * The seats that share the victory, in seat order. Each has the highest score; where the rules
   * break ties, not every seat with the highest score is among them.
   */
  readonly winners: readonly Seat[];
  /** Why the game ended, in the game's words. */
  readonly reason: string;
};

/**
 * A game as a page plays it: all that a table needs, without what checks and searches positions.
 *
 * State is plain JSON data at all times. `apply` changes it in place; every other function leaves
 * it unchanged, and none keeps a reference to it. What is legal (`decisions`, `answers`, `check`)
 * is separate from playing it (`apply`).
 */
export interface PlayableGame<
  State,
  Answer,
  Event extends GameEvent,
  View extends AnyView,
  O extends Options = Options,
> {
  readonly id: string;
  /** The version of the rules. A change that could alter a stored game needs a new number. */
  readonly rules: number;
  /** At most `MAX_SEATS`. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** The kinds of all its decisions, at most `MAX_KINDS`. A clock can limit each of them. */
  readonly kinds: readonly string[];
  /** The characters that its bots can have. Stored with tables: a name is never taken away. */
  readonly characters?: readonly string[];
  readonly shapes: { readonly answer: Shape<Answer> };

  /** A new game. `options` are complete and valid (see `readOptions`). */
  setUp(options: O, seats: number, chance: Chance): { state: State; events: readonly Event[] };

  /** What the game of this state was set up with. */
  startOf(state: State): Start<O>;

  /** Which seats owe or may give an answer now; empty exactly when the game is over. */
  decisions(state: State): readonly Decision[];

  /**
   * Every legal answer of a seat, each once, in a fixed order. `null` where they cannot be listed
   * (an offer in a trade): then `check` is the exact test, `parts` describes what an answer may be
   * made of, and `sample` gives a random legal one. Depends only on what the seat may know.
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

  /**
   * The numbered rule of the game behind a refusal that the core decides, or null for the default:
   * none after the end, otherwise the rule of the decision that is open. Depends only on what the
   * seat may know. The answer is of any form, the seat any number.
   */
  refusalRule?(state: State, refusal: CoreRefusal, seat: Seat, answer: unknown): string | null;

  /**
   * Plays an answer that passed `check`, in place. Every viewer whose view or decisions change must
   * get at least one event. Does not change the answer itself.
   */
  apply(state: State, seat: Seat, answer: Answer, chance: Chance): Applied<Event>;

  /**
   * The numbered rule by which this legal answer cannot be undone once it is given, or null; see
   * `undo.ts` for the others. Depends only on what the seat may know.
   */
  finalRule?(state: State, seat: Seat, answer: Answer): string | null;
  /** Set where records of these rules contain undos of answers that `finalRule` makes final now. */
  readonly finalWasUndone?: boolean;
  /**
   * The kinds of decisions, besides secret ones, in which the seats act at the same time and do not
   * see what the others do. Answers of different seats to them do not depend on each other. Each
   * seat can undo its own ones until the phase ends, whatever the others have done.
   */
  readonly together?: readonly string[];

  /** All that this viewer may know, built up from nothing; it names its viewer. */
  view(state: State, viewer: Viewer): View;

  /** A whole state that agrees with this view, the hidden parts drawn at random. */
  resample(view: View, chance: Chance): State;

  /**
   * What people and bots use beyond the view itself (prices, previews, progress, why a thing cannot
   * be chosen). Computed from the view alone, so that it cannot reveal more.
   */
  forecast?(view: View): unknown;

  /** Null while the game goes on. */
  outcome(state: State): Outcome | null;

  /** A copy that shares nothing with the original. */
  copy(state: State): State;

  /** One line of the game's notation for these events, or null if they need none. */
  notate(events: readonly Event[]): string | null;
}

/**
 * A whole game: what a page plays, and what checks and searches positions. Server, bots and command
 * line know games only through this.
 */
export interface Game<
  State,
  Answer,
  Event extends GameEvent,
  View extends AnyView,
  O extends Options = Options,
> extends PlayableGame<State, Answer, Event, View, O> {
  readonly shapes: {
    readonly state: Shape<State>;
    readonly answer: Shape<Answer>;
    readonly view: Shape<View>;
    readonly event: Shape<SeenEvent<Event>>;
    /** The shape of `parts`, apart from null; absent in a game without `parts`. */
    readonly parts?: Shape<Json>;
  };

  /**
   * The same position with everything this viewer cannot know changed at random. Implemented
   * independently of `view` and `resample`: the leak law compares the three.
   */
  scramble(state: State, viewer: Viewer, chance: Chance): State;

  /**
   * The conservation laws: one line for every fault of this state; empty if there is none. `seats`
   * is given where a document says how many seats there are: the state must agree.
   */
  faults(state: State, seats?: number): readonly string[];

  /** Fast rules for search; without them, `fastRulesOf` makes plain ones. */
  readonly fast?: FastRules<State, Answer, unknown>;
}

/**
 * A game together with the same game by its former rules versions, which stored games and records
 * go on with. New games never use them. `gameVersions` finds them here, so that every reader does.
 */
export type WithFormer<G> = G & { readonly former?: readonly G[] };

/** Any playable game, where its types do not matter. Methods are bivariant: every game fits. */
export type AnyPlayableGame = WithFormer<
  PlayableGame<unknown, unknown, GameEvent, AnyView, Options>
>;

/** Any whole game, likewise. */
export type AnyGame = WithFormer<Game<unknown, unknown, GameEvent, AnyView, Options>>;

/** The events a viewer may see, as that viewer sees them. */
export function eventsFor<Event extends GameEvent>(
  events: readonly Event[],
  viewer: Viewer,
): SeenEvent<Event>[] {
  const visible: Omit<Event, 'only'>[] = [];
  for (const event of events) {
    const { only, ...rest } = event;
    if (only === undefined || (viewer !== null && only.includes(viewer))) visible.push(rest);
  }
  // `Omit` of a union has only the common fields; the objects have all but `only`.
  return visible as SeenEvent<Event>[];
}

/** Win shares: 1 split evenly among the winners. */
export function winShares(outcome: Outcome): number[] {
  const each = 1 / outcome.winners.length;
  return outcome.scores.map((_, seat) => (outcome.winners.includes(seat) ? each : 0));
}
