import { type GameVersions, gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';

/** The module from which a server loads its games, with the toy game alone. */
export async function loadGames(): Promise<GameVersions> {
  return gameVersions([toy]);
}

/** A game without its own bots is played at random. */
export async function loadBots(): Promise<null> {
  return null;
}
