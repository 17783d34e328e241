import { tick } from 'svelte';
import type { AppContext } from '../app/app-context.ts';
import { ruleAddress } from '../ui/rule-numbers.ts';
import { format } from '../words/format.ts';
import { locale } from '../words/locale.svelte.ts';
import type { Words } from '../words/sentence.ts';
import type { Book } from './book.ts';
import type { BookContext } from './book-context.ts';
import { bookWords } from './book-words.ts';
import { loadBook } from './load-book.ts';
import type { Studio } from './load-pictures.ts';

/** A book on screen. */
export type OpenBook = {
  /** Null while it is being loaded. */
  readonly shared: BookContext | null;
  /** Draws all pictures, then prints. */
  print(): Promise<void>;
};

/**
 * Opens the rules of a game, and again when the language changes. Call it while a component is
 * made. `go` depends on where the book is shown.
 */
export function openBook(app: () => AppContext, id: () => string, go: BookContext['go']): OpenBook {
  let loaded: { readonly book: Book; readonly words: Words; readonly language: string } | null =
    $state.raw(null);
  let printing = $state(false);

  $effect(() => {
    const { language } = locale;
    const [context, game] = [app(), id()];
    let gone = false;
    const load = async (): Promise<void> => {
      const [book, words] = await Promise.all([loadBook(context, game), bookWords(language)]);
      if (!gone) loaded = { book, words, language };
    };
    void load();
    return () => {
      gone = true;
    };
  });

  const shared = $derived.by((): OpenBook['shared'] => {
    if (!loaded) return null;
    const { book, words, language } = loaded;
    let studio: Promise<Studio> | null = null;
    return {
      book,
      text: (text, args) =>
        format({ id: text, ...(args && { args }) }, { language, wordLists: [words], name: String }),
      studio: () => {
        const make = async (): Promise<Studio> => {
          const { loadStudio } = await import('./load-pictures.ts');
          return loadStudio(app(), book.game, book.data!);
        };
        studio ??= make();
        return studio;
      },
      get printing() {
        return printing;
      },
      addressOf: (anchor) => ruleAddress(book.game, anchor),
      go,
    };
  });

  return {
    get shared() {
      return shared;
    },
    async print() {
      printing = true;
      if (shared?.book.data) await shared.studio();
      await tick();
      // One more frame: a picture may load a part of the table itself.
      await new Promise((done) => requestAnimationFrame(done));
      await tick();
      window.print();
    },
  };
}
