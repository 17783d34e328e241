import type { Decision, Seat } from '@faubourg/core';
import type { AppContext } from '../app/app-context.ts';
import { storedRules } from '../app/stored-rules.ts';
import { defaultSeats } from '../home/start-local-game.ts';
import { newGame } from '../source/local.ts';
import type { SeatPlan } from '../source/players.ts';
import { saveGame } from '../source/saved-games.ts';
import type { OpenedPosition } from './read-position.ts';

/** The seat that has to decide; the first seat where none has. */
export function firstAsked(decisions: readonly Decision[]): Seat {
  return (decisions.find(({ owed }) => owed) ?? decisions[0])?.seat ?? 0;
}

/** One person at this seat, and bots around the table. */
export function seatsAround(mine: number, seats: number): SeatPlan[] {
  const [me, ...others] = defaultSeats(seats);
  return [...others.slice(0, mine), me!, ...others.slice(mine)];
}

/**
 * Starts a local game from a position and gives the address of its table. `coach`: the coach is on
 * from the start, as after a guided first game.
 */
export async function startPosition(
  app: AppContext,
  { position, decisions }: OpenedPosition,
  plan: readonly SeatPlan[],
  { coach = false }: { coach?: boolean } = {},
): Promise<string> {
  const game = await storedRules(app, position.game, position.rules);
  if (!game) throw new Error(`There are no rules ${position.rules} of "${position.game}" here.`);
  const fresh = newGame(game, position.options, plan, Date.now());
  const turn = [...new Set(decisions.filter(({ owed }) => owed).map(({ seat }) => seat))];
  const over = decisions.length === 0;
  await saveGame({ ...fresh, position, over, turn, ...(coach && { coach }) });
  return `#/table/${fresh.id}`;
}
