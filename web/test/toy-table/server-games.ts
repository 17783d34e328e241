import { library, type Library } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';

/** What the server plays: the toy. */
export async function loadLibrary(): Promise<Library> {
  return library([toy]);
}

/** The toy's bots answer at random. */
export async function loadBots(): Promise<null> {
  return null;
}
