import type { Seat } from '@faubourg/core';
import type { Sentence, Words } from '../words/sentence.ts';
import type { GameTypes } from './table-definition.ts';

/**
 * What a game's `table/by-ear.ts` exports as `byEar`: the table in words, for people who hear it. All
 * of it is made from the view. Places are the elements of the board that have a name in `data-place`.
 */
export type GameByEar<P extends GameTypes = GameTypes> = {
  /** Loads the words of these sentences, by language. */
  readonly words: { readonly [language: string]: () => Promise<Words> };
  /** All places of the board, in its order. */
  places(view: P['view']): readonly string[];
  /** The places that touch a place, by the rules of the game. */
  neighbours(view: P['view'], place: string): readonly string[];
  /** What a place holds, in as few words as possible: "your fish shop". */
  holding(view: P['view'], place: string): Sentence;
  /** What else matters about a place that its name does not say, as a whole sentence; null: nothing. */
  note?(view: P['view'], place: string): Sentence | null;
  /** The place that the open question is about, if nobody points at one; null: none. */
  asked?(view: P['view']): string | null;
  /** What a seat has, one sentence for each kind of thing. */
  mine(view: P['view'], seat: Seat): readonly Sentence[];
  /** How the game stands, in one sentence that has no full stop. */
  overview(view: P['view']): Sentence;
};

/** Makes a game's part one that the page can use without knowing the game's types. */
export function defineByEar<P extends GameTypes>(byEar: GameByEar<P>): GameByEar {
  return byEar;
}
