import type { Draft, Seat } from '@faubourg/core';
import { boardOf, type DowntownAnswer, type DowntownView, type Use } from '../rules/game.ts';
import { usesFor } from '../rules/material.ts';
import { isDuel, plotsOf } from '../rules/state.ts';
import { type Worth, worth } from '../rules/worth.ts';
import type { DowntownChoice, DowntownTable } from './types.ts';

/** What laying a plaque would do to a plot of one lot. */
export type Effect = {
  readonly lot: number;
  /** How many of its plots are the seat's. */
  readonly plots: number;
  readonly before: number;
  readonly after: number;
  readonly sensible: boolean;
  /** Whether the lot has no use yet: then the figures are those of the best use. */
  readonly bare: boolean;
  /** Whether this is the lot that the plaque is laid on. */
  readonly itself: boolean;
};

/** The lot whose use is being decided; null if there is none. */
export function lotInQuestion(view: DowntownView): number | null {
  if (isDuel(view)) return view.phase === 'use' ? (view.turned[0] ?? null) : null;
  if (!['ballot', 'lobby', 'decide'].includes(view.phase)) return null;
  return view.turned[view.votes.length] ?? null;
}

/** The lot that the viewer asks about: under the pointer or focus, otherwise the chosen one. */
export function lotAsked({ draft, pointed }: DowntownTable): number | null {
  if (pointed?.field === 'lot' || pointed?.field === 'card') return pointed.value;
  return draft.lot ?? draft.card ?? null;
}

const best = (all: readonly Worth[]): Worth =>
  all.reduce((a, b) => (b.value > a.value ? b : a), {
    neighbours: 0,
    sensible: false,
    because: [],
    value: 0,
  });

/** The value of a plot now: with the lot's use, or with the best it may get. */
function worthNow(view: DowntownView, lots: DowntownView['lots'], n: number): Worth {
  const board = boardOf(view.options);
  const { use } = lots[n - 1]!;
  if (use === 'park') return best([]);
  if (use !== null) return worth(board, lots, n, use);
  return best(usesFor([...lots], n).map((one) => worth(board, lots, n, one)));
}

/** The effects of a plaque on a lot, for every lot that may still pay. */
export function effects(view: DowntownView, lot: number, use: Use, seat: Seat | null): Effect[] {
  const board = boardOf(view.options);
  const then = view.lots.map((one, i) => (i === lot - 1 ? { ...one, use } : one));
  return [lot, ...board.lots[lot - 1]!.adj].flatMap((n): Effect[] => {
    const { use: now, owners, closed } = view.lots[n - 1]!;
    if (closed || now === 'park') return [];
    const before = worthNow(view, view.lots, n);
    const after = worthNow(view, then, n);
    const plots = seat === null ? 0 : plotsOf(owners, seat);
    return [
      {
        lot: n,
        plots,
        before: before.value,
        after: after.value,
        sensible: after.sensible,
        bare: now === null && n !== lot,
        itself: n === lot,
      },
    ];
  });
}

/** The use under the pointer or focus, otherwise the one in the draft. */
export function consideredUse(
  draft: Draft<DowntownAnswer>,
  pointed: DowntownChoice | null,
): Use | null {
  if (pointed?.field === 'ballot' || pointed?.field === 'decide' || pointed?.field === 'use')
    return pointed.value;
  return draft.ballot ?? draft.decide ?? draft.use ?? null;
}

/** A number with its sign. */
export const signed = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0';
