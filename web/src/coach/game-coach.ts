import type { JudgedAnswer, Judgement } from '../../../games/listed-game.ts';
import type { GameTypes } from '../table/table-definition.ts';
import type { Table } from '../table/table.svelte.ts';
import type { Sentence } from '../words/sentence.ts';

/** A reason for an answer, from numbers that the bot, the forecast or the rules really have. */
export type Reason = {
  readonly sentence: Sentence;
  /** The part of the gain that it explains, in the game's own unit: the heaviest is told first. */
  readonly weight: number;
};

/** What a game's `table/coach.ts` exports as `coach`: how the numbers of a judgement become words. */
export type GameCoach<P extends GameTypes = GameTypes> = {
  /** The name of a whole answer, short enough for one line. */
  name(answer: P['answer'], table: Table<P>): Sentence;
  /** Why one would give this answer; empty if nothing in particular speaks for it. */
  reasons(
    answer: P['answer'],
    table: Table<P>,
    judgement: Judgement<P['answer']>,
  ): readonly Reason[];
  /** The terms of an answer that do not fit into its name, such as the gifts of a deal; null: none. */
  terms?(answer: P['answer'], table: Table<P>): Sentence | null;
  /** Answers with the same text here are one idea to people: only the best of them is shown. */
  idea?(answer: P['answer']): string;
  /** The answers to show, the best first, where the order of the judgement is not the one for people. */
  shown?(judgement: Judgement<P['answer']>, table: Table<P>): readonly JudgedAnswer<P['answer']>[];
  /** Further sentences about the position, such as what a thing is worth to whom. */
  notes?(table: Table<P>, judgement: Judgement<P['answer']>): readonly Sentence[];
  /** Puts an answer that cannot be listed on the table without giving it. */
  fill?(answer: P['answer'], table: Table<P>): void;
};

/** Makes a game's coach one that the page can use without knowing the game's types. */
export function defineCoach<P extends GameTypes>(coach: GameCoach<P>): GameCoach {
  // Judgements and tables reach it only from the game they belong to.
  return coach as unknown as GameCoach;
}
