import { citedRules, type Problem } from '@faubourg/core';
import { citing } from './citing.ts';
import { format } from './format.ts';
import { loadLazyWords, locale } from './locale.svelte.ts';
import { argsFrom } from './problem-args.ts';
import type { Sentence } from './sentence.ts';

/*
 * A file of its own: the words are part of every page, the core is not.
 */

/**
 * Why something was refused, with the numbers of the rules. The words for rare problems are loaded
 * when one is first met: until then, the numbers alone.
 */
export function because(why: Pick<Problem, 'code' | 'rule' | 'coreRule' | 'data'>): string {
  const context = {
    language: locale.language,
    wordLists: [locale.words],
    name: (seat: number) => String(seat + 1),
  };
  const rules = citedRules(why);
  const id = `why.${why.code}`;
  const isKnown = context.wordLists.some((words) => id in words);
  if (!isKnown) void loadLazyWords();
  const sentence: Sentence = isKnown
    ? { id, args: { ...argsFrom(why.data), rules } }
    : { id: 'why.rule', args: { rule: rules } };
  return format(citing(sentence, format(sentence, context), rules), context);
}
