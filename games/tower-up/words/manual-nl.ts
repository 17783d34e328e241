import type { en } from './manual-en.ts';

/** The options of Tower Up in words, in Dutch. */
export const nl = {
  'option.objectives': 'Doelen',
  'option.objectives.random': 'Drie willekeurige',
  'option.objectives.start': 'De drie voor een eerste partij',
  'option.startFloors': 'Verdiepingen op de plattegrond bij de start',
  'option.start': 'Wie ze plaatst',
  'option.start.random': 'Het toeval',
  'option.start.chosen': 'De spelers, om de beurt',
  'option.board': 'Plattegrond',
  'option.board.standard': 'Die voor dit aantal spelers',
  'option.cards': 'Voorraadkaarten',
  'option.cards.standard': 'De standaardkaarten',
} as const satisfies { readonly [id in keyof typeof en]: string };
