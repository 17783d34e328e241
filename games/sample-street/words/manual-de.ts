import type { en } from './manual-en.ts';

/** The same in German. */
export const de = {
  'option.town': 'Stadt',
  'option.town.small': 'Klein: 24 Grundstücke',
  'option.town.large': 'Groß: 42 Grundstücke',
} as const satisfies { readonly [id in keyof typeof en]: string };
