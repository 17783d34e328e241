import type { en } from './manual-en.ts';

/** The options of Downtown in words, in French. */
export const fr = {
  'option.map': 'Plan',
  'option.map.classic': 'Classique',
  'option.map.avenues': 'Avenues',
  'option.map.ribbons': 'Rubans',
  'option.secondCard': 'La seconde carte d’un numéro impair',
  'option.secondCard.other-pile': 'De l’autre moitié',
  'option.secondCard.any-pile': 'Au choix du maire',
  'option.soleBonus': 'Prime du propriétaire unique si l’usage n’est pas judicieux',
  'option.soleBonus.2': '2',
  'option.soleBonus.5': '5',
  'option.money': 'Argent des autres',
  'option.money.open': 'Visible',
  'option.money.hidden': 'Caché jusqu’à la fin',
} as const satisfies { readonly [id in keyof typeof en]: string };
