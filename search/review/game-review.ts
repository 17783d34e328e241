import type { AnyView, Chance, GameEvent, Json, Seat } from '@faubourg/core';

/** A deal between seats, and what it brings each of them. */
export type ReviewedDeal = {
  /** The row that settled it; for a missed deal the last row at which it could be made. */
  readonly row: number;
  readonly parties: readonly Seat[];
  /** What changed hands, in the game's own form. */
  readonly terms: Json;
  readonly gains: readonly DealGain[];
};

/** What a deal brings one party. */
export type DealGain = {
  readonly seat: Seat;
  /** In the unit of the game's scores, until the end of the game. */
  readonly gain: number;
  /** The change of its chance to win. */
  readonly chance: number;
};

/** The deals of a game: those that were made, and the best that were not. */
export type ReviewedDeals = {
  readonly made: readonly ReviewedDeal[];
  readonly missed: readonly ReviewedDeal[];
};

/** One row of a finished game, as the review of its deals reads it. */
export type DealRow<State = unknown, Event = GameEvent> = {
  readonly row: number;
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
};

/** What a game brings for the review of its games; all of it works on states in which all is known. */
export type GameReview<State = unknown, Event extends GameEvent = GameEvent> = {
  /** Every seat's chance to win in a state that is not over; they add up to 1. */
  chances(state: State, chance: Chance): readonly number[];
  /**
   * Whether a state lies within a step: others have yet to answer before anything is settled, so
   * that the chances stay as they were.
   */
  holds?(state: State): boolean;
  /** How much an event matters to a seat, to name the cause of a change. */
  eventWeight?(event: Event, seat: Seat): number;
  /** The kinds of events that chance makes: one of them is the cause of a lucky step. */
  readonly drawn?: readonly Event['kind'][];
  /** Whether a decision is judged by itself; without it: all are. */
  judges?(view: AnyView, kind: string, answer: Json): boolean;
  /**
   * Whether an answer is in the seat's own power, so that the one given is compared with it; an
   * offer that somebody must accept is not. Without it: all are.
   */
  compares?(kind: string, answer: Json): boolean;
  /** The deals made and missed, in a game in which seats trade. */
  deals?(rows: readonly DealRow<State, Event>[]): ReviewedDeals;
};

/** The review of any game, where types do not matter. Methods are bivariant: every one fits. */
export type AnyGameReview = GameReview<unknown, GameEvent>;
