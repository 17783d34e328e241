import { type AnyAnswer, type AnyView, canonical } from '@faubourg/core';
import type { AnyBot } from '../bot.ts';
import {
  type Clarity,
  isRefusal,
  type PuzzleBudget,
  rank,
  type Ranked,
  type Refusal,
  type ValuedAnswer,
} from './finder.ts';

/** The chances to win that a bot found, in percent. */
async function valuesBy(
  bot: AnyBot,
  view: AnyView,
  iterations: number,
  seed: number,
): Promise<ValuedAnswer[]> {
  const { explanation } = await bot.think(view, { budget: { iterations }, seed });
  return explanation.moves.map(({ answer, share }) => ({
    answer: answer as AnyAnswer,
    value: 100 * share,
  }));
}

/** In percent of victories: what the expert and the confirming searches have to agree on. */
const EXPERT: Clarity = { equal: 1.5, gap: 8, most: 3 };
const DEEP: Clarity = { equal: 1.5, gap: 10, most: 3 };
/** The least difference in every single confirming search. */
const LEAST = 5;

/**
 * Asks the expert; where one answer is clearly best for it, asks again with the deeper budget and
 * several seeds. All searches must prefer the same answers, and by the mean of the deeper ones the
 * others must be clearly worse. `wanted` says whether a puzzle with this answer first is worth the
 * search; of equal answers the deeper searches may put any first.
 */
export async function confirmBySearch(
  expert: AnyBot,
  deep: AnyBot,
  view: AnyView,
  { expert: iterations, deep: deeper, seeds }: PuzzleBudget,
  wanted: (best: AnyAnswer) => boolean = () => true,
): Promise<Ranked | Refusal> {
  const first = rank(await valuesBy(expert, view, iterations, seeds[0]!), EXPERT);
  if (isRefusal(first)) return first;
  if (!first.best.some(({ answer }) => wanted(answer))) return { refused: 'theme-full' };
  const sums = new Map<string, { answer: AnyAnswer; sum: number; times: number }>();
  const preferred = new Set(first.best.map(({ answer }) => canonical(answer)));
  for (const seed of seeds) {
    const values = await valuesBy(deep, view, deeper, seed);
    const sorted = values.toSorted((a, b) => b.value - a.value);
    if (!preferred.has(canonical(sorted[0]!.answer))) return { refused: 'search-disagrees' };
    const second = sorted.find(({ answer }) => !preferred.has(canonical(answer)));
    if (!second || sorted[0]!.value - second.value < LEAST) return { refused: 'gap-closes' };
    for (const { answer, value } of values) {
      const key = canonical(answer);
      const known = sums.get(key) ?? { answer, sum: 0, times: 0 };
      known.sum += value;
      known.times++;
      sums.set(key, known);
    }
  }
  const means = [...sums.values()].map(({ answer, sum, times }) => ({
    answer,
    value: sum / times,
  }));
  const confirmed = rank(means, DEEP);
  if (isRefusal(confirmed)) return confirmed;
  const same =
    confirmed.best.length === preferred.size &&
    confirmed.best.every(({ answer }) => preferred.has(canonical(answer)));
  return same ? confirmed : { refused: 'search-disagrees' };
}
