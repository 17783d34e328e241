import type { DataFault, Json, Shape } from '@faubourg/core';
import type { Component } from 'svelte';
import type { Sentence } from '../words/sentence.ts';

/*
 * What a game's `table/boards/index.ts` exports as `boards`: the kinds of board and card files that a
 * person can change in the page. Sentences and labels are in the game's `words/boards-….ts`.
 */

/** One kind of file with its drawing. */
export type BoardKind = BoardFormat & { readonly Preview: Component<PreviewProps> };

/**
 * One kind of file: a map, a set of cards. Its value is the value of an option of the game. A game's
 * `table/boards/formats.ts` has them without drawings.
 */
export type BoardFormat = {
  /** Its name is the sentence `kind.<id>`. */
  readonly id: string;
  /** The option of the game that takes such a file. */
  readonly option: string;
  /** The files of the game itself, to start from. Their names are `standard.<id>`. */
  readonly standards: readonly { readonly id: string; readonly value: Json }[];
  /** The form of the file. A value that has it can be shown and changed part by part. */
  readonly shape: Shape<unknown>;
  /** Everything that is wrong with a value, by the checks of the rules; empty: it can be played. */
  faults(value: Json): readonly DataFault[];
  /** For how many players a valid value is. */
  seats(value: Json): readonly number[];
  /** A value of the right form with everything computed anew that follows from the rest. */
  settled(value: Json): Json;
  /** Whether bots judge positions on such a file less well: their nets know the game's own only. */
  readonly withoutNets: boolean;
  readonly parts: readonly BoardPart[];
};

/** A list of things in the file: lots, sites, roads. Its name is `part.<id>`. */
export type BoardPart = {
  readonly id: string;
  /** The things of a value of the right form. */
  entries(value: Json): readonly BoardEntry[];
  /** Adds one; absent where their number is fixed. */
  add?(value: Json): { readonly value: Json; readonly at: string };
};

/** One thing that can be selected and changed. */
export type BoardEntry = {
  /** Its place in the file, such as `lots[3]`; empty: the file as a whole. */
  readonly at: string;
  readonly name: Sentence;
  readonly fields: readonly BoardField[];
  /** The value without this thing; absent where it cannot be removed. */
  remove?(value: Json): Json;
};

/** A schema as `shape.ts` writes it. */
export type FieldSchema = { readonly [name: string]: Json };

/** One field of the form of a thing. Its label is `field.<id>`. */
export type BoardField = {
  readonly id: string;
  /** Its place in the file. */
  readonly at: string;
  /** Decides the control: a number, a text, a choice, a list of choices, yes or no. */
  readonly schema: FieldSchema;
  readonly value: Json;
  /** The name of a choice; without it the choice as it is. */
  nameOf?(choice: Json): Sentence | null;
  /** Changes the file; absent: the field follows from others and is only shown. */
  change?(value: Json, next: Json): Json;
};

/** What a drawing of a file gets. The value has the right form, but may contradict itself. */
export type PreviewProps = {
  readonly value: Json;
  /** The selected thing, and the things with a fault. */
  readonly selected: string | null;
  readonly wrong: ReadonlySet<string>;
  text(sentence: Sentence): string;
  /** Absent: the drawing is only looked at. */
  readonly onselect?: (at: string) => void;
};
