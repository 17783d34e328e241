import { type Library, library } from '@faubourg/core';
import { registry } from '../games/registry.ts';

/** Every game of the house; the server and its bots load them through this. */
export async function loadLibrary(): Promise<Library> {
  return library(await Promise.all(Object.values(registry).map((entry) => entry.rules())));
}
