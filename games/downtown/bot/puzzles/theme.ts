import type { PuzzleFigure, Seat } from '@faubourg/core';
import type { DowntownAnswer } from '../../rules/answer.ts';
import { boardOf } from '../../rules/options.ts';
import { lotOf, plotsOf, type Town } from '../../rules/state.ts';
import { type Worth, worth } from '../../rules/worth.ts';
import { pricesOf } from '../../rules/material.ts';

/** The themes of Downtown's puzzles, in the order in which the page lists them. */
export const THEMES = ['last-round', 'vote', 'token', 'sole', 'crowd', 'pass', 'order'] as const;
export type Theme = (typeof THEMES)[number];

type Figures = { readonly [name: string]: PuzzleFigure };

/** The plots of a lot. */
const PLOTS = 4;

/** The money, and the richest of the others. */
function purse(town: Town, seat: Seat): Figures {
  const money = (other: Seat): number => town.players[other]!.money;
  const rivals = town.players.map((_, other) => other).filter((other) => other !== seat);
  const rival = rivals.reduce((a, b) => (money(b) > money(a) ? b : a));
  return { mine: money(seat), theirs: money(rival), seat: { seat: rival } };
}

/** What a puzzle is about, by its best answer; the rarest feature counts. */
export function themeOf(
  town: Town,
  seat: Seat,
  answer: DowntownAnswer,
  last: boolean,
): { readonly theme: Theme; readonly facts: Figures } {
  const own = purse(town, seat);
  const about = (theme: Theme, more: Figures = {}) => ({ theme, facts: { ...own, ...more } });
  if ('ballot' in answer) return about('vote', { lot: voted(town), use: useId(answer.ballot) });
  if ('lobby' in answer) return about('token', { lot: voted(town) });
  if ('pass' in answer) return about(last ? 'last-round' : 'pass');
  if (!('lot' in answer)) return about('order');
  const { lot, plots } = answer;
  const { use, owners } = lotOf(town, lot);
  const after = [...owners, ...Array.from({ length: plots }, () => seat)];
  const value: Worth | null =
    use === null || use === 'park' ? null : worth(boardOf(town.options), town.lots, lot, use);
  const facts = {
    lot,
    plots,
    price: pricesOf(use !== null)[plots - 1]!,
    worth: value?.value ?? 0,
    others: owners.length - plotsOf(owners, seat),
  };
  const fills = after.length >= PLOTS;
  if (fills && value?.sensible === true && plotsOf(after, seat) === after.length)
    return about('sole', facts);
  if (last) return about('last-round', facts);
  // A lot without a use pays nothing yet, so that nobody is crowded out of a pay-out.
  if (use === null) return about('order', facts);
  if (fills && owners.some((owner) => owner !== seat)) return about('crowd', facts);
  return about('order', facts);
}

/** The lot that is voted on: the next turned card without a plaque. */
const voted = (town: Town): number => town.turned[town.votes.length] ?? 0;

const useId = (use: string): { id: string } => ({ id: `use.${use}` });
