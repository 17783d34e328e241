import { type Chance, QuickChance, type Seat, takeRandom } from '@faubourg/core';
import { type FoundPuzzle, isRefusal, puzzleValues, rank, type Refusal } from '@faubourg/search';
import type { Land } from '../../rules/businesses.ts';
import { keepAnswers } from '../../rules/locations.ts';
import { type Shop, supply } from '../../rules/material.ts';
import { bestPlacement } from '../../rules/placement.ts';
import type { ChinatownState } from '../../rules/state.ts';
import { bagOf } from '../../rules/tiles.ts';
import { dollars } from './dollars.ts';

/** Draws of new tiles over which every choice is compared first, and then the best ones. */
const FIRST_DRAWS = 10;
const DRAWS = 400;
/** In thousands: a difference after the first draws that is worth a closer look. */
const ROUGHLY = 0.2;
/** Choices compared over all draws. */
const COMPARED = 5;
/** In dollars of expected income. */
const CLEAR = { equal: 1, gap: 400, most: 2 };
/** Standard errors between the best and the second best. */
const SURE = 4;

function drawTiles(s: ChinatownState, chance: Chance): Shop[] {
  const bag = bagOf(s);
  const count = Math.min(supply(s.money.length, s.round).tiles, Math.floor(s.bag / s.money.length));
  return Array.from({ length: count }, () => takeRandom(bag, chance));
}

/**
 * CT-10: which cards to keep in the last year, by the income the seat can build from its own tiles,
 * over the same draws of new tiles for every choice.
 */
export function findKeep(s: ChinatownState, seat: Seat, seed: number): FoundPuzzle | Refusal {
  const chance = new QuickChance(seed);
  const draws = Array.from({ length: DRAWS }, () => drawTiles(s, chance));
  const incomes = (keep: readonly number[], count: number): number[] => {
    const land: Land = { ...s.land };
    for (const at of keep) land[at] = { owner: seat, shop: null };
    return draws
      .slice(0, count)
      .map((drawn) => bestPlacement(s.options, land, seat, [...s.hands[seat]!, ...drawn]).income);
  };
  const choices = keepAnswers(s, seat);
  if (choices.length < 3) return { refused: 'one-answer' };
  const roughly = choices
    .map((answer) => ({ answer, value: mean(incomes(answer.keep, FIRST_DRAWS)) }))
    .sort((a, b) => b.value - a.value);
  // In thousands; a rough look at fewer draws spares most positions the long comparison.
  const [first, second] = [roughly[0]!.value, roughly[CLEAR.most]!.value];
  if (first - second < ROUGHLY) return { refused: 'no-clear-best' };
  const top = roughly.slice(0, COMPARED).map(({ answer }) => {
    const all = incomes(answer.keep, DRAWS);
    return { answer, all, value: 1000 * mean(all) };
  });
  const ranked = rank(top, CLEAR);
  if (isRefusal(ranked)) return ranked;
  const [best, next] = [ranked.best.at(-1)!, ranked.others[0]!].map(({ answer }) =>
    top.find((one) => one.answer === answer),
  );
  const differences = best!.all.map((income, i) => income - next!.all[i]!);
  if (mean(differences) < SURE * standardError(differences)) return { refused: 'gap-closes' };
  const values = puzzleValues(ranked, false);
  return {
    theme: 'keep',
    method: 'search',
    measure: 'income',
    ...values,
    value: dollars(values.value / 1000),
    others: values.others.map(([answer, value]) => [answer, dollars(value / 1000)] as const),
    rest: dollars(values.rest / 1000),
    facts: { count: choices[0]!.keep.length },
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

function standardError(values: readonly number[]): number {
  const middle = mean(values);
  const variance = mean(values.map((one) => (one - middle) ** 2));
  return Math.sqrt(variance / values.length);
}
