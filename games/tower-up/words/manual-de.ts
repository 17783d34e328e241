import type { en } from './manual-en.ts';

/** The options of Tower Up in words, in German. */
export const de = {
  'option.objectives': 'Ziele',
  'option.objectives.random': 'Drei zufällige',
  'option.objectives.start': 'Die drei für eine erste Partie',
  'option.startFloors': 'Stockwerke auf dem Plan zu Beginn',
  'option.start': 'Wer sie setzt',
  'option.start.random': 'Der Zufall',
  'option.start.chosen': 'Die Spieler, reihum',
  'option.board': 'Stadtplan',
  'option.board.standard': 'Der für diese Spielerzahl',
  'option.cards': 'Vorratskarten',
  'option.cards.standard': 'Die Standardkarten',
} as const satisfies { readonly [id in keyof typeof en]: string };
