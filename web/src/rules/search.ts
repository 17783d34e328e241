/** A text without accents and capitals, with the place of each of its characters in the original. */
function folded(text: string): { readonly plain: string; readonly places: readonly number[] } {
  let plain = '';
  const places: number[] = [];
  for (const [at, character] of Array.from(text).entries()) {
    const simple = character
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace('ß', 'ss');
    for (const part of simple) {
      plain += part;
      places.push(at);
    }
  }
  return { plain, places };
}

/** The words that somebody searches for; empty: nothing. */
export const termsOf = (query: string): string[] =>
  folded(query)
    .plain.split(/[\s,.;:!?()"«»“”„]+/)
    .filter((term) => term !== '');

/** A stretch of a text, and whether it matches a search. */
export type Stretch = { readonly text: string; readonly match: boolean };

/** Splits a text into what matches one of the terms and what does not. */
export function stretches(text: string, terms: readonly string[]): Stretch[] {
  const characters = Array.from(text);
  const { plain, places } = folded(text);
  const marked = characters.map(() => false);
  for (const term of terms)
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + term.length))
      for (let i = at; i < at + term.length; i++) marked[places[i]!] = true;
  const found: { text: string; match: boolean }[] = [];
  for (const [at, character] of characters.entries()) {
    const last = found.at(-1);
    if (last && last.match === marked[at]) last.text += character;
    else found.push({ text: character, match: marked[at]! });
  }
  return found;
}

/** Something that can be found: a sentence, and the numbers of the rules that it states. */
export type Searchable = { readonly text: string; readonly rules: readonly string[] };

/**
 * What matches a search: every term is in the text or begins the number of one of its rules. What
 * states exactly the rule that was searched for comes first.
 */
export function search<T extends Searchable>(all: readonly T[], query: string): T[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const hits = all.filter(({ text, rules }) => {
    const { plain } = folded(text);
    const numbers = rules.map((rule) => rule.toLowerCase());
    return terms.every(
      (term) => plain.includes(term) || numbers.some((number) => number.startsWith(term)),
    );
  });
  const exact = ({ rules }: T): number =>
    Number(rules.some((rule) => terms.includes(rule.toLowerCase())));
  return hits.toSorted((a, b) => exact(b) - exact(a));
}
