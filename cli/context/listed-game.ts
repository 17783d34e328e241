import { pathToFileURL } from 'node:url';
import type { RegisteredGame } from '../../games/registry.ts';

/** A game of the module the shelf was opened from, with its bots. */
export async function listedGame(module: string, id: string): Promise<RegisteredGame> {
  const url = module.startsWith('file:') ? module : pathToFileURL(module).href;
  const { registry } = (await import(url)) as {
    readonly registry: { readonly [id: string]: RegisteredGame };
  };
  return registry[id]!;
}
