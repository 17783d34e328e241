import type { en } from './facts-en.ts';

/** The facts about a game in French. */
export const fr = {
  'facts.about': 'Le jeu en bref',
  'facts.players': '{count} joueurs',
  'facts.weight': 'Difficulté : {weight}',
  'facts.weight.1': 'facile',
  'facts.weight.2': 'moyen',
  'facts.weight.3': 'costaud',
  'facts.learn': 'L’apprendre en {minutes} minutes',
  'home.continue': 'Continuer',
  'home.finished': 'Parties terminées',
} as const satisfies { readonly [id in keyof typeof en]: string };
