import { gameVersions, type GameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';

/** What the server plays: the toy. */
export async function loadGames(): Promise<GameVersions> {
  return gameVersions([toy]);
}

/** The toy's bots answer at random. */
export async function loadBots(): Promise<null> {
  return null;
}
