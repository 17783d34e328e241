import type { AnyGame, GameEvent } from '@faubourg/core';

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
 *   },
 *
 * Everything is imported lazily: a page that plays one game does not load the others.
 */
export type RegisteredGame = {
  readonly id: string;
  rules(): Promise<AnyGame>;
  /** A view as lines of text, for terminals. Without it the view is shown as data. */
  text?(): Promise<TextBoard>;
  /** Observations and actions of fixed size, for learning. */
  encoding?(): Promise<Encoding>;
  /** Where money or points come from, for the lab's reports. */
  income?(): Promise<IncomeOf>;
};

export type TextBoard = (view: unknown, style: { readonly colour: boolean }) => string;

/** Fixed-size numbers for what a seat sees and for what it may answer. */
export type Encoding = {
  readonly observationSize: number;
  readonly actionCount: number;
  /** Fills `out`, which is all zeros, with what the view tells; values mostly from 0 to 1. */
  observe(view: unknown, out: Float32Array): void;
  /** The number of a legal answer; several answers may share one. */
  action(view: unknown, answer: unknown): number;
};

/** What one event earned (or cost) whom, and by what. */
export type Income = { readonly seat: number; readonly source: string; readonly amount: number };
export type IncomeOf = (event: GameEvent) => readonly Income[];

/** The games that can be played. */
export const registry: { readonly [id: string]: RegisteredGame } = {};

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
