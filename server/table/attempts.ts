import type { Decision, Seat } from '@faubourg/core';
import type { Entry } from './entry.ts';

/**
 * How often a person has answered at one decision of a seat, undos included. A decision lasts while
 * the seat is asked the same kind of thing and nothing is drawn. Never changed in place.
 */
export type Attempts = {
  /** The number of answers that stood when the decision opened. */
  readonly from: number;
  readonly kind: string;
  readonly count: number;
  /** The decision before, to which an undo may lead back. */
  readonly before: Attempts | null;
};

export const noAttempts: Attempts = { from: 0, kind: '', count: 0, before: null };

/** The decision that is open again when only `standing` answers stand. */
export function openAt(attempts: Attempts, standing: number): Attempts {
  let open = attempts;
  while (open.from > standing && open.before) open = open.before;
  return open;
}

export const isCounted = (entry: Entry): entry is Extract<Entry, { kind: 'answer' | 'undo' }> =>
  entry.kind === 'undo' || (entry.kind === 'answer' && entry.by === 'person');

/**
 * Counts a move that was made, with the decisions after it. An answer counts for the decision it
 * was given at, an undo for the one it leads back to.
 */
export function countAttempt(
  attempts: readonly Attempts[],
  entry: Entry,
  after: {
    readonly standing: number;
    readonly drew: boolean;
    readonly decisions: readonly Decision[];
  },
): Attempts[] {
  const { standing, drew, decisions } = after;
  return attempts.map((last, seat) => {
    let open = openAt(last, standing);
    if (isCounted(entry) && entry.seat === seat) open = { ...open, count: open.count + 1 };
    const kind = kindsOf(decisions, seat);
    if (drew) return { from: standing, kind, count: 0, before: null };
    return kind === open.kind ? open : { from: standing, kind, count: 0, before: open };
  });
}

function kindsOf(decisions: readonly Decision[], seat: Seat): string {
  return decisions.flatMap((decision) => (decision.seat === seat ? decision.kind : [])).join();
}
