import type { AnyGame, GameEvent } from '@faubourg/core';
import type { AnyBot, AnyGameBots, Trainable } from '@faubourg/search';

/**
 * The one place that names games. Server, page, command line and lab find them here and know
 * them only through the contract in `core`; the machine check of the house's folders lets
 * nobody else import a game.
 *
 * To add a game: write its folder, add it to the workspaces of the root `package.json`, put its
 * credits below, and add one entry to `registry`:
 *
 *   'tower-up': {
 *     id: 'tower-up',
 *     rules: () => import('@faubourg/tower-up').then((rules) => rules.towerUp),
 *     page: {
 *       cover: () => import('@faubourg/tower-up/table/Cover.svelte').then((room) => room.default),
 *       tagline: () => import('@faubourg/tower-up/words/tagline.ts').then((words) => words.tagline),
 *       table: () => import('@faubourg/tower-up/table/index.ts').then((room) => room.table),
 *       words: {
 *         en: () => import('@faubourg/tower-up/words/en.ts').then((words) => words.en),
 *         fr: () => import('@faubourg/tower-up/words/fr.ts').then((words) => words.fr),
 *       },
 *       manual: { … the same for `words/manual-en.ts` and `words/manual-fr.ts` … },
 *     },
 *   },
 *
 * Everything is imported lazily: a page that plays one game does not load the others.
 */
export type RegisteredGame = {
  readonly id: string;
  rules(): Promise<AnyGame>;
  /**
   * The rules with what judges a whole position. A page asks for it when a position is opened;
   * its `rules` leave that out. Without it, `rules` are whole.
   */
  wholeRules?(): Promise<AnyGame>;
  /** What the page shows; see docs/page.md. */
  readonly page?: GamePage;
  /** Bots at every level, and what the trainer needs; see docs/bots.md. */
  bot?(): Promise<GameBots>;
  /** A view as lines of text, for terminals. Without it the view is shown as data. */
  text?(): Promise<TextBoard>;
  /** Observations and actions of fixed size, for learning. */
  encoding?(): Promise<Encoding>;
  /** Where money or points come from, for the lab's reports. */
  income?(): Promise<IncomeOf>;
};

/** A game's picture and words. What they are is the page's affair: the house knows them as data. */
export type GamePage = {
  /** The picture on the home page: `table/Cover.svelte`. */
  cover?(): Promise<unknown>;
  /** One line about it there, by language: `words/tagline.ts`. */
  tagline?(): Promise<{ readonly [language: string]: string }>;
  /** `table` of the game's `table/index.ts`. Without it the game cannot be played there yet. */
  table?(): Promise<unknown>;
  /** All it says at the table, by language. */
  readonly words?: WordsByLanguage;
  /** Its rules and options in words (`rule.…`, `option.…`), for those who read them. */
  readonly manual?: WordsByLanguage;
};

type WordsByLanguage = {
  readonly [language: string]: () => Promise<{ readonly [id: string]: string }>;
};

export type GameBots = AnyGameBots & {
  readonly school?: Trainable;
  /** Bots to measure the levels against, by name. */
  readonly sparring?: { readonly [name: string]: () => AnyBot };
};

export type TextBoard = (view: unknown, style: TextStyle) => string;

/** Emphasis in a terminal; without colours each gives its text back as it is. */
export type TextStyle = {
  bold(text: string): string;
  dim(text: string): string;
  /** In the colour of a seat. */
  seat(seat: number, text: string): string;
};

/** Fixed-size numbers for what a seat sees and for what it may answer. */
export type Encoding = {
  readonly observationSize: number;
  readonly actionCount: number;
  /** Fills `out`, which is all zeros, with what the view tells; values mostly from 0 to 1. */
  observe(view: unknown, out: Float32Array): void;
  /** The number of a legal answer; several answers may share one. */
  action(view: unknown, answer: unknown): number;
};

/** What the events of one answer earned (or cost) whom, and by what. */
export type Income = { readonly seat: number; readonly source: string; readonly amount: number };
export type IncomeOf = (events: readonly GameEvent[]) => readonly Income[];

/** The games that can be played. */
export const registry: { readonly [id: string]: RegisteredGame } = {
  downtown: {
    id: 'downtown',
    rules: () => import('@faubourg/downtown').then((rules) => rules.downtown),
    wholeRules: () => import('@faubourg/downtown/rules/index.ts').then((rules) => rules.downtown),
    page: {
      cover: () => import('@faubourg/downtown/table/Cover.svelte').then((room) => room.default),
      tagline: () => import('@faubourg/downtown/words/tagline.ts').then((words) => words.tagline),
      table: () => import('@faubourg/downtown/table/index.ts').then((room) => room.table),
      words: {
        en: () => import('@faubourg/downtown/words/en.ts').then((words) => words.en),
        fr: () => import('@faubourg/downtown/words/fr.ts').then((words) => words.fr),
      },
      manual: {
        en: () => import('@faubourg/downtown/words/manual-en.ts').then((words) => words.en),
        fr: () => import('@faubourg/downtown/words/manual-fr.ts').then((words) => words.fr),
      },
    },
    text: () => import('@faubourg/downtown/table/text.ts').then((room) => room.textBoard),
    encoding: () => import('@faubourg/downtown/bot/encoding.ts').then((room) => room.encoding),
    income: () => import('@faubourg/downtown/bot/income.ts').then((room) => room.incomeOf),
    bot: () => import('@faubourg/downtown/bot/index.ts'),
  },
  chinatown: {
    id: 'chinatown',
    rules: () => import('@faubourg/chinatown').then((rules) => rules.chinatown),
    wholeRules: () => import('@faubourg/chinatown/rules/index.ts').then((rules) => rules.chinatown),
    page: {
      cover: () => import('@faubourg/chinatown/table/Cover.svelte').then((room) => room.default),
      tagline: () => import('@faubourg/chinatown/words/tagline.ts').then((words) => words.tagline),
      table: () => import('@faubourg/chinatown/table/index.ts').then((room) => room.table),
      words: {
        en: () => import('@faubourg/chinatown/words/en.ts').then((words) => words.en),
        fr: () => import('@faubourg/chinatown/words/fr.ts').then((words) => words.fr),
      },
      manual: {
        en: () => import('@faubourg/chinatown/words/manual-en.ts').then((words) => words.en),
        fr: () => import('@faubourg/chinatown/words/manual-fr.ts').then((words) => words.fr),
      },
    },
    text: () => import('@faubourg/chinatown/table/text.ts').then((room) => room.textBoard),
    encoding: () => import('@faubourg/chinatown/bot/encoding.ts').then((room) => room.encoding),
    income: () => import('@faubourg/chinatown/bot/income.ts').then((room) => room.incomeOf),
    bot: () => import('@faubourg/chinatown/bot/index.ts'),
  },
  'tower-up': {
    id: 'tower-up',
    rules: () => import('@faubourg/tower-up').then((rules) => rules.towerUp),
    wholeRules: () => import('@faubourg/tower-up/rules/index.ts').then((rules) => rules.towerUp),
    page: {
      cover: () => import('@faubourg/tower-up/table/Cover.svelte').then((room) => room.default),
      tagline: () => import('@faubourg/tower-up/words/tagline.ts').then((words) => words.tagline),
      table: () => import('@faubourg/tower-up/table/index.ts').then((room) => room.table),
      words: {
        en: () => import('@faubourg/tower-up/words/en.ts').then((words) => words.en),
        fr: () => import('@faubourg/tower-up/words/fr.ts').then((words) => words.fr),
      },
      manual: {
        en: () => import('@faubourg/tower-up/words/manual-en.ts').then((words) => words.en),
        fr: () => import('@faubourg/tower-up/words/manual-fr.ts').then((words) => words.fr),
      },
    },
    text: () => import('@faubourg/tower-up/table/text.ts').then((room) => room.textBoard),
    encoding: () => import('@faubourg/tower-up/bot/encoding.ts').then((room) => room.encoding),
    income: () => import('@faubourg/tower-up/bot/income.ts').then((room) => room.incomeOf),
    bot: () => import('@faubourg/tower-up/bot/index.ts'),
  },
};

/** Whose games they are. Named wherever a game is named. */
export type Credits = {
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly year: number;
};

export const credits: readonly Credits[] = [
  { id: 'downtown', title: 'Downtown', authors: ['Bernhard Weber'], year: 1996 },
  { id: 'chinatown', title: 'Chinatown', authors: ['Karsten Hartwig'], year: 1999 },
  {
    id: 'tower-up',
    title: 'Tower Up',
    authors: ['Frank Crittin', 'Grégoire Largey', 'Sébastien Pauchon'],
    year: 2024,
  },
];
