import type { ByLevel, GameBots } from '@faubourg/search';
import { ROUNDS } from '../rules/material.ts';
import type { ChinatownView } from '../rules/view.ts';
import { type Outlook, outlook, shopCount, thisYear } from './outlook.ts';
import { MEASURED_HOPES } from './prospects.ts';
import type { LevelSettings } from './think.ts';

/** Values holdings by this many incomes to come. */
const ahead =
  (incomes: number) =>
  (view: ChinatownView): Outlook =>
    outlook(view, incomes);

/** Offers one thing for another or for money, and makes no counter-offers. */
const plain: Omit<LevelSettings, 'name' | 'outlook'> = {
  patient: false,
  rivalry: false,
  asks: [0.5],
  takes: [0.2],
  haggles: false,
  tries: 1,
  scope: { parties: 2, side: 1, pooled: false, barters: false, starts: 1, among: 3 },
  alternatives: false,
  curious: false,
  temperature: 0.5,
};

/**
 * The starter counts shops as much as what they earn, and gives most of a gain away. The apprentice
 * counts this year's income, the casual that of two years, the hobbyist that of four; they ask
 * for more of the gain from level to level. The regular looks to the end of the game, thinks of its
 * rivals and tries again. From the skilled on, bots pool the holdings of two seats; the veteran
 * makes counter-offers and builds for the years to come; the expert also considers deals of three
 * and everyone's alternatives.
 */
export const levelSettings: ByLevel<LevelSettings> = {
  starter: {
    ...plain,
    name: 'starter',
    outlook: shopCount,
    asks: [0.1],
    takes: [0],
    temperature: 2,
  },
  apprentice: {
    ...plain,
    name: 'apprentice',
    outlook: thisYear,
    asks: [0.45],
    takes: [0.15],
    temperature: 1,
  },
  casual: { ...plain, name: 'casual', outlook: ahead(2) },
  hobbyist: {
    ...plain,
    name: 'hobbyist',
    outlook: ahead(4),
    takes: [0.35],
    tries: 2,
    temperature: 0.4,
  },
  regular: {
    name: 'regular',
    outlook,
    patient: false,
    rivalry: true,
    asks: [0.5],
    takes: [0.45],
    haggles: false,
    tries: 3,
    scope: { parties: 2, side: 1, pooled: false, barters: false, starts: 3, among: 6 },
    alternatives: false,
    curious: false,
    temperature: 0.2,
  },
  skilled: {
    name: 'skilled',
    outlook,
    patient: false,
    rivalry: true,
    asks: [0.5],
    takes: [0.45],
    haggles: false,
    tries: 3,
    scope: { parties: 2, side: 2, pooled: true, barters: false, starts: 3, among: 6 },
    alternatives: false,
    curious: false,
    temperature: 0,
  },
  veteran: {
    name: 'veteran',
    outlook,
    patient: true,
    rivalry: true,
    asks: [0.6, 0.5],
    takes: [0.5, 0.45],
    haggles: true,
    tries: 4,
    scope: { parties: 2, side: 3, pooled: true, barters: false, starts: 3, among: 7 },
    alternatives: false,
    curious: false,
    temperature: 0,
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
  rivalry: false,
  outlook: thisYear,
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
