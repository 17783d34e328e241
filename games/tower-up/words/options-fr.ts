import type { en } from './options-en.ts';

/** What each option changes, in French. */
export const fr = {
  'option.objectives.about':
    'Ce qui rapporte 7 millions au premier qui y arrive. Trois sont en jeu.',
  'option.objectives.pick': 'Trois au choix',
  'option.startFloors.about':
    'Combien d’immeubles sont déjà là. Plus il y en a, plus de terrains sont ouverts d’emblée.',
  'option.start.about':
    'Si le hasard pose les premiers immeubles, ou les joueurs, le dernier d’abord.',
  'option.board.about': 'Les terrains, et les rues qui les relient.',
  'option.cards.about': 'Quelles cartes il y a, et ce que donne chacune.',
} as const satisfies { readonly [id in keyof typeof en]: string };
