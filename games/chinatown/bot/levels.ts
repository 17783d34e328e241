import type { ByLevel, GameBots } from '@faubourg/search';
import { ROUNDS } from '../rules/material.ts';
import type { ChinatownView } from '../rules/view.ts';
import { collected, type Outlook, outlook, thisYear } from './outlook.ts';
import { MEASURED_HOPES } from './prospects.ts';
import type { LevelSettings } from './think.ts';

/** Values holdings by this many incomes to come. */
const ahead =
  (incomes: number) =>
  (view: ChinatownView): Outlook =>
    outlook(view, incomes);

/**
 * Pools the holdings of two seats, asks for an even price and makes no counter-offers. The fewer
 * incomes a level counts, the cheaper it sells what pays later, and the fewer deals it sees.
 */
const plain: Omit<LevelSettings, 'name' | 'outlook'> = {
  patient: false,
  rivalry: false,
  asks: [0.5],
  takes: [0.45],
  haggles: false,
  tries: 3,
  scope: { parties: 2, side: 2, pooled: true, barters: false, starts: 3, among: 6 },
  alternatives: false,
  curious: false,
  temperature: 0,
};

/**
 * The weakest three value what they hold largely as if all shops of a type stood together, the
 * starter most and for more years than may be left, so that they overpay for tiles and give places
 * away. From the hobbyist on, each level counts more of the incomes to come. The veteran looks to
 * the end of the game, thinks of its rivals, makes counter-offers and builds for the years to come;
 * the expert knows how much of what may grow counts in which year, and also considers deals of
 * three, barter and everyone's alternatives.
 */
export const levelSettings: ByLevel<LevelSettings> = {
  starter: {
    ...plain,
    name: 'starter',
    outlook: (view) => collected(view, 0.8, 5),
    asks: [0.3],
    takes: [0],
    tries: 1,
    temperature: 2,
  },
  apprentice: {
    ...plain,
    name: 'apprentice',
    outlook: (view) => collected(view, 0.8, 2.5),
    asks: [0.3],
    takes: [0],
    tries: 1,
    temperature: 2,
  },
  casual: {
    ...plain,
    name: 'casual',
    outlook: (view) => collected(view, 0.55),
    asks: [0.4],
    takes: [0.2],
    tries: 1,
    temperature: 1,
  },
  hobbyist: { ...plain, name: 'hobbyist', outlook: ahead(1.3), tries: 2, temperature: 0.5 },
  regular: { ...plain, name: 'regular', outlook: ahead(1.85), tries: 2, temperature: 0.4 },
  skilled: { ...plain, name: 'skilled', outlook: ahead(2.5), temperature: 0.2 },
  veteran: {
    ...plain,
    name: 'veteran',
    outlook,
    patient: true,
    rivalry: true,
    asks: [0.6, 0.5],
    takes: [0.5, 0.45],
    haggles: true,
    tries: 4,
    scope: { parties: 2, side: 3, pooled: true, barters: false, starts: 3, among: 7 },
  },
  expert: {
    name: 'expert',
    outlook: (view) => outlook(view, ROUNDS, MEASURED_HOPES),
    patient: true,
    rivalry: true,
    asks: [0.6, 0.5],
    takes: [0.5, 0.45],
    haggles: true,
    tries: 6,
    scope: { parties: 3, side: 3, pooled: true, barters: true, starts: 3, among: 7 },
    alternatives: true,
    curious: true,
    temperature: 0,
  },
};

export const levels: GameBots['levels'] = {
  starter: { iterations: 1000, milliseconds: 50 },
  apprentice: { iterations: 1000, milliseconds: 50 },
  casual: { iterations: 1000, milliseconds: 50 },
  hobbyist: { iterations: 1000, milliseconds: 50 },
  regular: { iterations: 1000, milliseconds: 100 },
  skilled: { iterations: 1000, milliseconds: 100 },
  veteran: { iterations: 1000, milliseconds: 200 },
  expert: { iterations: 1000, milliseconds: 300 },
};

/** The expert as it was when all that may grow counted alike, and only money paid for things. */
export const sparring: LevelSettings = {
  ...levelSettings.expert,
  name: 'sparring',
  outlook,
  scope: { ...levelSettings.expert.scope!, barters: false },
  curious: false,
};

/** Values only this year's income, and accepts any gain. */
export const naive: LevelSettings = {
  ...levelSettings.regular,
  name: 'naive',
  outlook: thisYear,
  scope: { parties: 2, side: 1, pooled: false, barters: false, starts: 3, among: 6 },
  takes: [0],
  temperature: 0,
};

/** Asks for four fifths of the gain in every offer, and accepts no less than half. */
export const stubborn: LevelSettings = {
  ...levelSettings.expert,
  name: 'stubborn',
  rivalry: false,
  asks: [0.8],
  takes: [0.5],
  haggles: true,
};
