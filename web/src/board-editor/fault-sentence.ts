import type { DataFault, Json } from '@faubourg/core';
import { locale } from '../words/locale.svelte.ts';
import type { Args, Sentence } from '../words/sentence.ts';

/** The sentence about a fault of a file: `fault.<code>` of the game, filled from its data. */
export function faultSentence({ code, data }: DataFault): Sentence {
  const args: Args = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, argOf(value)]),
  );
  return { id: code === 'form' ? 'boards.fault.form' : `fault.${code}`, args };
}

/** A value in a sentence: lists as the language writes them, an empty one as a dash. */
function argOf(value: Json): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value === '' ? '–' : value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (value.length === 0) return '–';
  return new Intl.ListFormat(locale.language).format(value.map(String));
}
