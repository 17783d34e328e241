import { QuickChance } from '@faubourg/core';
import { LEVELS } from '@faubourg/search';
import { describe, expect, test } from 'vitest';
import { lateTable } from '../bench/positions.ts';
import { levelSettings } from '../bot/levels.ts';
import { type Account, collected, holdingsOf, outlook } from '../bot/outlook.ts';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { earns, sizeOf } from '../rules/material.ts';
import { position } from './positions.ts';

/** Two fish shops far from each other, a fish tile, and a free place beside neither. */
const apart = (): ChinatownState =>
  position({
    seats: 4,
    round: 6,
    land: { 1: [0, 'fish'], 24: [0, 'fish'], 60: 0 },
    hands: [['fish'], [], [], []],
  });

const accountOf = (state: ChinatownState, of: (typeof levelSettings)['starter']['outlook']) => {
  const view = chinatown.view(state, 0);
  return of(view).account(0, holdingsOf(view, 0));
};

const toldParts = ({ businesses, years, bonus, prospects }: Account): number =>
  businesses.reduce((sum, { income }) => sum + income * years, 0) + bonus * years + prospects;

describe.each(LEVELS)('the worth of holdings to the %s', (level) => {
  test('is that of whole years of what stands, and of what may come', () => {
    for (let seed = 0; seed < 12; seed++) {
      const state = lateTable(new QuickChance(seed), 1 + (seed % 6), 3 + (seed % 3));
      const account = accountOf(state, levelSettings[level].outlook);
      expect(Number.isInteger(account.years)).toBe(true);
      expect(toldParts(account)).toBeCloseTo(account.worth, 9);
    }
  });
});

test('half of an income more is worth half of what a whole one more is, with nothing to draw', () => {
  const state = { ...apart(), round: 5 };
  const worth = (incomes: number): number =>
    accountOf(state, (view) => outlook(view, incomes)).worth;
  expect(worth(1.5) - worth(1)).toBeCloseTo(worth(1) / 2, 9);
  expect(worth(2)).toBeGreaterThan(worth(1.5));
});

test('a collector counts tiles of a type as one business, wherever they stand', () => {
  const whole = accountOf(apart(), (view) => collected(view, 1));
  expect(whole.worth).toBeCloseTo(earns(sizeOf('fish'), 3), 9);
  const present = accountOf(apart(), (view) => outlook(view, 1));
  const half = accountOf(apart(), (view) => collected(view, 0.5));
  expect(half.worth).toBeCloseTo((present.worth + whole.worth) / 2, 9);
});
