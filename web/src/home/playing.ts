import { isRefused, type Options, readOptions } from '@faubourg/core';
import { type House, rulesOf } from '../house.ts';
import { settings } from '../settings.svelte.ts';
import { freshGame } from '../source/local.ts';
import { botNames, type SeatPlan } from '../source/seats.ts';
import { keepGame } from '../source/store.ts';
import { t } from '../words/words.svelte.ts';

/** How many sit down when nobody said otherwise. */
const USUAL = 3;

/** One person and bots around the table. */
export function usualPlan(seats: number): SeatPlan[] {
  const me: SeatPlan = { name: settings.name || t('setup.me'), kind: 'person' };
  const others = botNames.slice(0, seats - 1).map((id): SeatPlan => ({ name: t(id), kind: 'bot' }));
  return [me, ...others];
}

/** Starts a local game and gives its address. */
export async function begun(
  house: House,
  id: string,
  plan: readonly SeatPlan[],
  given: Options,
): Promise<string> {
  const game = await rulesOf(house, id);
  const read = readOptions(game, given, plan.length);
  if (isRefused(read)) throw new Error(`The options of ${id} were refused: ${read.problem.code}`);
  const fresh = freshGame(game, read.options, plan, Date.now());
  await keepGame(fresh);
  return fresh.id;
}

/** One press: you against bots, everything else as usual. */
export async function playNow(house: House, id: string): Promise<string> {
  const { seats } = await rulesOf(house, id);
  const count = Math.min(Math.max(USUAL, seats.min), seats.max);
  return begun(house, id, usualPlan(count), {});
}
