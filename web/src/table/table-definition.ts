import type {
  AnyAnswer,
  AnyView,
  Choice,
  Decision,
  FieldOf,
  Outcome,
  Problem,
  Seat,
} from '@faubourg/core';
import type { Component } from 'svelte';
import type { SeenEvent } from '../source/source.ts';
import type { Piece, Sentence } from '../words/sentence.ts';
import type { Table } from './table.svelte.ts';

/** The types of one game, as its table needs them. */
export type GameTypes = {
  readonly view: AnyView;
  readonly answer: AnyAnswer;
  readonly event: SeenEvent;
  readonly forecast: unknown;
};

/** A component that most visits never show: it is loaded when it is. `() => import('./End.svelte')` */
export type LazyComponent<Props extends Record<string, unknown>> = () => Promise<{
  readonly default: Component<Props>;
}>;

/** What a game's `table/index.ts` exports as `table`: all the page needs to draw and speak it. */
export type TableDefinition<P extends GameTypes = GameTypes> = {
  /** The picture. Marks what can be chosen with `choosable`; knows no rule. */
  readonly Board: Component<{ table: Table<P> }>;
  /** What stays in sight above and below the picture while that is dragged and zoomed: a hand, say. */
  readonly Above?: Component<{ table: Table<P> }>;
  readonly Below?: Component<{ table: Table<P> }>;
  /** Stands in the decision panel instead of the buttons made from the open fields. */
  readonly Controls?: Component<{ table: Table<P> }>;
  /** A seat's public state, drawn under its name: money, stock, hand. */
  readonly Player?: Component<{ table: Table<P>; seat: Seat }>;
  /** Draws a piece in the middle of a sentence of the log. */
  readonly Piece?: Component<{ piece: Piece }>;
  /** More tabs beside log, chat and rules; the words hold `tab.<id>`. */
  readonly tabs?: readonly {
    readonly id: string;
    readonly Panel: LazyComponent<{ table: Table<P> }>;
    /** Only on a narrow window, where the board has no room for it. */
    readonly narrow?: boolean;
    /** How much in it is new: shown on the tab. */
    newCount?(table: Table<P>): number;
  }[];
  /** On the end screen, under podium and chart. */
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
   * How long the board plays these events (as `table.stage.revealing`) on the table as it still is,
   * before what came of them is shown: in milliseconds, at most 1500. Any press ends it.
   */
  reveal?(events: readonly P['event'][]): number;

  readonly sentences: Sentences<P>;

  /**
   * On a narrow window, how tall the sheet with the decision is, whatever it holds: the same for a
   * whole phase, so that the board stays where it is. Raised, it lies over a part of the board.
   * Without it: 15.
   */
  sheet?(table: Table<P>): { readonly rem: number; readonly raised?: boolean };

  /** Each seat's standing now, for the player cards and the chart at the end; null where hidden. */
  scores?(view: P['view']): readonly (number | null)[] | null;
  /** What one point of a score is written as: 1000 where the rules count in thousands. */
  readonly unit?: number;
  /**
   * Whether this seat's view shows what the others may not see: between people at one screen a
   * curtain falls. Without it: always.
   */
  hides?(view: P['view'], decision: Decision | null): boolean;
};

/** How a game speaks. What it leaves out is said by ids made from the kind: see docs/page.md. */
export type Sentences<P extends GameTypes = GameTypes> = {
  /** What is asked now; else `ask.<kind>`, filled from `about`. */
  ask?(decision: Decision, table: Table<P>): Sentence | null;
  /** What a value of a field is called, on buttons and to screen readers; else `<field>.<value>`. */
  choice?(choice: Choice<P['answer']>, table: Table<P>): Sentence | null;
  /** What choosing it would cost and bring, shown on hover, focus and long press. */
  hint?(choice: Choice<P['answer']>, table: Table<P>): Sentence | null;
  /** Why it cannot be chosen; else the rules are asked, or `why.not-now` is said. */
  why?(choice: Choice<P['answer']>, table: Table<P>): Sentence | Problem | null;
  /** The whole answer, on the button that commits it; else `commit`. */
  commit?(answer: P['answer'], table: Table<P>): Sentence | null;
  /**
   * What happened, for the log and for screen readers; null says nothing. Without it (or where it
   * gives undefined) `event.<kind>`, filled from the event's own fields, if the words know it.
   */
  event?(event: P['event'], view: P['view']): Sentence | null | undefined;
  /** Why something was refused; else `why.<code>`, filled from the problem's data. */
  problem?(problem: Problem): Sentence | null;
};

/** A game's table for the frame's own components, which know no game's types. */
export const framed = <P extends GameTypes>(table: Table<P>): Table => table as unknown as Table;

/** Hands a game's table to the frame, which knows no game's types. */
export function defineTable<P extends GameTypes>(table: TableDefinition<P>): TableDefinition {
  // Views, answers and events reach these components only from the game they belong to.
  return table as unknown as TableDefinition;
}
