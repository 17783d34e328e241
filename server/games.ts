import { type Library, library } from '@faubourg/core';
import type { AnyBotRoom } from '@faubourg/search';
import { registry } from '../games/registry.ts';

/** What the server and its bots' threads load games through. */
export type Games = {
  loadLibrary(): Promise<Library>;
  /** A game's bots; null where it has none yet. */
  loadBots(game: string): Promise<AnyBotRoom | null>;
};

/** Every game of the house. */
export async function loadLibrary(): Promise<Library> {
  return library(await Promise.all(Object.values(registry).map((entry) => entry.rules())));
}

export async function loadBots(game: string): Promise<AnyBotRoom | null> {
  return (await registry[game]?.bot?.()) ?? null;
}
