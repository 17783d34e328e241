import { type GameVersions, gameVersions } from '@faubourg/core';
import type { AnyGameBots } from '@faubourg/search';
import { catalogueAddress, openCatalogue } from '../games/open-catalogue.ts';

/** Bots' threads inherit the environment, and so open the same games. */
const catalogue = await openCatalogue(catalogueAddress(process.env['FAUBOURG_GAMES']));

/** Every game this server offers (a `GameModule`). */
export async function loadGames(): Promise<GameVersions> {
  return gameVersions(await Promise.all(Object.values(catalogue).map((game) => game.rules())));
}

export async function loadBots(game: string): Promise<AnyGameBots | null> {
  return (await catalogue[game]?.bots?.()) ?? null;
}
