import {
  BOT_NAMES,
  isRefused,
  type Options,
  orThrow,
  readOptions,
  type Refused,
} from '@faubourg/core';
import { type AppContext, rulesOf } from '../app/app-context.ts';
import { settings } from '../app/settings.svelte.ts';
import type { Level } from '../bots/thinker.ts';
import { hasFinished } from '../source/finished-games.ts';
import { newGame } from '../source/local.ts';
import type { SeatPlan } from '../source/players.ts';
import { saveGame } from '../source/saved-games.ts';
import { givenOptions } from './chosen-options.ts';
import { t } from '../words/locale.svelte.ts';

/** The number of seats by default. */
const DEFAULT_SEATS = 3;

/** The level of bots for somebody who has never finished this game, and for the others. */
const FIRST_LEVEL: Level = 'apprentice';
const USUAL_LEVEL: Level = 'regular';

/** One person, and bots in the other seats. `first`: nobody here has finished this game yet. */
export function defaultSeats(seats: number, first = false): SeatPlan[] {
  const me: SeatPlan = { name: settings.name || t('setup.me'), kind: 'person' };
  const level = first ? FIRST_LEVEL : USUAL_LEVEL;
  const others = BOT_NAMES.slice(0, seats - 1).map((name): SeatPlan => {
    return { name, kind: 'bot', level };
  });
  return [me, ...others];
}

/**
 * Starts and saves a local game. Returns its id, or why its options are refused. `coach`: the coach
 * is on from the start, as after a guided first game.
 */
export async function startLocalGame(
  app: AppContext,
  id: string,
  plan: readonly SeatPlan[],
  given: Options,
  { coach = false }: { coach?: boolean } = {},
): Promise<{ readonly table: string } | Refused> {
  const game = await rulesOf(app, id);
  const read = readOptions(game, given, plan.length);
  if (isRefused(read)) return read;
  const fresh = newGame(game, read.options, plan, Date.now());
  await saveGame(coach ? { ...fresh, coach } : fresh);
  return { table: fresh.id };
}

/** Starts a game of one person against bots with the default options. Returns its id. */
export async function playNow(app: AppContext, id: string): Promise<string> {
  const { seats, options } = await rulesOf(app, id);
  const count = Math.min(Math.max(DEFAULT_SEATS, seats.min), seats.max);
  const first = !(await hasFinished(id));
  const given = givenOptions(options, {}, count, first);
  return orThrow(await startLocalGame(app, id, defaultSeats(count, first), given)).table;
}
