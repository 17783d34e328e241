import { type GameVersions, gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';

/** What a server loads its games through, with the toy game alone. */
export async function loadGames(): Promise<GameVersions> {
  return gameVersions([toy]);
}

/** Without bots of its own a game is played at random. */
export async function loadBots(): Promise<null> {
  return null;
}
