import type { en } from './characters-en.ts';

/** The characters of bots, in French. */
export const fr = {
  'character.builder': 'Bâtisseur',
  'character.builder.about': 'Construit dès que possible, et aime ses toits bien hauts.',
  'character.collector': 'Collectionneur',
  'character.collector.about': 'Remplit d’abord sa réserve, et construit quand il a le choix.',
  'character.racer': 'Fonceur',
  'character.racer.about': 'Mène ses quatre machines à la prochaine étoile, pour rejouer.',
} as const satisfies { readonly [id in keyof typeof en]: string };
