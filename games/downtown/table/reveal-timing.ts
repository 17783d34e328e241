import type { DowntownEvent } from '../rules/index.ts';

type Of<Kind> = Extract<DowntownEvent, { kind: Kind }>;

/** The times of a reveal, in milliseconds from its beginning. */
const TURN = 240;
const LAY = 300;
const STAY = 160;

/** The time from one ballot or order to the next. The more there are, the shorter it is. */
export const stride = (count: number): number => Math.min(150, 560 / count);

/** The reveal of a vote. */
export type VoteReveal = {
  readonly voted: Of<'voted'>;
  readonly laid: Of<'laid'> | null;
  /** When the lobby tokens double the ballots, and when the plaque is laid. */
  readonly double: number;
  readonly lay: number;
  readonly end: number;
};

export function actOf(events: readonly DowntownEvent[]): VoteReveal | null {
  const voted = events.find((event) => event.kind === 'voted');
  if (!voted) return null;
  const laid = events.find((event) => event.kind === 'laid' && event.lot === voted.lot);
  const count = voted.ballots.length;
  const double = (count - 1) * stride(count) + TURN;
  const lay = double + (voted.lobby.length > 0 ? 260 : 80);
  const end = lay + (laid ? LAY : 0) + STAY;
  return { voted, laid: laid?.kind === 'laid' ? laid : null, double, lay, end };
}

/** The duration of the reveal of these events, in milliseconds. */
export function revealTime(events: readonly DowntownEvent[]): number {
  const ordered = events.find((event) => event.kind === 'ordered');
  if (!ordered) return actOf(events)?.end ?? 0;
  const count = ordered.orders.filter((fate) => !('pass' in fate)).length;
  return count === 0 ? 0 : (count - 1) * stride(count) + 500;
}
