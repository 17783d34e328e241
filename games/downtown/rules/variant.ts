import type { Chance, Decision, Problem, Seat } from '@faubourg/core';
import type { DowntownAnswer } from './answer.ts';
import type { DowntownEvent, Share } from './events.ts';
import type { DowntownState } from './state.ts';
import type { Worth } from './worth.ts';

/** What an answer is played with: chance, and a place for what comes of it. */
export type Effects = {
  readonly chance: Chance;
  readonly events: DowntownEvent[];
  reveals: boolean;
};

/** A question that must be answered before the game goes on; secret ones may be answered anew. */
export function ask(
  seat: Seat,
  kind: string,
  rule: string,
  about: Decision['about'] & {},
  owed = true,
  secret = false,
): Decision {
  return { seat, kind, rule, owed, secret, about };
}

/**
 * A way to play: how a lot gets its use, what plots cost and what they bring. Buying itself, the
 * pay-out and the course of the rounds are common to both ways.
 */
export type Variant<S extends DowntownState> = {
  /** Starts the planning of a round; whatever leaves no choice is done at once. */
  plan(s: S, effects: Effects): void;
  /** The questions of the planning, their answers, and doing it. */
  decisions(s: S): Decision[];
  answers(s: S): DowntownAnswer[];
  apply(s: S, seat: Seat, answer: DowntownAnswer, effects: Effects): void;
  /** Why a seat cannot pay for so many plots of a lot with a plaque, or of a bare one. */
  cannotPay(s: S, seat: Seat, laid: boolean, plots: number): Problem | null;
  /** Takes the price of an order and the markers it cost; returns the price. */
  pay(s: S, seat: Seat, laid: boolean, plots: number, got: number): number;
  /** Gives an owner of so many plots the share of a lot that is paid out. */
  earn(s: S, seat: Seat, plots: number, owners: number, worth: Worth): Share;
};
