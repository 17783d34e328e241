import type { AppContext } from '../app/app-context.ts';
import type { BoardFormat, BoardKind } from './board-kind.ts';

/** The files of a game that can be changed, without their drawings; none if it brings none. */
export async function formatsOf(app: AppContext, game: string): Promise<readonly BoardFormat[]> {
  // A game's `table/boards/formats.ts` exports them as such.
  return ((await app.catalogue[game]?.page?.boards?.formats()) ?? []) as readonly BoardFormat[];
}

/** The same with their drawings. */
export async function kindsOf(app: AppContext, game: string): Promise<readonly BoardKind[]> {
  // A game's `table/boards/index.ts` exports them as such.
  return ((await app.catalogue[game]?.page?.boards?.kinds()) ?? []) as readonly BoardKind[];
}
