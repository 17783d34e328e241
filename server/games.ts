import { type GameVersions, gameVersions } from '@faubourg/core';
import type { AnyGameBots } from '@faubourg/search';
import { registry } from '../games/registry.ts';

/** What the server and its bots' threads load games through. */
export type Games = {
  loadLibrary(): Promise<GameVersions>;
  /** A game's bots; null where it has none yet. */
  loadBots(game: string): Promise<AnyGameBots | null>;
};

/** Every game of the house. */
export async function loadLibrary(): Promise<GameVersions> {
  return gameVersions(await Promise.all(Object.values(registry).map((entry) => entry.rules())));
}

export async function loadBots(game: string): Promise<AnyGameBots | null> {
  return (await registry[game]?.bot?.()) ?? null;
}
