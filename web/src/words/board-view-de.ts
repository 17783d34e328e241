import type { en } from './board-view-en.ts';

/** The texts where the board is larger than its window, in German. */
export const de = {
  'view.more': '{count, plural, one {Noch # Möglichkeit} other {Noch # Möglichkeiten}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
