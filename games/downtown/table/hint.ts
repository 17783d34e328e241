import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { LotForecast, Use } from '../rules/index.ts';
import { USES } from '../rules/material.ts';
import { isDuel } from '../rules/state.ts';
import { type DowntownChoice, type DowntownTable, say } from './types.ts';
import { type Effect, effects, lotInQuestion, signed } from './plaque-effects.ts';
import { joined, listed, numbers, useName } from './phrases.ts';

/** What a plot is worth now with one use, and why. */
export function worthSentence(forecast: LotForecast, use: Use): Sentence | null {
  const its = forecast.worth[use];
  if (!its) return null;
  const told = { use: useName(use), value: its.value, neighbours: its.neighbours };
  if (!its.sensible) return say('worth.plain', told);
  if (its.because.length === 0) return say('worth.sensible', told);
  return say('worth.sensible.by', { ...told, lots: numbers(its.because) });
}

export function worthSentences(forecast: LotForecast): Sentence[] {
  return USES.flatMap((use) => worthSentence(forecast, use) ?? []);
}

/** What a use would do to one of the own lots. */
export function effectSentence({ lot, plots, before, after, bare, itself }: Effect): Sentence {
  if (itself) return say('effect.itself', { lot, plots, after });
  const change = signed((after - before) * plots);
  return bare ? say('effect.bare', { lot, change }) : say('effect.laid', { lot, change });
}

function useHint({ view, me }: DowntownTable, use: Use): Sentence {
  const lot = lotInQuestion(view);
  const mine = lot === null ? [] : effects(view, lot, use, me).filter(({ plots }) => plots > 0);
  return mine.length === 0 ? say('effect.none') : joined(mine.map(effectSentence));
}

function lotHint({ view, forecast }: DowntownTable, lot: number): Sentence {
  const its = forecast.lots[lot - 1]!;
  const prices = listed(its.prices.map(String));
  const free = isDuel(view)
    ? say('hint.lot.duel', { free: its.free })
    : say('hint.lot', { free: its.free, prices });
  return joined([free, ...worthSentences(its)]);
}

/** What choosing a value would cost and bring. */
export function hint({ field, value }: DowntownChoice, table: DowntownTable): Sentence | null {
  const { forecast, draft } = table;
  if (field === 'ballot' || field === 'decide' || field === 'use') return useHint(table, value);
  // The chosen lot is told in the panel.
  if (field === 'lot') return draft.lot === value ? null : lotHint(table, value);
  if (field === 'card') return joined(worthSentences(forecast.lots[value - 1]!));
  if (field === 'lobby') return value ? say('hint.lobby') : null;
  if (field !== 'plots' || draft.lot === undefined) return null;
  const { free } = forecast.lots[draft.lot - 1]!;
  return value > free ? say('hint.gamble', { free }) : say('hint.plots', { free });
}
