import type { Decision, Seat } from '@faubourg/core';
import type { ClockRule } from '@faubourg/protocol';

/** The clock of a running game. All times in milliseconds. */
export type Clock = {
  readonly rule: ClockRule;
  /** What was left in each seat's bank at `since[seat]`. */
  readonly left: number[];
  /** Since when each seat's time runs; null while it owes nothing. */
  readonly since: (number | null)[];
  /** The time used of a `slow` decision when a bot took the seat; null while no bot plays it. */
  readonly paused: (number | null)[];
  /** The kind of decision each seat's time runs for. */
  readonly kind: (string | null)[];
  /**
   * The open decision of each seat whose kind has a limit of its own, owed or not, and since when.
   */
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

/** The limit of the kind of the seat's decision, if it has one. */
export function kindLimit({ rule, kind }: Clock, seat: Seat): number | undefined {
  return rule.kinds?.[kind[seat] ?? ''];
}

/** When the seat's time is up; null while none runs or nothing limits it. */
export function deadline(clock: Clock, seat: Seat): number | null {
  const since = clock.since[seat] ?? null;
  return since === null ? null : limit(clock, seat, since);
}

/** When the time that began at `since` is up. */
function limit(clock: Clock, seat: Seat, since: number): number | null {
  const own = kindLimit(clock, seat);
  if (own !== undefined) return (clock.phase[seat]?.since ?? since) + own;
  if (clock.rule.slow) return since + clock.rule.slow.perDecision;
  return clock.rule.live ? since + clock.left[seat]! : null;
}

/** A bot takes the seat. The time the person has used stays used. */
export function pause(clock: Clock, seat: Seat, at: number): void {
  if (clock.paused[seat] !== null) return;
  stopSeat(clock, seat, at, false);
  const since = clock.since[seat] ?? null;
  clock.paused[seat] = since === null || clock.rule.live ? 0 : Math.max(0, at - since);
  clock.since[seat] = null;
}

/** Whether the person whose seat a bot plays has no time left for the present decision. */
export function hasNoTimeLeft(clock: Clock, seat: Seat, at: number): boolean {
  const used = clock.paused[seat] ?? null;
  if (used === null || clock.kind[seat] === null) return false;
  const until = limit(clock, seat, at - used);
  return until !== null && until <= at;
}

/**
 * Milliseconds granted to a person who returns with no time left, so that they can answer at all.
 */
const RETURN_TIME = 10_000;

/**
 * The person takes the seat back with the time they had. Only a person without any gets some:
 * leaving and returning must not gain time.
 */
export function resume(clock: Clock, seat: Seat, at: number): void {
  const used = clock.paused[seat] ?? null;
  clock.paused[seat] = null;
  if (used !== null && clock.kind[seat] !== null) clock.since[seat] = at - used;
  const { live, slow, kinds } = clock.rule;
  const phase = clock.phase[seat];
  const bell = phase ? phase.since + kinds![phase.kind]! : Infinity;
  if (bell <= at) {
    clock.phase[seat] = { ...phase!, since: phase!.since + (at - bell) + RETURN_TIME };
    return;
  }
  const until = deadline(clock, seat);
  const up = until !== null && until <= at;
  if (up) clock.since[seat] = slow ? at + RETURN_TIME - slow.perDecision : at;
  if (up && live) clock.left[seat] = 0;
  refill(clock, seat);
}

/** An empty bank gets the time of a person who returns. */
function refill({ rule: { live }, left }: Clock, seat: Seat): void {
  if (live && left[seat] === 0) left[seat] = Math.max(live.increment, RETURN_TIME);
}

/**
 * Brings the clock up to the present decisions. `answered` is the seat that just gave an owed
 * answer, if any. Changing a secret answer is not owed and moves no clock, so that nobody can see
 * it there.
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
    const kind = owed?.kind ?? null;
    if (clock.kind[seat] === kind && seat !== answered) continue;
    stopSeat(clock, seat, at, seat === answered);
    clock.kind[seat] = kind;
    if (clock.paused[seat] === null) clock.since[seat] = kind === null ? null : at;
    else {
      clock.paused[seat] = 0;
      // The decision whose time ran out is answered: the next one gets some time again.
      refill(clock, seat);
    }
  }
}

function followPhase(clock: Clock, decisions: readonly Decision[], seat: Seat, at: number): void {
  const { kinds } = clock.rule;
  if (!kinds) return;
  const limited = decisions.find((one) => one.seat === seat && kinds[one.kind] !== undefined);
  if (clock.phase[seat]?.kind === limited?.kind) return;
  clock.phase[seat] = limited ? { kind: limited.kind, since: at } : null;
}

function stopSeat(clock: Clock, seat: Seat, at: number, answered: boolean): void {
  const since = clock.since[seat];
  if (since === null || since === undefined || !clock.rule.live) return;
  // Decisions with a limit of their own do not use the bank.
  if (kindLimit(clock, seat) !== undefined) return;
  const spent = Math.max(0, at - since);
  clock.left[seat] =
    Math.max(0, clock.left[seat]! - spent) + (answered ? clock.rule.live.increment : 0);
}
