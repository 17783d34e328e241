import { type AnyGame, type GameVersions, gameVersions } from '@faubourg/core';
import { pathToFileURL } from 'node:url';
import type { Encoding, IncomeOf, RegisteredGame, TextBoard } from '../../games/registry.ts';
import type { Bots } from '../bots/find-bot.ts';
import { messageOf, outside, usage } from '../terminal/failure.ts';

export type { Encoding, Income, IncomeOf, TextBoard } from '../../games/registry.ts';

/** The games within reach, loaded when asked for. */
export type Catalogue = {
  /** Where the games came from, for other threads to open the same shelf. */
  readonly module: string;
  readonly ids: readonly string[];
  game(id: string): Promise<AnyGame>;
  /** The games by name and rules version; all of them, or those named that exist. */
  versions(ids?: Iterable<string>): Promise<GameVersions>;
  text(id: string): Promise<TextBoard>;
  encoding(id: string): Promise<Encoding>;
  income(id: string): Promise<IncomeOf>;
  bots(id: string): Promise<Bots>;
};

/** What a module that holds games exports; FAUBOURG_GAMES may name one beside our own. */
type Games = { readonly registry: { readonly [id: string]: RegisteredGame } };

const OURS = new URL('../../games/registry.ts', import.meta.url).href;

export async function openCatalogue(module: string = OURS): Promise<Catalogue> {
  const { registry } = await load(module);
  const entry = (id: string): RegisteredGame => {
    if (Object.hasOwn(registry, id)) return registry[id]!;
    throw usage(`There is no game "${id}". There are: ${Object.keys(registry).join(', ')}`);
  };
  return {
    module,
    ids: Object.keys(registry),
    game: (id) => entry(id).rules(),
    versions: async (ids = Object.keys(registry)) => {
      const known = [...new Set(ids)].filter((id) => Object.hasOwn(registry, id));
      return gameVersions(await Promise.all(known.map((id) => registry[id]!.rules())));
    },
    text: async (id) => (await entry(id).text?.()) ?? ((view) => JSON.stringify(view, null, 2)),
    encoding: async (id) => {
      const encoding = await entry(id).encoding?.();
      if (encoding) return encoding;
      throw usage(`${id} has no encoding for learning.`);
    },
    income: async (id) => (await entry(id).income?.()) ?? (() => []),
    bots: async (id) => {
      const { botsFor } = await import('../bots/find-bot.ts');
      return botsFor((await entry(id).bot?.()) ?? null);
    },
  };
}

async function load(module: string): Promise<Games> {
  const url = module.startsWith('file:') ? module : pathToFileURL(module).href;
  try {
    return (await import(url)) as Games;
  } catch (error) {
    throw outside(`The games of ${module} cannot be loaded: ${messageOf(error)}`);
  }
}
