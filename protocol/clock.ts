import { integer, list, MAX_KINDS, MAX_SEATS, nullable, object, table, text } from '@faubourg/core';
import { type Message, number } from './values.ts';

const LONGEST = 400 * 24 * 3_600_000;
/** Milliseconds a person gets; at least a second. */
const allowance = integer(1000, LONGEST);

/**
 * How the time of a table is measured. `live`: every seat has a bank of time and gets an increment
 * with each answer. `slow`: a limit for each decision. `kinds`: limits for single kinds of
 * decision, such as a trading phase, whatever else the clock does; such a limit runs from the
 * moment the seat is first asked until it is asked no longer. Only kinds that the game asks are
 * accepted.
 */
export const clockRuleShape = object(
  {},
  {
    live: object({ bank: allowance, increment: integer(0, LONGEST) }),
    slow: object({ perDecision: allowance }),
    kinds: table(text(40), allowance, MAX_KINDS),
  },
);
/** How the time of a table is measured. */
export type ClockRule = Message<typeof clockRuleShape>;

/** The clocks of a table, in milliseconds. */
export const frameClockShape = object({
  rule: clockRuleShape,
  /** What is left in each seat's bank, without the time that is running now. */
  left: list(number, 0, MAX_SEATS),
  /** When each seat's time is up; null while none runs. */
  until: list(nullable(number), 0, MAX_SEATS),
});
/** The clocks of a table at one moment. */
export type FrameClock = Message<typeof frameClockShape>;
