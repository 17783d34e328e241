import type { AnyGame, AnyPlayableGame, GameEvent } from '@faubourg/core';
import type { AnyBot, AnyGameBots, Trainable } from '@faubourg/search';

/**
 * What a game brings, as `game` of its `game.ts`. Only `id`, `credits` and `rules` are
 * required. All but the first two is loaded at its first use.
 *
 * `rules`, `bots` and `lab` are for programs (server, command line, scripts), which run the
 * sources as they are. Their imports carry `@vite-ignore`, so that the page's build does not
 * follow them. `page` is for the page, whose build follows ordinary imports.
 */
export type ListedGame = {
  readonly id: string;
  readonly credits: Credits;
  /** The whole game. */
  rules(): Promise<AnyGame>;
  /** Bots at every level, and what the trainer needs; see docs/bots.md. */
  bots?(): Promise<GameBots>;
  /** What only the command line and its reports use. */
  lab?(): Promise<GameLab>;
  /** What the page shows; see docs/page.md. Without it the game is not played there. */
  readonly page?: GamePage;
};

/** The game's title, authors and year, shown wherever the game is named. */
export type Credits = {
  readonly title: string;
  readonly authors: readonly string[];
  readonly year: number;
};

export type GameBots = AnyGameBots & {
  readonly training?: Trainable;
  /** Bots to measure the levels against, by name. */
  readonly sparring?: { readonly [name: string]: () => AnyBot };
};

export type GameLab = {
  /** A view as lines of text, for terminals. Without it the view is shown as data. */
  readonly textBoard?: TextBoard;
  /** Observations and actions of fixed size, for learning. */
  readonly encoding?: Encoding;
  /** Where money or points come from, for reports. */
  readonly incomeOf?: IncomeOf;
};

/** A game's picture and words. The types of what is loaded are the page's own. */
export type GamePage = {
  /** The game as the page plays it: `rules/game.ts`. */
  game(): Promise<AnyPlayableGame>;
  /** `table` of the game's `table/index.ts`. */
  table(): Promise<unknown>;
  /** The picture on the home page: `table/Cover.svelte`. */
  cover?(): Promise<unknown>;
  /** One line about the game on the home page, by language: `words/tagline.ts`. */
  tagline?(): Promise<{ readonly [language: string]: string }>;
  /** Its texts at the table, by language. */
  readonly words?: WordsByLanguage;
  /** Its rules and options in words (`rule.…`, `option.…`), loaded when they are read. */
  readonly manual?: WordsByLanguage;
  /** Starts a worker that answers for the game's bots. Without it bots answer at random. */
  startBots?(): Worker;
};

type WordsByLanguage = {
  readonly [language: string]: () => Promise<{ readonly [id: string]: string }>;
};

export type TextBoard = (view: unknown, style: TextStyle) => string;

/** Emphasis in a terminal. Without colours each function returns its text unchanged. */
export type TextStyle = {
  bold(text: string): string;
  dim(text: string): string;
  /** In the colour of a seat. */
  seat(seat: number, text: string): string;
};

/** Observations and actions as numbers of fixed size. */
export type Encoding = {
  readonly observationSize: number;
  readonly actionCount: number;
  /** Fills `out`, which is all zeros, with the features of a view; values mostly from 0 to 1. */
  observe(view: unknown, out: Float32Array): void;
  /** The number of a legal answer; several answers may share one. */
  action(view: unknown, answer: unknown): number;
};

/** What one seat earned or paid in the events of one answer, and from which source. */
export type Income = { readonly seat: number; readonly source: string; readonly amount: number };
export type IncomeOf = (events: readonly GameEvent[]) => readonly Income[];
