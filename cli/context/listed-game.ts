import type { ListedGame } from '../../games/listed-game.ts';
import { openCatalogue } from '../../games/open-catalogue.ts';

/** The entry of a game in the catalogue of a module. */
export async function listedGame(module: string, id: string): Promise<ListedGame> {
  return (await openCatalogue(module))[id]!;
}
