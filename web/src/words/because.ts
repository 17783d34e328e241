import { citedRules, type Problem } from '@faubourg/core';
import { locale, textOf } from './locale.svelte.ts';

/*
 * A file of its own: the words are part of every page, the core is not.
 */

/** Why something was refused; the numbers of the rules if there are no words for the problem. */
export function because(why: Pick<Problem, 'code' | 'rule' | 'coreRule'>): string {
  const id = `why.${why.code}`;
  const rules = citedRules(why);
  if (id in locale.words) return textOf({ id, args: { rules } });
  return textOf({ id: 'why.rule', args: { rule: rules } });
}
