import type { LevelName } from '@faubourg/search';
import { ROUNDS } from '../rules/material.ts';
import { outlook, thisYear } from './outlook.ts';
import { MEASURED_HOPES } from './prospects.ts';
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
    scope: { parties: 2, side: 1, pooled: false, barters: false, starts: 1, among: 3 },
    alternatives: false,
    curious: false,
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
    scope: { parties: 2, side: 1, pooled: false, barters: false, starts: 3, among: 6 },
    alternatives: false,
    curious: false,
    temperature: 0.2,
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
