import type { Seat } from '@faubourg/core';
import { type Arg, type Words, type Piece, type Sentence, segments } from './sentence.ts';

/** A part of a formatted sentence: text, a player or a piece. */
export type Part = string | { readonly seat: Seat } | Piece;

/** What is needed to write sentences: the language, the words, and the players' names. */
export type SentenceContext = {
  readonly language: string;
  /** Searched in order: the game's words, then the page's. */
  readonly wordLists: readonly Words[];
  /** A player's name. */
  name(seat: Seat): string;
  /** The reader's seat, if any: sentences about it use the `.you` form of their id, if there is one. */
  readonly me?: Seat | null;
};

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function kept<T>(of: Map<string, T>, language: string, make: () => T): T {
  const made = of.get(language) ?? make();
  of.set(language, made);
  return made;
}

/** A number as the language writes it. */
export function formatNumber(value: number, language: string): string {
  return kept(numbers, language, () => new Intl.NumberFormat(language)).format(value);
}

/** The arguments that name the player a sentence is about. */
const subjects = ['seat', 'winner', 'by'];

/** The text of an id, with its `.you` form where the sentence is about the reader. */
function messageOf({ id, args }: Sentence, context: SentenceContext): string {
  const me = context.me ?? null;
  const mine = subjects.some((name) => {
    const arg = args?.[name];
    return me !== null && typeof arg === 'object' && 'seat' in arg && arg.seat === me;
  });
  const ids = mine ? [`${id}.you`, id] : [id];
  for (const wanted of ids) {
    for (const words of context.wordLists) {
      const message = words[wanted];
      if (message !== undefined) return message;
    }
  }
  return id;
}

/** A sentence as a list of parts, for drawing. */
export function formatParts(sentence: Sentence, context: SentenceContext): Part[] {
  const { language } = context;
  const said: Part[] = [];
  for (const stretch of segments(messageOf(sentence, context))) {
    if (typeof stretch === 'string') said.push(unbroken(stretch, language));
    else {
      const arg: Arg = sentence.args?.[stretch.name] ?? `{${stretch.name}}`;
      if ('by' in stretch)
        said.push(unbroken(branch(stretch.by, stretch.branches, arg, language), language));
      else if (typeof arg === 'string') said.push(arg);
      else if (typeof arg === 'number') said.push(formatNumber(arg, language));
      else if ('seat' in arg || 'piece' in arg) said.push(arg);
      else said.push(...formatParts(arg, context));
    }
  }
  return said;
}

/** French writes a space beside its signs, at which no line may end. */
function unbroken(text: string, language: string): string {
  return language === 'fr' ? text.replaceAll(/ (?=[:;?!»])|(?<=«) /g, '\u00A0') : text;
}

function branch(
  by: 'plural' | 'select',
  branches: { readonly [key: string]: string },
  arg: Arg,
  language: string,
): string {
  if (by === 'select') return branches[selector(arg)] ?? branches['other']!;
  const count = Number(arg);
  const rule = kept(plurals, language, () => new Intl.PluralRules(language)).select(count);
  const text = branches[`=${count}`] ?? branches[rule] ?? branches['other']!;
  return text.replaceAll('#', formatNumber(count, language));
}

/**
 * What an argument selects by: a text by itself, a sentence by the last part of its id. Where one
 * language writes `{colour}`, another can inflect: `{colour, select, white {weißer} other {…}}`.
 */
function selector(arg: Arg): string {
  if (typeof arg === 'string') return arg;
  if (typeof arg !== 'object' || 'seat' in arg) return '';
  const { id } = 'piece' in arg ? arg.text : arg;
  return id.slice(id.lastIndexOf('.') + 1);
}

/** A sentence as plain text, for labels, announcements and the clipboard. */
export function format(sentence: Sentence, context: SentenceContext): string {
  return formatParts(sentence, context)
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'piece' in part ? format(part.text, context) : context.name(part.seat);
    })
    .join('');
}
