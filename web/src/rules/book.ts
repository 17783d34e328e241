import type { Arg, Args, Words } from '../words/sentence.ts';
import { format, type SentenceContext } from '../words/format.ts';
import type { Block, FactTable, RulesData, RulesFacts } from './rules-data.ts';
import { rulesWords } from './rules-words.ts';
import type { Searchable } from './search.ts';

/** A rules page in one language, ready to be shown. */
export type Book = {
  /** The game, or `table` for the rules of the page itself. */
  readonly game: string;
  readonly data: RulesData | null;
  readonly chapters: readonly BookChapter[];
  /** The text of a caption of a chapter. */
  caption(chapter: string, name: string, args: Args): string;
  /** The text of a cell of a table. */
  cell(content: Arg): string;
  /** A table of the game's facts; null if there is none of that name. */
  table(name: string): FactTable | null;
};

export type BookChapter = {
  readonly id: string;
  readonly title: string;
  /** Null for the introduction. */
  readonly number: number | null;
  readonly blocks: readonly BookBlock[];
};

export type BookBlock = {
  /** Unique in the book. */
  readonly key: string;
  readonly rules: readonly string[];
  readonly block: Block;
  /** The sentences of the block that need no picture: the paragraph, the entries, the title. */
  readonly texts: readonly string[];
};

/** The introduction, and the chapter on what of the material is reconstructed. */
export const FIRST_CHAPTER = 'minute';
export const RECONSTRUCTED = 'reconstructed';

/** The names of the sentences of a block that need no picture. */
export function namesIn(block: Block): readonly string[] {
  if ('text' in block) return [block.text];
  if ('list' in block) return block.list;
  if ('table' in block) return block.caption === undefined ? [] : [block.caption];
  if ('example' in block) return [block.example];
  return [];
}

/** The names of the sentences under the pictures of a block, each with the places that it fills itself. */
export function captionsIn(block: Block): { readonly name: string; readonly args: string[] }[] {
  const filled = (args: object = {}): string[] => Object.keys(args);
  if ('pictures' in block)
    return block.pictures.map(({ caption, args }) => ({ name: caption, args: filled(args) }));
  if ('example' in block)
    return block.steps.map(({ say, args }) => ({ name: say, args: filled(args) }));
  return [];
}

/** Makes a book of data, facts and words. `words` are searched in order. */
export function makeBook(
  data: Pick<RulesData, 'game' | 'chapters'>,
  facts: RulesFacts,
  language: string,
  words: readonly Words[],
): Book {
  const context: SentenceContext = {
    language,
    wordLists: words,
    me: 0,
    name: (seat) => String(seat + 1),
  };
  const text = (id: string, args: Args = {}): string =>
    format({ id, args: { ...facts.args, ...args } }, context);
  let number = 0;
  const chapters = data.chapters.map(({ id, blocks }): BookChapter => {
    const introduces = id === FIRST_CHAPTER;
    if (!introduces) number++;
    return {
      id,
      title: text(rulesWords.chapter(id)),
      number: introduces ? null : number,
      blocks: blocks.map((block, i) => ({
        key: `${id}-${i}`,
        rules: block.rules ?? [],
        block,
        texts: namesIn(block).map((name) => text(rulesWords.block(id, name))),
      })),
    };
  });
  return {
    game: data.game,
    data: 'positions' in data ? (data as RulesData) : null,
    chapters,
    caption: (chapter, name, args) => text(rulesWords.block(chapter, name), args),
    cell: (content) => format({ id: 'cell', args: { content } }, cellContext(context)),
    table: (name) => facts.tables?.[name] ?? null,
  };
}

/** The words with one more, which is only its place: a cell is a number, a text or a sentence. */
const cellContext = (context: SentenceContext): SentenceContext => ({
  ...context,
  wordLists: [{ cell: '{content}' }, ...context.wordLists],
});

/** A sentence of a book that can be found, and where it stands. */
export type Passage = Searchable & { readonly chapter: BookChapter; readonly key: string };

/** Everything in a book that can be found. */
export function passagesOf(book: Book): Passage[] {
  return book.chapters.flatMap((chapter) =>
    chapter.blocks.flatMap(({ key, rules, block, texts }) =>
      [...texts, ...rowsOf(book, block)].map((text) => ({
        text: text.replaceAll('**', ''),
        rules,
        chapter,
        key,
      })),
    ),
  );
}

/** The rows of a table as texts. */
function rowsOf(book: Book, block: Block): string[] {
  const rows = 'table' in block ? (book.table(block.table)?.rows ?? []) : [];
  return rows.map((row) => row.map((cell) => book.cell(cell)).join(' – '));
}

/**
 * The block that an address names, by a rule or by a chapter; null: none. Of several blocks that
 * state a rule, the first that states it alone explains it best.
 */
export function blockAt({ chapters }: Book, anchor: string): string | null {
  const blocks = chapters.flatMap((chapter) => chapter.blocks);
  const named = chapters.find(({ id }) => id === anchor);
  const alone = blocks.find(({ rules }) => rules.length === 1 && rules[0] === anchor);
  const first = alone ?? blocks.find(({ rules }) => rules.includes(anchor));
  return first?.key ?? named?.blocks[0]?.key ?? null;
}
