import { pathToFileURL } from 'node:url';
import { type Catalogue, catalogueOf } from './catalogue-of.ts';
import type { Encoding, GameBots, IncomeOf, ListedGame, TextBoard } from './listed-game.ts';

/** Why a module cannot be used as a catalogue, in one sentence. */
export class CatalogueError extends Error {}

/** The form of a module of FAUBOURG_GAMES before games described themselves. */
type FormerCatalogue = {
  readonly [id: string]: Pick<ListedGame, 'id' | 'rules'> & {
    bot?(): Promise<GameBots>;
    text?(): Promise<TextBoard>;
    encoding?(): Promise<Encoding>;
    income?(): Promise<IncomeOf>;
  };
};

/** The address of the catalogue of this project. */
const OWN_CATALOGUE = new URL('./catalogue.ts', import.meta.url).href;

/** The address of the module that FAUBOURG_GAMES names, or of the project's own catalogue. */
export function catalogueAddress(named: string | undefined): string {
  if (!named) return OWN_CATALOGUE;
  return named.startsWith('file:') ? named : pathToFileURL(named).href;
}

/** Loads the catalogue of a module. For programs; the page's build fixes its catalogue. */
export async function openCatalogue(address: string): Promise<Catalogue> {
  let module: { readonly [name: string]: unknown };
  try {
    module = (await import(/* @vite-ignore */ address)) as typeof module;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const isMissing = (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
    const hint = isMissing ? '. After a game was added, npm install makes it known.' : '';
    throw new CatalogueError(`The games of ${address} cannot be loaded: ${why}${hint}`);
  }
  // The old form is accepted for one release. The page needs the new form.
  if (module['registry']) return fromFormer(module['registry'] as FormerCatalogue);
  const ids = new Set<string>();
  for (const [name, game] of Object.entries(module)) {
    if (!isListed(game)) throw new CatalogueError(`"${name}" of ${address} is not a game.`);
    if (ids.has(game.id)) throw new CatalogueError(`Two games of ${address} are "${game.id}".`);
    ids.add(game.id);
  }
  if (ids.size === 0) throw new CatalogueError(`${address} exports no game.`);
  return catalogueOf(module as { readonly [name: string]: ListedGame });
}

function isListed(value: unknown): value is ListedGame {
  const game = value as Partial<ListedGame> | null;
  return (
    typeof game?.id === 'string' &&
    typeof game.credits?.title === 'string' &&
    typeof game.rules === 'function'
  );
}

function fromFormer(former: FormerCatalogue): Catalogue {
  const listed = Object.values(former).map(
    ({ id, rules, bot, text, encoding, income }): ListedGame => ({
      id,
      credits: { title: id, authors: [], year: 0 },
      rules,
      ...(bot && { bots: bot }),
      cli: async () => ({
        ...(text && { textBoard: await text() }),
        ...(encoding && { encoding: await encoding() }),
        ...(income && { incomeOf: await income() }),
      }),
    }),
  );
  return Object.fromEntries(listed.map((game) => [game.id, game]));
}
