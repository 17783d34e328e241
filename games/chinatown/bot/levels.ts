import type { LevelName } from '@faubourg/search';
import { outlook, thisYear } from './outlook.ts';
import type { LevelSettings } from './think.ts';

/**
 * The apprentice looks two incomes ahead, listens to offers, makes none and is content with
 * little. The regular looks for deals of one thing for another or for money. The expert pools what
 * two or three hold, asks itself what everybody could do instead, haggles, and builds for the
 * years to come.
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
    tries: 0,
    scope: null,
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

/** Trades on what can be earned this year, and takes whatever adds to that. */
export const naive: LevelSettings = {
  ...levelSettings.regular,
  name: 'naive',
  rivalry: false,
  outlook: thisYear,
  takes: [0],
  temperature: 0,
};

/** Offers four fifths for itself, again and again, and takes no less than half. */
export const stubborn: LevelSettings = {
  ...levelSettings.expert,
  name: 'stubborn',
  rivalry: false,
  asks: [0.8],
  takes: [0.5],
  haggles: true,
};
