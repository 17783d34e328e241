import type { AnyAnswer, Json, Position, Seat } from '@faubourg/core';
import type { Component } from 'svelte';
import type { GameTypes } from '../table/table-definition.ts';
import type { Table } from '../table/table.svelte.ts';
import type { Arg, Args } from '../words/sentence.ts';

/**
 * The rules of a game as a page: `games/<game>/manual/page.json`. Its sentences are in the game's
 * `words/rules-<language>.ts`, under ids made of the ids of chapters and the names in blocks: see
 * `rules-words.ts`.
 */
export type RulesData = {
  readonly format: 'faubourg/rules';
  readonly version: 1;
  readonly game: string;
  /** Every numbered rule of the game, in order. Each is stated by at least one block. */
  readonly numbers: readonly string[];
  /** The positions of pictures and examples, by name. `lesson:<step>` names one of the lesson's. */
  readonly positions: { readonly [name: string]: Position };
  readonly chapters: readonly Chapter[];
};

export type Chapter = {
  /** Names it in addresses: small letters and hyphens. */
  readonly id: string;
  readonly blocks: readonly Block[];
};

export type Block = TextBlock | ListBlock | TableBlock | PictureBlock | ExampleBlock;

/** What every block may have. */
type Stating = {
  /** The numbered rules that the block states. */
  readonly rules?: readonly string[];
};

/** A paragraph. */
export type TextBlock = Stating & { readonly text: string };

/** A list. `steps`: numbered, drawn as a row of cards. */
export type ListBlock = Stating & {
  readonly list: readonly string[];
  readonly look?: 'steps';
};

/** A table that the game's facts make from its data: `tables.<name>`. */
export type TableBlock = Stating & { readonly table: string; readonly caption?: string };

/** Several pictures stand side by side, where there is space. */
export type PictureBlock = Stating & { readonly pictures: readonly PictureData[] };

/** What a picture shows: a position, seen by a seat, drawn by one of the game's pictures. */
type Shown = {
  /** The name of a component in the game's `manual/pictures.ts`; `board` is the table's own. */
  readonly picture: string;
  readonly position: string;
  /** Whose eyes; seat 0 if absent, null for a spectator. */
  readonly viewer?: Seat | null;
  /** What the picture is told: what to cut out, what to mark. Each picture defines its own. */
  readonly show?: { readonly [name: string]: Json };
  /** Width by height of its frame, which the picture fills. Absent: the picture has its own height. */
  readonly ratio?: number;
};

export type MoveData = { readonly seat: Seat; readonly answer: AnyAnswer };

export type PictureData = Shown & {
  /** Moves that are played from the position before it is drawn. */
  readonly moves?: readonly MoveData[];
  readonly caption: string;
  readonly args?: ArgPaths;
};

/** An example that the reader goes through step by step. */
export type ExampleBlock = Stating &
  Shown & {
    /** Names it, and is the name of its title. */
    readonly example: string;
    readonly steps: readonly ExampleStep[];
  };

export type ExampleStep = {
  /** The answers given in this step, played by the rules; absent: none. */
  readonly moves?: readonly MoveData[];
  /** The name of the sentence about the step. */
  readonly say: string;
  readonly args?: ArgPaths;
  /** Replaces the example's `show` where both name the same. */
  readonly show?: { readonly [name: string]: Json };
};

/**
 * Where numbers and texts in a caption come from. `/players/0/money`: a part of the view.
 * `#built/height`: a field of the last event of that kind so far. A path may
 * end in a factor: `/money/0*1000`. Anything else is the value itself.
 */
export type ArgPaths = { readonly [name: string]: string | number };

/** What a game's `manual/facts.ts` exports as `facts`. */
export type RulesFacts = {
  /** Numbers from the game's data, for places in any sentence of the page. */
  readonly args: Args;
  /** Tables made from the game's data. A cell is a number, a text or a sentence of the game's words. */
  readonly tables?: { readonly [name: string]: FactTable };
};

export type FactTable = {
  readonly head: readonly Arg[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly Arg[])[];
};

/** A component that draws a part of the table, at rest. */
export type Picture<P extends GameTypes = GameTypes> = Component<{
  table: Table<P>;
  show: { readonly [name: string]: Json };
}>;

/** What a game's `manual/pictures.ts` exports as `pictures`, by name. */
export type Pictures = { readonly [name: string]: Picture };

/** Makes a game's pictures ones that the page can use without knowing the game's types. */
export function definePictures<P extends GameTypes>(pictures: {
  readonly [name: string]: Picture<P>;
}): Pictures {
  // Tables reach these components only from the game they belong to.
  return pictures as unknown as Pictures;
}
