import type { Arg, Sentence } from './sentence.ts';

/*
 * Lists inside sentences, for the games. Their words (`list.…`, `join.…`) are the page's; a game
 * can replace one by its own.
 */

/** Several phrases as one: "a, b and c". No phrases: `list.none`. */
export function listOf<Phrase extends Arg>(
  phrases: readonly Phrase[],
  last: 'list.last' | 'list.or' = 'list.last',
): Phrase | Sentence {
  const [first, ...others] = phrases;
  if (first === undefined) return { id: 'list.none' };
  return others.reduce<Phrase | Sentence>(
    (all, one, i) => ({
      id: i === others.length - 1 ? last : 'list.more',
      args: { a: all, b: one },
    }),
    first,
  );
}

/** Several sentences, at least one, as one: "a. b. c". */
export function joinSentences(
  sentences: readonly Sentence[],
  by: 'join.stop' | 'join.comma' | 'join.semi' | 'join.space' = 'join.stop',
): Sentence {
  return sentences.reduce((all, one) => ({ id: by, args: { a: all, b: one } }));
}
