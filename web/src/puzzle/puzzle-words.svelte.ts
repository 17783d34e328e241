import type { en } from '../words/puzzles-en.ts';
import { format } from '../words/format.ts';
import { locale } from '../words/locale.svelte.ts';
import { type Arg, type Placeholders, sentenceMaker, type Words } from '../words/sentence.ts';

type PuzzleWords = typeof en;

/** The words of the puzzle pages, loaded when one of them is opened. */
const languages: { readonly [code: string]: () => Promise<Words> } = {
  en: async () => (await import('../words/puzzles-en.ts')).en,
  fr: async () => (await import('../words/puzzles-fr.ts')).fr,
  nl: async () => (await import('../words/puzzles-nl.ts')).nl,
  de: async () => (await import('../words/puzzles-de.ts')).de,
};

let words: Words = $state.raw({});

export const puzzleWords = {
  /** Loads the words in a language and shows them; resolves to them. */
  async load(language: string): Promise<Words> {
    const loaded = await (languages[language] ?? languages['en']!)();
    words = loaded;
    return loaded;
  },
  /** Whether the words are there. */
  get ready(): boolean {
    return Object.keys(words).length > 0;
  },
};

const say = sentenceMaker<PuzzleWords>();

/** The text of one of the puzzle pages' words, in the language in use. */
export function p<Id extends keyof PuzzleWords>(
  id: Id,
  ...rest: [Placeholders<PuzzleWords[Id]>] extends [never]
    ? []
    : [args: { readonly [name in Placeholders<PuzzleWords[Id]>]: Arg }]
): string {
  const { language } = locale;
  return format(say(id, ...rest), { language, wordLists: [words], name: String });
}
