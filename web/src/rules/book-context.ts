import type { Args } from '../words/sentence.ts';
import type { Book } from './book.ts';
import type { BookWords } from './book-words.ts';
import type { Studio } from './load-pictures.ts';

/** What the parts of a book on screen share. */
export type BookContext = {
  readonly book: Book;
  /** One of the page's words around the rules. */
  text(id: keyof BookWords, args?: Args): string;
  /** What is needed to draw pictures. Loaded with the first picture. */
  studio(): Promise<Studio>;
  /** Whether all pictures are drawn at once, for printing. */
  readonly printing: boolean;
  /** The address of a rule or a chapter. */
  addressOf(anchor: string): string;
  /** Goes to a rule or a chapter. */
  go(event: MouseEvent, anchor: string): void;
};
