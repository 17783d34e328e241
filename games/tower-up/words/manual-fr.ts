import type { en } from './manual-en.ts';

/** The options of Tower Up in words, in French. */
export const fr = {
  'option.objectives': 'Objectifs',
  'option.objectives.random': 'Trois au hasard',
  'option.objectives.start': 'Les trois de la première partie',
  'option.startFloors': 'Étages sur le plan au départ',
  'option.start': 'Qui les place',
  'option.start.random': 'Le hasard',
  'option.start.chosen': 'Les joueurs, à tour de rôle',
  'option.board': 'Plan',
  'option.board.standard': 'Celui du nombre de joueurs',
  'option.cards': 'Cartes de stock',
  'option.cards.standard': 'Les cartes standard',
} as const satisfies { readonly [id in keyof typeof en]: string };
