import type { en } from './board-view-en.ts';

/** The texts where the board is larger than its window, in French. */
export const fr = {
  'view.more': '{count, plural, one {# autre choix} other {# autres choix}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
