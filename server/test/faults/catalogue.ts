import { gameVersions, type GameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import type { AnyGameBots } from '@faubourg/search';
import { loadBots as loadRealBots, loadGames as loadRealGames } from '../../catalogue.ts';

/* The games of a fault run (a `GameModule`): all that the server offers, and the toy game. */

export async function loadGames(): Promise<GameVersions> {
  return gameVersions([toy, ...(await loadRealGames()).games]);
}

export async function loadBots(game: string): Promise<AnyGameBots | null> {
  return loadRealBots(game);
}
