import { exportName, type GameNames } from './names.ts';

/* The two lists outside a game's folder that name it: one line in each. */

/** The text of `games/catalogue.ts` with this game, the lines in the order of the ids. */
export function withExport(catalogue: string, names: GameNames): string {
  const line = `export { game as ${exportName(names)} } from '@faubourg/${names.id}/game.ts';`;
  const lines = catalogue.split('\n');
  const idOf = (text: string): string | undefined => /@faubourg\/([\w-]+)\/game/.exec(text)?.[1];
  const later = lines.findIndex((text) => (idOf(text) ?? '') > names.id);
  const last = lines.findLastIndex((text) => idOf(text) !== undefined);
  return lines.toSpliced(later === -1 ? last + 1 : later, 0, line).join('\n');
}

/**
 * The text of the root `package.json` with this game's folder among the workspaces. It stands before
 * the last of the games, so that a comma follows it in any case.
 */
export function withWorkspace(manifest: string, { id }: GameNames): string {
  const lines = manifest.split('\n');
  const last = lines.findLastIndex((text) => /^\s*"games\/[\w-]+",?$/.test(text));
  const indent = /^\s*/.exec(lines[last] ?? '')![0];
  return lines.toSpliced(last, 0, `${indent}"games/${id}",`).join('\n');
}
