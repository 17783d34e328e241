import type { Seat } from '@faubourg/core';
import { format } from './format.ts';
import { loadWords } from './load-words.ts';
import { locale } from './locale.svelte.ts';
import type { Arg, Placeholders, Words } from './sentence.ts';

/** The words of one part of the page by language, loaded when that part is shown. */
export type FeatureWords<List extends Words> = {
  readonly [language: string]: () => Promise<{ readonly [id in keyof List]: string }>;
};

/** Makes texts of these words. */
export type FeatureText<List extends Words> = {
  /** Empty until the words are loaded. */
  <Id extends keyof List & string>(
    id: Id,
    ...rest: [Placeholders<List[Id]>] extends [never]
      ? []
      : [args: { readonly [name in Placeholders<List[Id]>]: Arg }]
  ): string;
  /** Controls and headings that are named by these words are shown only then: never without a name. */
  readonly loaded: boolean;
  /** Whether they could not be loaded, in English neither. */
  readonly failed: boolean;
  /** Tries to load them again. Returns whether they are loaded now. */
  retry(): Promise<boolean>;
};

const nobody = (seat: Seat): string => String(seat + 1);

/** Words that were loaded, by the function that loads them. */
const known = new WeakMap<() => Promise<Words>, Words>();

/**
 * Loads the words of a part of the page in the language in use. Called while a component is made.
 * Words that were loaded before are there at once: a form that waits for the words of its parts is
 * shown whole.
 */
export function featureText<List extends Words>(byLanguage: FeatureWords<List>): FeatureText<List> {
  const first = byLanguage[locale.language] ?? byLanguage['en'];
  let words: Words | null = $state.raw((first && known.get(first)) ?? null);
  let failed = $state(false);
  /** Which loading is the latest: an earlier one that ends later is not used. */
  let latest = 0;
  async function load(language: string): Promise<void> {
    const mine = ++latest;
    failed = false;
    try {
      const found = await loadWords(byLanguage, language);
      const from = byLanguage[language] ?? byLanguage['en'];
      if (from) known.set(from, found);
      if (mine === latest) words = found;
    } catch {
      if (mine === latest) failed = words === null;
    }
  }
  $effect(() => {
    void load(locale.language);
    return () => {
      latest++;
    };
  });
  const text = (id: string, args?: { readonly [name: string]: Arg }): string => {
    if (words === null || !(id in words)) return '';
    const sentence = args === undefined ? { id } : { id, args };
    return format(sentence, { language: locale.language, wordLists: [words], name: nobody });
  };
  const retry = async (): Promise<boolean> => {
    await load(locale.language);
    return words !== null;
  };
  return Object.defineProperties(text, {
    loaded: { get: () => words !== null },
    failed: { get: () => failed },
    retry: { value: retry },
  }) as unknown as FeatureText<List>;
}
