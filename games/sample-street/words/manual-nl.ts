import type { en } from './manual-en.ts';

/** The same in Dutch. */
export const nl = {
  'option.town': 'Stad',
  'option.town.small': 'Klein: 24 kavels',
  'option.town.large': 'Groot: 42 kavels',
} as const satisfies { readonly [id in keyof typeof en]: string };
