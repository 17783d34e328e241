import { isRefused, type Options, readOptions } from '@faubourg/core';
import { type AppContext, rulesOf } from '../app/app-context.ts';
import { settings } from '../app/settings.svelte.ts';
import { newGame } from '../source/local.ts';
import { botNames, type SeatPlan } from '../source/players.ts';
import { saveGame } from '../source/saved-games.ts';
import { t } from '../words/locale.svelte.ts';

/** How many sit down when nobody said otherwise. */
const USUAL = 3;

/** One person and bots around the table. */
export function defaultSeats(seats: number): SeatPlan[] {
  const me: SeatPlan = { name: settings.name || t('setup.me'), kind: 'person' };
  const others = botNames.slice(0, seats - 1).map((id): SeatPlan => ({ name: t(id), kind: 'bot' }));
  return [me, ...others];
}

/** Starts a local game and gives its address. */
export async function startLocalGame(
  app: AppContext,
  id: string,
  plan: readonly SeatPlan[],
  given: Options,
): Promise<string> {
  const game = await rulesOf(app, id);
  const read = readOptions(game, given, plan.length);
  if (isRefused(read)) throw new Error(`The options of ${id} were refused: ${read.problem.code}`);
  const fresh = newGame(game, read.options, plan, Date.now());
  await saveGame(fresh);
  return fresh.id;
}

/** One press: you against bots, everything else as usual. */
export async function playNow(app: AppContext, id: string): Promise<string> {
  const { seats } = await rulesOf(app, id);
  const count = Math.min(Math.max(USUAL, seats.min), seats.max);
  return startLocalGame(app, id, defaultSeats(count), {});
}
