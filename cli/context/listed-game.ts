import type { ListedGame } from '../../games/listed-game.ts';
import { openCatalogue } from '../../games/open-catalogue.ts';

/** A game of the module the shelf was opened from, with its bots. */
export async function listedGame(module: string, id: string): Promise<ListedGame> {
  return (await openCatalogue(module))[id]!;
}
