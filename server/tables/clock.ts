import type { Decision, Seat } from '@faubourg/core';

/**
 * How time is kept, outside the rules of any game. `live`: every seat has a bank and gets some
 * back with each answer. `slow`: so much time for each decision. `kinds` gives single kinds of
 * question a time of their own (a trading phase, say), whatever the rest of the clock does: it
 * runs from when a seat is first asked until it is asked no more, however much it answers.
 */
export type ClockRule = {
  readonly live?: { readonly bank: number; readonly increment: number };
  readonly slow?: { readonly perDecision: number };
  readonly kinds?: { readonly [kind: string]: number };
};

/** A running clock. All times in milliseconds. */
export type Clock = {
  readonly rule: ClockRule;
  /** What is left in each seat's bank as of `since[seat]`. */
  readonly left: number[];
  /** Since when each seat's time runs; null while it owes nothing. */
  readonly since: (number | null)[];
  /** Of a slow question, the time used when a bot took the seat over; null while none has. */
  readonly paused: (number | null)[];
  /** The kind of question each seat's time runs for. */
  readonly kind: (string | null)[];
  /** The kind with a time of its own that each seat is asked, owed or not, and since when. */
  readonly phase: ({ readonly kind: string; readonly since: number } | null)[];
};

export function newClock(rule: ClockRule, seats: number): Clock {
  return {
    rule,
    left: Array.from({ length: seats }, () => rule.live?.bank ?? 0),
    since: Array.from({ length: seats }, () => null),
    paused: Array.from({ length: seats }, () => null),
    kind: Array.from({ length: seats }, () => null),
    phase: Array.from({ length: seats }, () => null),
  };
}

/** The time of its own that the seat's question has, if it has one. */
export function ownTime({ rule, kind }: Clock, seat: Seat): number | undefined {
  return rule.kinds?.[kind[seat] ?? ''];
}

/** When the seat's time is up; null while none runs or nothing limits it. */
export function deadline(clock: Clock, seat: Seat): number | null {
  const since = clock.since[seat] ?? null;
  return since === null ? null : limit(clock, seat, since);
}

/** When the time would be up that began to run at `since`. */
function limit(clock: Clock, seat: Seat, since: number): number | null {
  const own = ownTime(clock, seat);
  if (own !== undefined) return (clock.phase[seat]?.since ?? since) + own;
  if (clock.rule.slow) return since + clock.rule.slow.perDecision;
  return clock.rule.live ? since + clock.left[seat]! : null;
}

/** A bot takes the seat over: what the person has used stays used, the rest is kept for them. */
export function pause(clock: Clock, seat: Seat, at: number): void {
  if (clock.paused[seat] !== null) return;
  stopSeat(clock, seat, at, false);
  const since = clock.since[seat] ?? null;
  clock.paused[seat] = since === null || clock.rule.live ? 0 : Math.max(0, at - since);
  clock.since[seat] = null;
}

/** Whether the person whose seat a bot plays has no time left for what is asked now. */
export function usedUp(clock: Clock, seat: Seat, at: number): boolean {
  const used = clock.paused[seat] ?? null;
  if (used === null || clock.kind[seat] === null) return false;
  const until = limit(clock, seat, at - used);
  return until !== null && until <= at;
}

/** What somebody who comes back after their time ran out has at least. */
const MERCY = 10_000;

/**
 * Somebody takes the seat back and has what they had. Only whose time has run out meanwhile gets
 * some: going away and coming back is no way to more.
 */
export function resume(clock: Clock, seat: Seat, at: number): void {
  const used = clock.paused[seat] ?? null;
  clock.paused[seat] = null;
  if (used !== null && clock.kind[seat] !== null) clock.since[seat] = at - used;
  const { live, slow, kinds } = clock.rule;
  const phase = clock.phase[seat];
  const bell = phase ? phase.since + kinds![phase.kind]! : Infinity;
  if (bell <= at) {
    clock.phase[seat] = { ...phase!, since: phase!.since + (at - bell) + MERCY };
    return;
  }
  const until = deadline(clock, seat);
  const up = until !== null && until <= at;
  if (up) clock.since[seat] = slow ? at + MERCY - slow.perDecision : at;
  if (up && live) clock.left[seat] = 0;
  refill(clock, seat);
}

/** An empty bank gets what somebody who comes back has at least. */
function refill({ rule: { live }, left }: Clock, seat: Seat): void {
  if (live && left[seat] === 0) left[seat] = Math.max(live.increment, MERCY);
}

/**
 * Brings the clock up to what is asked now. `answered` is the seat that just answered what it
 * owed, if any. Changing one's mind about a secret choice owes nothing and moves no clock, so
 * that nobody can read it off there.
 */
export function tick(
  clock: Clock,
  decisions: readonly Decision[],
  answered: Seat | null,
  at: number,
): void {
  for (const seat of clock.left.keys()) {
    followPhase(clock, decisions, seat, at);
    const owed = decisions.find((decision) => decision.seat === seat && decision.owed);
    const asked = owed?.kind ?? null;
    if (clock.kind[seat] === asked && seat !== answered) continue;
    stopSeat(clock, seat, at, seat === answered);
    clock.kind[seat] = asked;
    if (clock.paused[seat] === null) clock.since[seat] = asked === null ? null : at;
    else {
      clock.paused[seat] = 0;
      // The question whose time ran out is answered: for others there is some again.
      refill(clock, seat);
    }
  }
}

function followPhase(clock: Clock, decisions: readonly Decision[], seat: Seat, at: number): void {
  const { kinds } = clock.rule;
  if (!kinds) return;
  const asked = decisions.find((one) => one.seat === seat && kinds[one.kind] !== undefined);
  if (clock.phase[seat]?.kind === asked?.kind) return;
  clock.phase[seat] = asked ? { kind: asked.kind, since: at } : null;
}

function stopSeat(clock: Clock, seat: Seat, at: number, answered: boolean): void {
  const since = clock.since[seat];
  if (since === null || since === undefined || !clock.rule.live) return;
  // Questions with a time of their own leave the bank alone.
  if (ownTime(clock, seat) !== undefined) return;
  const spent = Math.max(0, at - since);
  clock.left[seat] =
    Math.max(0, clock.left[seat]! - spent) + (answered ? clock.rule.live.increment : 0);
}
