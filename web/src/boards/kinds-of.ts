import type { AppContext } from '../app/app-context.ts';
import type { BoardKind } from './board-kind.ts';

/** The kinds of files of a game that can be changed; none if the game brings none. */
export async function kindsOf(app: AppContext, game: string): Promise<readonly BoardKind[]> {
  // A game's `boards/index.ts` exports what `defineBoards` made.
  return ((await app.catalogue[game]?.page?.boards?.kinds()) ?? []) as readonly BoardKind[];
}
