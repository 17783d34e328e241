import type { en } from './tables-en.ts';

/** The texts of lists of tables on the server. */
export const nl = {
  'tables.kept': 'vrijgehouden plaats',
  'tables.running': 'Tafels om naar te kijken',
  'tables.join': 'Gaan zitten',
  'tables.watch': 'Kijken',
  'tables.seats-free': '{count, plural, one {1 plaats vrij} other {# plaatsen vrij}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
