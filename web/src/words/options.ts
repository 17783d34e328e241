import type { Json } from '@faubourg/core';
import { itemWord } from './option-words.ts';
import type { Words } from './sentence.ts';
import { t, locale } from './locale.svelte.ts';

/* A game's options in plain words. */

export const optionName = (known: Words, name: string): string => known[`option.${name}`] ?? name;

/** What an option changes, in one line; null if the game does not say. */
export const optionAbout = (known: Words, name: string): string | null =>
  known[`option.${name}.about`] ?? null;

export function optionValue(known: Words, name: string, value: Json): string {
  if (Array.isArray(value)) {
    const names = (value as readonly Json[]).map((item) =>
      typeof item === 'string' ? known[itemWord(name, item)] : undefined,
    );
    if (names.length > 0 && names.every((one) => one !== undefined))
      return new Intl.ListFormat(locale.language).format(names);
  }
  if (typeof value === 'object' && value !== null) return t('setup.own');
  return known[`option.${name}.${String(value)}`] ?? String(value);
}

/** The kinds of decision that may have a time limit of their own: those with a `clock.<kind>`, and their names. */
export function timedKinds(known: Words): { readonly [kind: string]: string } {
  const timed = Object.entries(known).filter(([id]) => id.startsWith('clock.'));
  return Object.fromEntries(timed.map(([id, name]) => [id.slice('clock.'.length), name]));
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** A duration in the largest unit that divides it. */
export function lasting(time: number): string {
  const [unit, size] = units.find(([, one]) => time >= one && time % one === 0) ?? units[3];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale.language, style).format(time / size);
}
