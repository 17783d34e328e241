import { type AnyPlayableGame, gameVersions, isRefused } from '@faubourg/core';
import { type AppContext, rulesOf } from './app-context.ts';

/*
 * A file of its own: the list of games is part of every page, the core is not.
 */

/** The rules that a stored game began with, or null if the page has no such version. */
export async function storedRules(
  app: AppContext,
  id: string,
  rules: number,
): Promise<AnyPlayableGame | null> {
  const found = gameVersions([await rulesOf(app, id)]).exact(id, rules);
  return isRefused(found) ? null : found.game;
}
