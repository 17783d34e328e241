import { library, type Library } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';

/** The games that tests are played with. */
export async function loadLibrary(): Promise<Library> {
  return library([toy]);
}

/** The toy game's bots answer at random. */
export async function loadBots(): Promise<null> {
  return null;
}
