import type { Seat } from '@faubourg/core';
import { type Arg, type Words, type Piece, type Sentence, stretches } from './sentence.ts';

/** A spoken sentence in pieces: text, players and drawn things in their order. */
export type Part = string | { readonly seat: Seat } | Piece;

/** A language with everything that can be said in it at one table. */
export type SentenceContext = {
  readonly language: string;
  /** Looked through in order: the game's words, then the house's. */
  readonly catalogues: readonly Words[];
  /** How a player is called. */
  name(seat: Seat): string;
  /** The seat that reads this, if any: it is spoken to as "you" where the words know how. */
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

/** The arguments that name whom a sentence is about. */
const subjects = ['seat', 'winner', 'by'];

/** The text of an id, with its `.you` form where the sentence is about the reader. */
function messageOf({ id, args }: Sentence, speech: SentenceContext): string {
  const me = speech.me ?? null;
  const mine = subjects.some((name) => {
    const arg = args?.[name];
    return me !== null && typeof arg === 'object' && 'seat' in arg && arg.seat === me;
  });
  const ids = mine ? [`${id}.you`, id] : [id];
  for (const wanted of ids) {
    for (const words of speech.catalogues) {
      const message = words[wanted];
      if (message !== undefined) return message;
    }
  }
  return id;
}

/** Says a sentence in pieces, for drawing. */
export function formatParts(sentence: Sentence, speech: SentenceContext): Part[] {
  const said: Part[] = [];
  for (const stretch of stretches(messageOf(sentence, speech))) {
    if (typeof stretch === 'string') said.push(stretch);
    else {
      const arg: Arg = sentence.args?.[stretch.name] ?? `{${stretch.name}}`;
      if ('by' in stretch) said.push(branch(stretch.by, stretch.branches, arg, speech.language));
      else if (typeof arg === 'string') said.push(arg);
      else if (typeof arg === 'number') said.push(formatNumber(arg, speech.language));
      else if ('seat' in arg || 'piece' in arg) said.push(arg);
      else said.push(...formatParts(arg, speech));
    }
  }
  return said;
}

function branch(
  by: 'plural' | 'select',
  branches: { readonly [key: string]: string },
  arg: Arg,
  language: string,
): string {
  if (by === 'select') return branches[typeof arg === 'string' ? arg : ''] ?? branches['other']!;
  const count = Number(arg);
  const rule = kept(plurals, language, () => new Intl.PluralRules(language)).select(count);
  const text = branches[`=${count}`] ?? branches[rule] ?? branches['other']!;
  return text.replaceAll('#', formatNumber(count, language));
}

/** Says a sentence as plain text: for labels, announcements and the clipboard. */
export function format(sentence: Sentence, speech: SentenceContext): string {
  return formatParts(sentence, speech)
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'piece' in part ? format(part.text, speech) : speech.name(part.seat);
    })
    .join('');
}
