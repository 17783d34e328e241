import type { en } from './tables-en.ts';

/** The texts of lists of tables on the server. */
export const fr = {
  'tables.kept': 'place gardée',
  'tables.running': 'Tables à regarder',
  'tables.join': 'S’asseoir',
  'tables.watch': 'Regarder',
  'tables.seats-free': '{count, plural, one {1 place libre} other {# places libres}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
