import type { Seat } from '@faubourg/core';
import type { Component } from 'svelte';
import type { SoundName } from '../sound/sound-name.ts';
import type { Piece, Sentence, Words } from '../words/sentence.ts';
import type { GameTypes } from './table-definition.ts';

/** Places that are lit together: elements of the board that have their names in `data-place`. */
export type Light = {
  readonly places: readonly string[];
  /** Stands on a plate beside them. */
  readonly label?: Sentence;
  /** The seat that coins fly to from here. */
  readonly paid?: Seat;
};

/** What lights up at one time of a moment. What was lit before stays lit, without its label. */
export type Beat = {
  /** Milliseconds from the beginning of the moment. */
  readonly at: number;
  readonly lights: readonly Light[];
  readonly sound?: SoundName;
};

/** A line of the card about one seat, with its shares as a bar if it has any. */
export type MomentLine = {
  readonly seat: Seat;
  readonly text: Sentence;
  readonly bar?: readonly number[];
};

/** A drawing on the card, with its props. */
export type MomentPicture = {
  readonly Picture: Component<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
};

/**
 * What is shown for a short time about a step, on top of the table. It is plain data made from what
 * the viewer sees. Its times depend on public data only, so that they are the same for all viewers.
 */
export type Moment = {
  readonly kind: string;
  /** How long it is shown, in milliseconds. */
  readonly time: number;
  readonly title: Sentence;
  readonly text?: Sentence;
  readonly picture?: MomentPicture;
  /** Pieces in a row, drawn by the game's `Piece`. */
  readonly pieces?: readonly Piece[];
  readonly lines?: readonly MomentLine[];
  readonly beats?: readonly Beat[];
  /** Whether the board is darkened around what is lit. */
  readonly dims?: boolean;
  readonly sound?: SoundName;
};

/** A step with the views around it, as the viewer sees them. */
export type SeenStep<P extends GameTypes = GameTypes> = {
  readonly events: readonly P['event'][];
  readonly before: P['view'];
  readonly after: P['view'];
  /** The viewer's seat; null for a spectator. */
  readonly me: Seat | null;
  /** The game's forecast for the view after the step. */
  forecast(): P['forecast'];
};

/** What a game's `table/moments/index.ts` exports as `moments`. */
export type GameMoments<P extends GameTypes = GameTypes> = {
  /** Loads the words of the moments, by language. */
  readonly words: { readonly [language: string]: () => Promise<Words> };
  /** The moments of a step, in order. */
  momentsOf(step: SeenStep<P>): readonly Moment[];
  /** What an event brought a seat, in the unit of the scores; 0: nothing. */
  gain?(event: P['event'], seat: Seat): number;
  /**
   * A few words for an event that decided a game ("the pay-out of lot 5"), from the view before it.
   * Null: nothing is said.
   */
  cause?(event: P['event'], before: P['view']): Sentence | null;
  /** The sound of an event, at most one for each step: the first that has one. */
  readonly sounds?: { readonly [kind: string]: SoundName };
};

/** Makes a game's moments ones that the page can use without knowing the game's types. */
export function defineMoments<P extends GameTypes>(moments: GameMoments<P>): GameMoments {
  return moments;
}

/** A drawing with its props, for a card. */
export function picture<Props extends Record<string, unknown>>(
  Picture: Component<Props>,
  props: Props,
): MomentPicture {
  // The card gives the component exactly these props.
  return { Picture: Picture as unknown as MomentPicture['Picture'], props };
}
