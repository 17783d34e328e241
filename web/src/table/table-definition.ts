import type {
  AnyAnswer,
  AnyView,
  Choice,
  Decision,
  FieldOf,
  Json,
  Outcome,
  Problem,
  Seat,
} from '@faubourg/core';
import type { Component } from 'svelte';
import type { SeenEvent } from '../source/source.ts';
import type { Piece, Sentence } from '../words/sentence.ts';
import type { GameByEar } from './by-ear.ts';
import type { GameMoments } from './moment.ts';
import type { Table } from './table.svelte.ts';

/** The types of one game, as its table needs them. */
export type GameTypes = {
  readonly view: AnyView;
  readonly answer: AnyAnswer;
  readonly event: SeenEvent;
  readonly forecast: unknown;
};

/** A component that is loaded when it is first shown: `() => import('./End.svelte')`. */
export type LazyComponent<Props extends Record<string, unknown>> = () => Promise<{
  readonly default: Component<Props>;
}>;

/** What a game's `table/index.ts` exports as `table`: its components and sentences. */
export type TableDefinition<P extends GameTypes = GameTypes> = {
  /** The picture. It marks what can be chosen with `choosable` and knows no rules. */
  readonly Board: Component<{ table: Table<P> }>;
  /** What stays in sight above and below the picture while that is dragged and zoomed, such as a hand. */
  readonly Above?: Component<{ table: Table<P> }>;
  readonly Below?: Component<{ table: Table<P> }>;
  /**
   * Replaces the buttons of the decision panel that are made from the open fields. `bare`: nothing
   * stands around it, because `sheet` says `whole`.
   */
  readonly Controls?: Component<{ table: Table<P>; bare?: boolean }>;
  /** A seat's public state, shown under its name: money, stock, hand. */
  readonly Player?: Component<{ table: Table<P>; seat: Seat }>;
  /** Draws a piece in the middle of a sentence of the log. */
  readonly Piece?: Component<{ piece: Piece }>;
  /** Tabs beside log, chat and rules; the game's words hold `tab.<id>`. */
  readonly tabs?: readonly {
    readonly id: string;
    readonly Panel: LazyComponent<{ table: Table<P> }>;
    /** Only on a narrow window, where the board has no space for its content. */
    readonly narrow?: boolean;
    /** How many new entries it has: shown on the tab. */
    newCount?(table: Table<P>): number;
  }[];
  /** Shown on the end screen, below podium and chart. */
  readonly End?: LazyComponent<{ table: Table<P>; outcome: Outcome }>;

  /**
   * The fields of an answer, in the order people think of them. `on: 'board'` fields are chosen
   * on the picture; the panel offers them as a list on request. A field without an entry comes
   * last and is chosen in the panel.
   */
  readonly fields?: { readonly [F in FieldOf<P['answer']>]?: { readonly on: 'board' | 'panel' } };
  /** Which of the open fields are asked now. Without it: all of them. */
  askedFields?(
    open: readonly FieldOf<P['answer']>[],
    table: Table<P>,
  ): readonly FieldOf<P['answer']>[];

  /**
   * How long the board plays these events before their result is shown, in milliseconds, at most
   * 1500. Meanwhile the step is in `table.playback.revealing`. Any press ends it. With reduced
   * motion it takes the same time, without movement.
   */
  reveal?(events: readonly P['event'][]): number;

  /**
   * The moments of the game: what is shown for a second or two when something important happens.
   * Loaded with the first event of one of these kinds.
   */
  readonly moments?: {
    readonly kinds: readonly string[];
    load(): Promise<GameMoments>;
  };

  /** The table in words, for people who hear it. Loaded with the first key or press at a table. */
  byEar?(): Promise<GameByEar>;

  readonly sentences: Sentences<P>;

  /** Parts of the table that a lesson may hide until their step. Components ask `table.shows`. */
  readonly parts?: readonly string[];

  /**
   * The height of the decision panel below the board, which has at least three fifths of the window.
   * It should be the same for a whole phase, so that the board does not move. A longer question that
   * is answered in the panel, and a raised panel, cover a part of the board. Without it: 13 rem.
   * `whole`: a raised panel has only the game's `Controls` in it, and takes all space: beside the
   * board the whole column, which is wider then; on a narrow window everything below the bar.
   */
  sheet?(table: Table<P>): {
    readonly rem: number;
    readonly raised?: boolean;
    readonly whole?: boolean;
  };

  /** How much an event matters to a seat: the event that matters most is named as the cause of a change. */
  eventWeight?(event: P['event'], seat: Seat): number;

  /** The seats that closed a deal by this event, in a game in which seats trade; null: it is no deal. */
  dealOf?(event: P['event']): readonly Seat[] | null;

  /** Each seat's score now, for the player cards and the chart at the end; null where it is hidden. */
  scores?(view: P['view']): readonly (number | null)[] | null;
  /** The factor for showing scores: 1000 where the rules count in thousands. */
  readonly unit?: number;
  /**
   * Whether this seat's view shows what others may not see. If so, a curtain hides the table while
   * people at one screen change places. Without it: always.
   */
  hides?(view: P['view'], decision: Decision | null): boolean;
};

/** The sentences of a game. For those left out, ids made from the kind are used: see docs/page.md. */
export type Sentences<P extends GameTypes = GameTypes> = {
  /** The question of a decision; otherwise `ask.<kind>`, filled from `about`. */
  ask?(decision: Decision, table: Table<P>): Sentence | null;
  /** The name of a value, on buttons and for screen readers; otherwise `<field>.<value>`. */
  choice?(choice: Choice<P['answer']>, table: Table<P>): Sentence | null;
  /** What the choice would cost and bring, shown on hover, focus and long press. */
  hint?(choice: Choice<P['answer']>, table: Table<P>): Sentence | null;
  /** Why a value cannot be chosen; otherwise the rules' refusal or `why.not-now`. */
  why?(choice: Choice<P['answer']>, table: Table<P>): Sentence | Problem | null;
  /** The text of the button that gives the answer; otherwise `commit`. */
  commit?(answer: P['answer'], table: Table<P>): Sentence | null;
  /**
   * The sentence about an event, for the log and for screen readers; null: none. Without it, or if
   * it returns undefined: `event.<kind>`, filled from the event's fields, if the words have it. Of
   * the view it uses only what stays the same in a game, such as the viewer and the board.
   */
  event?(event: P['event'], view: P['view']): Sentence | null | undefined;
  /** The part of the game that a view belongs to, such as its round; null: none. */
  moment?(view: P['view']): Sentence | null;
  /** What changes hands in a deal of a review, in a game in which seats trade. */
  deal?(terms: Json, view: P['view']): Sentence | null;
  /** Why the game ended; otherwise `end.<reason>`, if the words have it. */
  end?(outcome: Outcome, view: P['view']): Sentence | null;
  /** Why something was refused; otherwise `why.<code>`, filled from the problem's data. */
  problem?(problem: Problem): Sentence | null;
};

/** A game's table for the page's own components, which know no game's types. */
export const anyTable = <P extends GameTypes>(table: Table<P>): Table => table as unknown as Table;

/** Makes a game's definition one that the page can use without knowing the game's types. */
export function defineTable<P extends GameTypes>(table: TableDefinition<P>): TableDefinition {
  // Views, answers and events reach these components only from the game they belong to.
  return table as unknown as TableDefinition;
}
