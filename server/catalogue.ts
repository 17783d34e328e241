import { type GameVersions, gameVersions } from '@faubourg/core';
import type { AnyGameBots } from '@faubourg/search';
import { registry } from '../games/registry.ts';

/** Every game that can be played here (a `GameModule`). */
export async function loadGames(): Promise<GameVersions> {
  return gameVersions(await Promise.all(Object.values(registry).map((entry) => entry.rules())));
}

export async function loadBots(game: string): Promise<AnyGameBots | null> {
  return (await registry[game]?.bot?.()) ?? null;
}
