import type { Json } from '@faubourg/core';
import type { AppContext } from '../app/app-context.ts';
import type { Words } from './sentence.ts';
import { t, locale } from './locale.svelte.ts';

/* A game's options in plain words. */

/**
 * A game's words for its options: from its manual, or from its words if it has no manual; what each
 * of them changes; and what can be picked, as `option.<name>.item.<value>`.
 */
export async function optionWords(
  app: Pick<AppContext, 'catalogue'>,
  game: string,
  language: string,
): Promise<Words> {
  const page = app.catalogue[game]?.page;
  const load = async (from: NonNullable<typeof page>['words']): Promise<Words> =>
    (await (from?.[language] ?? from?.['en'])?.()) ?? {};
  const [manual, about, table] = await Promise.all([
    load(page?.manual ?? page?.words),
    load(page?.options),
    load(page?.pickedFrom && page.words),
  ]);
  const items = Object.entries(page?.pickedFrom ?? {}).flatMap(([name, prefix]) =>
    Object.entries(table)
      .filter(([id]) => id.startsWith(`${prefix}.`))
      .map(([id, text]) => [`option.${name}.item.${id.slice(prefix.length + 1)}`, text]),
  );
  return { ...manual, ...about, ...Object.fromEntries(items) };
}

/** The id of the name of something that can be picked for an option. */
export const itemWord = (name: string, item: string): string => `option.${name}.item.${item}`;

export const optionName = (known: Words, name: string): string => known[`option.${name}`] ?? name;

/** What an option changes, in one line; null if the game does not say. */
export const optionAbout = (known: Words, name: string): string | null =>
  known[`option.${name}.about`] ?? null;

export function optionValue(known: Words, name: string, value: Json): string {
  if (Array.isArray(value)) {
    const names = (value as readonly Json[]).map((item) => known[itemWord(name, String(item))]);
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

/** A time from so many minutes to so many. */
export function lastingRange([least, most]: readonly [number, number]): string {
  const style = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  const numbers = new Intl.NumberFormat(locale.language, style);
  return least === most ? numbers.format(least) : numbers.formatRange(least, most);
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
