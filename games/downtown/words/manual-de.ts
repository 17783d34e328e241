import type { en } from './manual-en.ts';

/** The options of Downtown in words, in German. */
export const de = {
  'option.map': 'Stadtplan',
  'option.map.classic': 'Klassisch',
  'option.map.avenues': 'Alleen',
  'option.map.ribbons': 'Bänder',
  'option.secondCard': 'Die zweite Karte bei ungerader Nummer',
  'option.secondCard.other-pile': 'Aus der anderen Hälfte',
  'option.secondCard.any-pile': 'Der Bürgermeister wählt',
  'option.soleBonus': 'Bonus bei Alleineigentum, wenn die Nutzung nicht sinnvoll ist',
  'option.soleBonus.2': '2',
  'option.soleBonus.5': '5',
  'option.money': 'Geld der anderen',
  'option.money.open': 'Sichtbar',
  'option.money.hidden': 'Bis zum Ende verborgen',
} as const satisfies { readonly [id in keyof typeof en]: string };
