import type { en } from './manual-en.ts';

/** The same in French. */
export const fr = {
  'option.town': 'Ville',
  'option.town.small': 'Petite : 24 parcelles',
  'option.town.large': 'Grande : 42 parcelles',
} as const satisfies { readonly [id in keyof typeof en]: string };
