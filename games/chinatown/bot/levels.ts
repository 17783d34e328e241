import type { LevelName } from '@faubourg/search';
import { outlook, thisYear } from './outlook.ts';
import type { LevelSettings } from './think.ts';

/**
 * The apprentice values two incomes ahead, offers one thing for another or for money and takes no for
 * an answer, and accepts a small part. The regular looks to the end and tries again. The expert pools the holdings of two or
 * three seats, considers everyone's alternatives, makes counter-offers, and builds for the years to
 * come.
 */
export const levelSettings: { readonly [level in LevelName]: LevelSettings } = {
  apprentice: {
    name: 'apprentice',
    outlook: (view) => outlook(view, 2),
    patient: false,
    rivalry: false,
    asks: [0.5],
    takes: [0.2],
    haggles: false,
    tries: 1,
    scope: { parties: 2, side: 1, pooled: false, starts: 1, among: 3 },
    alternatives: false,
    temperature: 0.5,
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
