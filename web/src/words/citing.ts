import type { Sentence } from './sentence.ts';

/** A sentence with the numbers of the rules behind it, unless its text names them. */
export function citing(sentence: Sentence, text: string, rules: string): Sentence {
  if (text.includes(rules)) return sentence;
  return { id: 'join.space', args: { a: sentence, b: `(${rules})` } };
}
