import type { en } from './characters-en.ts';

/** The characters of bots, in French. */
export const fr = {
  'character.haggler': 'Marchandeur',
  'character.haggler.about': 'Demande beaucoup, répond par un autre prix, et finit par céder.',
  'character.broker': 'Courtier',
  'character.broker.about': 'Demande qui a quoi, et propose un prix équitable.',
  'character.generous': 'Généreux',
  'character.generous.about': 'Vous laisse la meilleure part, pour conclure plus vite.',
} as const satisfies { readonly [id in keyof typeof en]: string };
