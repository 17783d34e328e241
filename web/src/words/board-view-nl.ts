import type { en } from './board-view-en.ts';

/** The texts where the board is larger than its window, in Dutch. */
export const nl = {
  'view.more': '{count, plural, one {Nog # keuze} other {Nog # keuzes}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
