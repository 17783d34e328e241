import { gameVersions, type GameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';

/** The games that tests are played with. */
export async function loadGames(): Promise<GameVersions> {
  return gameVersions([toy]);
}

/** The toy game's bots answer at random. */
export async function loadBots(): Promise<null> {
  return null;
}
