import type { GameVersions } from '@faubourg/core';
import type { AnyGameBots } from '@faubourg/search';

/** A module from which the server and the bots' threads load games, such as ../catalogue.ts. */
export type GameModule = {
  loadGames(): Promise<GameVersions>;
  /** The bots of a game; null where it has none. */
  loadBots(game: string): Promise<AnyGameBots | null>;
};
