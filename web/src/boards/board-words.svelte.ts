import type { AppContext } from '../app/app-context.ts';
import type { en } from '../words/boards-en.ts';
import { format } from '../words/format.ts';
import { locale } from '../words/locale.svelte.ts';
import type { Arg, Placeholders, Sentence, Words } from '../words/sentence.ts';

type BoardsWords = typeof en;

const PAGE: { readonly [language: string]: () => Promise<Words> } = {
  en: async () => (await import('../words/boards-en.ts')).en,
  fr: async () => (await import('../words/boards-fr.ts')).fr,
  nl: async () => (await import('../words/boards-nl.ts')).nl,
  de: async () => (await import('../words/boards-de.ts')).de,
};

/** The words of the boards pages, and of a game's boards. They follow the language in use. */
export class BoardWords {
  #lists: readonly Words[];

  constructor(app: AppContext, game: string | null) {
    this.#lists = $state.raw([]);
    $effect(() => {
      const { language } = locale;
      void this.#load(app, game, language);
    });
  }

  async #load(app: AppContext, game: string | null, language: string): Promise<void> {
    const lists = await loadWords(app, game, language);
    // The language may have been changed meanwhile.
    if (locale.language === language) this.#lists = lists;
  }

  get loaded(): boolean {
    return this.#lists.length > 0;
  }

  /** The text of one of the words of the boards pages. */
  readonly t = <Id extends keyof BoardsWords>(
    id: Id,
    ...rest: [Placeholders<BoardsWords[Id]>] extends [never]
      ? []
      : [args: { readonly [name in Placeholders<BoardsWords[Id]>]: Arg }]
  ): string => {
    const [args] = rest as [Sentence['args']?];
    return this.text(args === undefined ? { id } : { id, args });
  };

  /** The text of a sentence of the game's words about its boards, or of the page's. */
  readonly text = (sentence: Sentence): string =>
    format(sentence, {
      language: locale.language,
      wordLists: [...this.#lists, locale.words],
      name: (seat) => String(seat + 1),
    });

  /** The text of a sentence, or null if there is none of this id. */
  readonly textIfAny = (sentence: Sentence): string | null =>
    this.#lists.some((words) => words[sentence.id] !== undefined) ? this.text(sentence) : null;
}

async function loadWords(
  app: AppContext,
  game: string | null,
  language: string,
): Promise<readonly Words[]> {
  const ofGame = game === null ? undefined : app.catalogue[game]?.page?.boards?.words;
  const [own, page] = await Promise.all([
    (ofGame?.[language] ?? ofGame?.['en'])?.() ?? {},
    (PAGE[language] ?? PAGE['en'])!(),
  ]);
  return [own, page];
}
