import type { AnyGame, AnyPlayableGame, GameEvent, Options } from '@faubourg/core';
import type {
  AnyBot,
  AnyGameBots,
  AnyGameReview,
  judge,
  PuzzleFinder,
  reviewGame,
  Trainable,
  Trait,
} from '@faubourg/search';

/** Judges positions with a game's bots; the page knows it by its type alone. */
export type Judge = typeof judge;
export type { JudgedAnswer, JudgeOptions, Judgement } from '@faubourg/search';
/** Reviews a finished game; likewise. */
export type ReviewGame = typeof reviewGame;
export type {
  FinishedGame,
  Review,
  ReviewedDeal,
  ReviewedDecision,
  ReviewedStep,
  ReviewTurningPoint,
} from '@faubourg/search';

/**
 * What a game brings: the export `game` of its `game.ts`. `id`, `credits` and `rules` are required.
 * Everything but `id` and `credits` is loaded when it is needed.
 *
 * `rules`, `bots` and `cli` are for programs (server, command line, scripts), which run the sources
 * directly. Their imports carry `@vite-ignore`, so that the build of the page does not follow them.
 * `page` is for the page, whose build follows its imports.
 */
export type ListedGame = {
  readonly id: string;
  readonly credits: Credits;
  /** The complete game, `rules/index.ts`. */
  rules(): Promise<AnyGame>;
  /** Bots at every level, and the training task; see docs/bots.md. */
  bots?(): Promise<GameBots>;
  /** Finds puzzles in bot games: `faubourg puzzles`; see docs/puzzles.md. */
  puzzles?(): Promise<PuzzleFinder>;
  /** What only the command line and its reports use of a game. */
  cli?(): Promise<GameCli>;
  /** What the page shows; see docs/page.md. Without it the page does not list the game. */
  readonly page?: GamePage;
};

/** How a game is to play, for people who choose one. What is not known is left out. */
export type GameFacts = {
  /** The numbers of players; a test compares them with the rules. */
  readonly players: readonly [least: number, most: number];
  /** How long a game takes around a table, as its box says. */
  readonly minutes?: readonly [least: number, most: number];
  /** How much there is to learn: 1 light, 2 medium, 3 heavy. */
  readonly weight?: 1 | 2 | 3;
};

/** Title, authors and year, shown wherever the game is named. */
export type Credits = {
  readonly title: string;
  readonly authors: readonly string[];
  readonly year: number;
};

export type GameBots = AnyGameBots & {
  readonly training?: Trainable;
  /** What the review of a finished game needs; without it chances are those of random play. */
  readonly review?: AnyGameReview;
  /** Bots to measure the levels against, by name. */
  readonly baselines?: { readonly [name: string]: () => AnyBot };
};

export type GameCli = {
  /** What the characters of its bots do differently: `npm run bench:characters`. */
  readonly traits?: readonly Trait[];
  /** A view as lines of text, for terminals. Without it the view is shown as data. */
  readonly textBoard?: TextBoard;
  /** Observations and actions of fixed size, for learning. */
  readonly encoding?: Encoding;
  /** Where money or points come from, for reports. */
  readonly incomeOf?: IncomeOf;
  /** Where on the board it comes from, for the heat maps of reports. */
  readonly boardReport?: BoardReport;
};

/** The game's table and words. The types of what is loaded are those of the page. */
export type GamePage = {
  /** The game as the page plays it: `rules/game.ts`. */
  game(): Promise<AnyPlayableGame>;
  /**
   * The whole game, `rules/index.ts`: checks a position that somebody opens in the page. Loaded
   * for that only. Without it positions of this game cannot be opened there.
   */
  wholeGame?(): Promise<AnyGame>;
  /** `table` of the game's `table/index.ts`. */
  table(): Promise<unknown>;
  /** The picture on the home page: `table/Cover.svelte`. */
  cover?(): Promise<unknown>;
  /** Players, minutes and weight, shown on its card, in the set-up and in invitations. */
  readonly facts?: GameFacts;
  /** How the game is won, in one line, by language: `words/goal.ts`. */
  goal?(): Promise<{ readonly [language: string]: string }>;
  /** One line on the home page, by language: `words/tagline.ts`. */
  tagline?(): Promise<{ readonly [language: string]: string }>;
  /** All texts at the table, by language. */
  readonly words?: WordsByLanguage;
  /** Its options as texts (`option.…`), loaded when a person opens them. */
  readonly manual?: WordsByLanguage;
  /** What each option changes, in one line (`option.<name>.about`), for the set-up. */
  readonly options?: WordsByLanguage;
  /** The characters of its bots: `character.<name>`, and how it plays: `character.<name>.about`. */
  readonly characters?: WordsByLanguage;
  /**
   * For options of which a person picks some of a list: the ids of the words that name what can be
   * picked begin with this. `goal`: `goal.<value>` is the name, `goal.<value>.long` the text.
   */
  readonly pickedFrom?: { readonly [option: string]: string };
  /** The guided first game: `lessons/first-game.json`, its length, and its sentences by language. */
  readonly lesson?: {
    /** About how long it takes: `minutes` of the data, which is loaded later. */
    readonly minutes: number;
    data(): Promise<unknown>;
    readonly words: WordsByLanguage;
  };
  /** The puzzles: `puzzles/index.json`, their parts from 1 on, and their sentences by language. */
  readonly puzzles?: {
    index(): Promise<unknown>;
    part(number: number): Promise<unknown>;
    readonly words: WordsByLanguage;
  };
  /** How the coach speaks about the game: `coach` of its `table/coach.ts`, and its words. */
  readonly coach?: { advice(): Promise<unknown>; readonly words: WordsByLanguage };
  /** Its rules as a page of chapters, pictures and examples: `manual/`; see docs/rules-pages.md. */
  readonly rules?: GameRulesPage;
  /** The board and card files that people can change, and their sentences; see docs/boards.md. */
  readonly boards?: {
    /** `formats` of `table/boards/formats.ts`: the files, their checks and forms. */
    formats(): Promise<unknown>;
    /** `boards` of `table/boards/index.ts`: the same with drawings. */
    kinds(): Promise<unknown>;
    readonly words: WordsByLanguage;
  };
  /** Starts the worker of the game's bots. Without it bots answer at random. */
  startBots?(): Worker;
  /** Starts the worker that reviews finished games. Without it the page offers no review. */
  startReview?(): Worker;
};

/** The parts of a rules page. Texts are shown before the pictures are loaded. */
export type GameRulesPage = {
  /** `manual/page.json`. */
  data(): Promise<unknown>;
  /** `facts` of `manual/facts.ts`: the numbers in the sentences, from the game's data. */
  facts(): Promise<unknown>;
  /** `pictures` of `manual/pictures.ts`. Without it only `board`, the table's own, can be drawn. */
  pictures?(): Promise<unknown>;
  /** `words/rules-<language>.ts`. */
  readonly words: WordsByLanguage;
};

export type WordsByLanguage = {
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

/** A view and the legal answers as arrays of fixed size, for learning. */
export type Encoding = {
  readonly observationSize: number;
  readonly actionCount: number;
  /** Writes the view into `out`, which contains zeros. Values are mostly from 0 to 1. */
  observe(view: unknown, out: Float32Array): void;
  /** The number of a legal answer. Several answers may share one. */
  action(view: unknown, answer: unknown): number;
};

/** What a seat earned (or paid, if negative) by one source. */
export type Income = { readonly seat: number; readonly source: string; readonly amount: number };
export type IncomeOf = (events: readonly GameEvent[]) => readonly Income[];

/** The board as reports draw it, and what its places earn. */
export type BoardReport = {
  map(options: Options, seats: number): ReportMap;
  /**
   * Follows one game from its start. The function takes the events of each step and the state after
   * it, and returns what places earned.
   */
  follow(): (events: readonly GameEvent[], state: unknown) => readonly PlaceIncome[];
};

/** What a place of the board earned once, for anybody. Amounts are whole numbers. */
export type PlaceIncome = {
  readonly place: string;
  /** The round or year, from 1. */
  readonly period: number;
  readonly amount: number;
};

/** A board as outlines, in units of its own. */
export type ReportMap = {
  /** What a place and a period are called, in the singular: "lot", "round". */
  readonly place: string;
  readonly period: string;
  /** What is earned: "money". */
  readonly unit: string;
  /** One sentence: what counts as earned by a place. */
  readonly about: string;
  /** The part of the plane that is drawn. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  };
  /** The height of the figures in a place. */
  readonly textSize: number;
  /** What lies under and between the places. `path` is the `d` of an SVG path. */
  readonly background: readonly {
    readonly look: 'block' | 'district' | 'road' | 'park' | 'water';
    readonly path: string;
  }[];
  readonly places: readonly {
    readonly id: string;
    readonly path: string;
    /** The middle of its text. */
    readonly x: number;
    readonly y: number;
  }[];
};
