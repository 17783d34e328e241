import type { en } from './manual-en.ts';

/** The options of Downtown in words, in Dutch. */
export const nl = {
  'option.map': 'Plattegrond',
  'option.map.classic': 'Klassiek',
  'option.map.avenues': 'Lanen',
  'option.map.ribbons': 'Linten',
  'option.secondCard': 'De tweede kaart bij een oneven nummer',
  'option.secondCard.other-pile': 'Uit de andere helft',
  'option.secondCard.any-pile': 'De burgemeester kiest',
  'option.soleBonus': 'Bonus voor de enige eigenaar bij een niet-passende bestemming',
  'option.soleBonus.2': '2',
  'option.soleBonus.5': '5',
  'option.money': 'Geld van de anderen',
  'option.money.open': 'Zichtbaar',
  'option.money.hidden': 'Verborgen tot het einde',
} as const satisfies { readonly [id in keyof typeof en]: string };
