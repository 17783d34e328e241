import { joinSentences, listOf } from '@faubourg/web/words/lists.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { LotForecast, Use } from '../rules/index.ts';
import { USES } from '../rules/material.ts';
import { isDuel } from '../rules/state.ts';
import { type DowntownChoice, type DowntownTable, say } from './types.ts';
import { type Effect, effects, lotInQuestion, signed } from './plaque-effects.ts';
import { numbers, useName } from './phrases.ts';

/** The value of a plot with one use, and the reason. */
export function worthSentence(forecast: LotForecast, use: Use): Sentence | null {
  const its = forecast.worth[use];
  if (!its) return null;
  const args = { use: useName(use), value: its.value, neighbours: its.neighbours };
  if (!its.sensible) return say('worth.plain', args);
  if (its.because.length === 0) return say('worth.sensible', args);
  return say('worth.sensible.by', { ...args, lots: numbers(its.because) });
}

export function worthSentences(forecast: LotForecast): Sentence[] {
  return USES.flatMap((use) => worthSentence(forecast, use) ?? []);
}

/** The effect of a use on one of the viewer's lots. */
export function effectSentence({ lot, plots, before, after, bare, itself }: Effect): Sentence {
  if (itself) return say('effect.itself', { lot, plots, after });
  const change = signed((after - before) * plots);
  return bare ? say('effect.bare', { lot, change }) : say('effect.laid', { lot, change });
}

function useHint({ view, me }: DowntownTable, use: Use): Sentence {
  const lot = lotInQuestion(view);
  const mine = lot === null ? [] : effects(view, lot, use, me).filter(({ plots }) => plots > 0);
  return mine.length === 0 ? say('effect.none') : joinSentences(mine.map(effectSentence));
}

function lotHint({ view, forecast }: DowntownTable, lot: number): Sentence {
  const its = forecast.lots[lot - 1]!;
  const prices = listOf(its.prices.map(String));
  const free = isDuel(view)
    ? say('hint.lot.duel', { free: its.free })
    : say('hint.lot', { free: its.free, prices });
  return joinSentences([free, ...worthSentences(its)]);
}

/** What a choice would cost and bring. */
export function hint({ field, value }: DowntownChoice, table: DowntownTable): Sentence | null {
  const { forecast, draft } = table;
  if (field === 'ballot' || field === 'decide' || field === 'use') return useHint(table, value);
  // The panel shows the figures of the chosen lot.
  if (field === 'lot') return draft.lot === value ? null : lotHint(table, value);
  if (field === 'card') return joinSentences(worthSentences(forecast.lots[value - 1]!));
  if (field === 'lobby') return value ? say('hint.lobby') : null;
  if (field !== 'plots' || draft.lot === undefined) return null;
  const { free } = forecast.lots[draft.lot - 1]!;
  return value > free ? say('hint.gamble', { free }) : say('hint.plots', { free });
}
