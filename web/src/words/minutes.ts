import { locale } from './locale.svelte.ts';

/** So many minutes, or from so many to so many. */
export function minutesText([least, most]: readonly [number, number]): string {
  const style = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;
  const numbers = new Intl.NumberFormat(locale.language, style);
  return least === most ? numbers.format(least) : numbers.formatRange(least, most);
}
