import { gameVersions, type GameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import type { AnyGameBots } from '@faubourg/search';
import { loadBots as loadRealBots, loadGames as loadRealGames } from '../../catalogue.ts';

/* The games of a fault run (a `GameModule`): all that the server offers, and the toy game. */

export async function loadGames(): Promise<GameVersions> {
  const { games } = await loadRealGames();
  // Newer games bring their former versions with them.
  const former = new Set(games.flatMap((game) => game.former ?? []));
  return gameVersions([toy, ...games.filter((game) => !former.has(game))]);
}

export async function loadBots(game: string): Promise<AnyGameBots | null> {
  return loadRealBots(game);
}
