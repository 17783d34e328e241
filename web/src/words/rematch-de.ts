import type { en } from './rematch-en.ts';

/** What is said about a rematch at a table on the server. */
export const de = {
  'rematch.wants': '{name} möchte eine Revanche',
  'rematch.asked': 'Du hast um eine Revanche gebeten',
  'rematch.order': 'Dieselben Leute, in neuer Reihenfolge.',
  'rematch.kept': 'Dein Platz ist bis {time} reserviert.',
  'rematch.waits': 'Wir warten auf {names}.',
  'rematch.starts': 'Die Partie beginnt, sobald alle dabei sind.',
  'rematch.join': 'Ich bin dabei',
  'rematch.table': 'Zum Tisch',
  'rematch.off': 'Die Revanche fällt aus.',
  'rematch.again': 'Noch einmal fragen',
  'rematch.in': '{name} ist dabei',
  'rematch.not-yet': '{name} hat noch nicht geantwortet',
  'rematch.watch': 'Zuschauen',
} as const satisfies { readonly [id in keyof typeof en]: string };
