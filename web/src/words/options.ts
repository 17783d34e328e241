import type { Json } from '@faubourg/core';
import type { AppContext } from '../app/app-context.ts';
import type { Words } from './sentence.ts';
import { t, locale } from './locale.svelte.ts';

/* A game's options in plain words. */

/** The words a game has for its options: in its manual, or, of a game without one, among its words. */
export async function optionWords(
  app: Pick<AppContext, 'catalogue'>,
  game: string,
  language: string,
): Promise<Words> {
  const page = app.catalogue[game]?.page;
  const spokenIn = page?.manual ?? page?.words;
  return (await (spokenIn?.[language] ?? spokenIn?.['en'])?.()) ?? {};
}

export const optionName = (known: Words, name: string): string => known[`option.${name}`] ?? name;

export function optionValue(known: Words, name: string, value: Json): string {
  if (typeof value === 'object' && value !== null) return t('setup.own');
  return known[`option.${name}.${String(value)}`] ?? String(value);
}

/** Kinds of question the game has words for a clock of their own for: `clock.<kind>`. */
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

/** A time as people say it: in the largest unit that it is whole in. */
export function lasting(time: number): string {
  const [unit, size] = units.find(([, one]) => time >= one && time % one === 0) ?? units[3];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale.language, style).format(time / size);
}
