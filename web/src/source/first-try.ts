import type { Outcome, Seat } from '@faubourg/core';

/** How a finished game went from the decision at which a what-if game begins: what it is compared with. */
export type FirstTry = {
  /** The rows that both lines share. */
  readonly row: number;
  /** Whose decision it was. */
  readonly seat: Seat;
  readonly outcome: Outcome;
  /** What the answer gave away by the review, as a share of the victory; absent if nobody judged it. */
  readonly loss?: number;
  /** The address of the first line in this page. */
  readonly at: string;
};
