import type { en } from './tables-en.ts';

/** The texts of lists of tables on the server. */
export const de = {
  'tables.kept': 'reservierter Platz',
  'tables.running': 'Tische zum Zuschauen',
  'tables.join': 'Platz nehmen',
  'tables.watch': 'Zuschauen',
  'tables.seats-free': '{count, plural, one {1 Platz frei} other {# Plätze frei}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
