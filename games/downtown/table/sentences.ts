import { problem, type Problem } from '@faubourg/core';
import type { Sentences } from '@faubourg/web/table/table-definition.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { DowntownAnswer } from '../rules/index.ts';
import { isDuel } from '../rules/state.ts';
import { ask } from './ask.ts';
import { type DowntownChoice, type DowntownTypes, type DowntownTable, say } from './types.ts';
import { hint } from './hint.ts';
import { lotName } from './lot-name.ts';
import { useName } from './phrases.ts';
import { event } from './event.ts';

function price({ forecast, draft }: DowntownTable, plots: number): number {
  return forecast.lots[(draft.lot ?? 1) - 1]!.prices[plots - 1] ?? 0;
}

function choiceName({ field, value }: DowntownChoice, table: DowntownTable): Sentence | null {
  const { view } = table;
  if (field === 'lot' || field === 'card') return lotName(table, value);
  if (field === 'ballot' || field === 'decide' || field === 'use') return useName(value);
  if (field === 'pile' && !isDuel(view)) {
    const count = view.piles[value].length;
    return value === 'left'
      ? say('choice.pile.left', { count })
      : say('choice.pile.right', { count });
  }
  if (field !== 'plots') return null;
  if (isDuel(view)) return say('choice.plots.duel', { plots: value });
  return say('choice.plots', { plots: value, price: price(table, value) });
}

function commit(answer: DowntownAnswer, table: DowntownTable): Sentence | null {
  if ('pass' in answer) return say('commit.pass');
  if ('plots' in answer) {
    const { lot, plots } = answer;
    if (isDuel(table.view)) return say('commit.order.duel', { lot, plots });
    const cost = table.forecast.lots[lot - 1]!.prices[plots - 1] ?? 0;
    return say('commit.order', { lot, plots, price: cost });
  }
  if ('ballot' in answer) return say('commit.ballot', { use: useName(answer.ballot) });
  if ('decide' in answer) return say('commit.decide', { use: useName(answer.decide) });
  if ('use' in answer) return say('commit.decide', { use: useName(answer.use) });
  if ('card' in answer) return say('commit.card', { lot: answer.card });
  return null;
}

/** Why a value cannot be chosen, from the refusal of the rules if they have one. */
function whyNot({ field, value }: DowntownChoice, table: DowntownTable): Sentence | Problem | null {
  const { forecast, view } = table;
  if (field === 'card') return say('why.no-such-card');
  if (field === 'plots') {
    const { lot } = table.draft;
    return lot === undefined ? null : table.check({ lot, plots: value });
  }
  if (field !== 'lot') return null;
  const { shut } = forecast.lots[value - 1]!;
  if (shut !== null) return problem('DT-31', shut, { lot: value });
  return table.check({ lot: value, plots: 1 }) ?? (isDuel(view) ? null : say('why.not-now.order'));
}

function explaining({ code, data }: Problem): Sentence | null {
  if (code !== 'too-few-markers') return null;
  const { plots, markers, colour } = data as { plots: number; markers: number; colour?: string };
  if (colour === undefined) return say('why.too-few-markers', { plots, markers });
  return say(colour === 'laid' ? 'why.too-few-markers.laid' : 'why.too-few-markers.bare', {
    plots,
    markers,
  });
}

/** The sentences that the default ids cannot make. */
export const sentences: Sentences<DowntownTypes> = {
  ask: ask,
  choice: choiceName,
  hint: hint,
  why: whyNot,
  commit,
  event: event,
  moment: ({ round }) => say('desk.round', { round }),
  problem: explaining,
};
