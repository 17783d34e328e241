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

/** Starts a local game from a position and gives the address of its table. */
export async function startPosition(
  app: AppContext,
  { position, decisions }: OpenedPosition,
  plan: readonly SeatPlan[],
): Promise<string> {
  const game = await storedRules(app, position.game, position.rules);
  if (!game) throw new Error(`There are no rules ${position.rules} of "${position.game}" here.`);
  const fresh = newGame(game, position.options, plan, Date.now());
  const turn = [...new Set(decisions.filter(({ owed }) => owed).map(({ seat }) => seat))];
  await saveGame({ ...fresh, position, over: decisions.length === 0, turn });
  return `#/table/${fresh.id}`;
}
