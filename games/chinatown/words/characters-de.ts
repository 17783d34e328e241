import type { en } from './characters-en.ts';

/** The characters of bots, in German. */
export const de = {
  'character.haggler': 'Feilscher',
  'character.haggler.about':
    'Verlangt viel, antwortet mit einem anderen Preis und gibt am Ende nach.',
  'character.broker': 'Makler',
  'character.broker.about': 'Fragt herum, wer was hat, und bietet einen fairen Preis.',
  'character.generous': 'Großzügiger',
  'character.generous.about': 'Lässt dir den größeren Teil, um schneller einig zu werden.',
} as const satisfies { readonly [id in keyof typeof en]: string };
