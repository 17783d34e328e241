import type { AnyAnswer } from '@faubourg/core';
import type { Sentence } from '../words/sentence.ts';

/** Something that leads the viewer through a game, such as a lesson. All of it is reactive. */
export interface Guide {
  /** The answers that lead on; null: any legal answer does. */
  readonly wanted: readonly AnyAnswer[] | null;
  /** Whether it is over: the viewer is asked nothing more, and the board shows what came of it. */
  readonly over?: boolean;
  /** Whether a part of the table, one of the definition's `parts`, has no meaning yet. */
  hides?(part: string): boolean;
  /**
   * What to say instead of going on, for a draft or a whole answer that does not lead on.
   * `legal`: whether the rules allow it. Null: nothing; an illegal choice then gets the rules' reason.
   */
  objection(attempt: AnyAnswer, legal: boolean): Sentence | null;
}
