import type { ByLevel, GameBots } from '@faubourg/search';
import type { ChinatownView } from '../rules/view.ts';
import { type Outlook, outlook, thisYear } from './outlook.ts';
import type { LevelSettings } from './think.ts';

/** Values its holdings two incomes ahead. */
const shortSighted = (view: ChinatownView): Outlook => outlook(view, 2);

/** Offers one thing for another or for money, and makes no counter-offers. */
const plain: Omit<LevelSettings, 'name' | 'outlook'> = {
  patient: false,
  rivalry: false,
  asks: [0.5],
  takes: [0.2],
  haggles: false,
  tries: 1,
  scope: { parties: 2, side: 1, pooled: false, starts: 1, among: 3 },
  alternatives: false,
  temperature: 0.5,
};

/**
 * The starter makes no offers, counts this year's income and accepts nearly any gain. The next ones
 * offer one thing for another or for money; they value more and more years, accept less poor
 * prices and try again. From the skilled on, bots pool the holdings of two seats and make
 * counter-offers. The veteran builds for the years to come. The expert also considers deals of
 * three and everyone's alternatives.
 */
export const levelSettings: ByLevel<LevelSettings> = {
  starter: {
    ...plain,
    name: 'starter',
    outlook: thisYear,
    takes: [0],
    scope: null,
    temperature: 1,
  },
  apprentice: { ...plain, name: 'apprentice', outlook: thisYear, takes: [0.1] },
  casual: { ...plain, name: 'casual', outlook: shortSighted },
  hobbyist: {
    ...plain,
    name: 'hobbyist',
    outlook,
    takes: [0.4],
    tries: 2,
    temperature: 0.3,
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
    scope: { parties: 2, side: 1, pooled: false, starts: 3, among: 6 },
    alternatives: false,
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
    scope: { parties: 2, side: 2, pooled: true, starts: 3, among: 6 },
    alternatives: false,
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
    scope: { parties: 2, side: 3, pooled: true, starts: 3, among: 7 },
    alternatives: false,
    temperature: 0,
  },
  expert: {
    name: 'expert',
    outlook,
    patient: true,
    rivalry: true,
    asks: [0.6, 0.5],
    takes: [0.5, 0.45],
    haggles: true,
    tries: 6,
    scope: { parties: 3, side: 3, pooled: true, starts: 3, among: 7 },
    alternatives: true,
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
