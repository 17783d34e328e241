import type { en } from './options-en.ts';

/** What each option changes, in French. */
export const fr = {
  'option.map.about': 'Où se trouvent les 24 terrains et lesquels sont voisins.',
  'option.secondCard.about':
    'Où se trouve le second terrain d’un tour : si le maire choisit, il a plus de pouvoir.',
  'option.soleBonus.about':
    'Ce que rapportent en plus les quatre parcelles d’un terrain mal placé, si elles sont toutes à vous.',
  'option.money.about':
    'Visible : on sait qui mène et qui peut payer. Caché : il faut s’en souvenir.',
} as const satisfies { readonly [id in keyof typeof en]: string };
