import type { Chance, Decision, Problem, Seat } from '@faubourg/core';
import type { DowntownAnswer } from './answer.ts';
import type { DowntownEvent, Share } from './events.ts';
import type { DowntownState } from './state.ts';
import type { Worth } from './worth.ts';

/** What playing an answer uses and produces: chance, events, and whether something was revealed. */
export type Effects = {
  readonly chance: Chance;
  readonly events: DowntownEvent[];
  reveals: boolean;
};

/** A decision of one seat; owed and not secret by default. */
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
 * A variant: how a lot gets its use, what plots cost and what they earn. Buying, pay-out and the
 * course of the rounds are common to both variants.
 */
export type Variant<S extends DowntownState> = {
  /** Starts the planning of a round; steps without a choice are done at once. */
  plan(s: S, effects: Effects): void;
  /** The decisions of the planning phase, their legal answers, and how they are played. */
  decisions(s: S): Decision[];
  answers(s: S): DowntownAnswer[];
  apply(s: S, seat: Seat, answer: DowntownAnswer, effects: Effects): void;
  /** Why a seat cannot pay for this many plots of a lot, laid or bare; or null. */
  cannotPay(s: S, seat: Seat, laid: boolean, plots: number): Problem | null;
  /** Takes the price of an order and the markers it cost; returns the price. */
  pay(s: S, seat: Seat, laid: boolean, plots: number, got: number): number;
  /** Pays an owner of this many plots its share of a lot that is paid out. */
  earn(s: S, seat: Seat, plots: number, owners: number, worth: Worth): Share;
};
