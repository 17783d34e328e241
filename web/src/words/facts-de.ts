import type { en } from './facts-en.ts';

/** The facts about a game in German. */
export const de = {
  'facts.about': 'Das Spiel in Kürze',
  'facts.players': '{count} Spieler',
  'facts.weight': 'Anspruch: {weight}',
  'facts.weight.1': 'leicht',
  'facts.weight.2': 'mittel',
  'facts.weight.3': 'anspruchsvoll',
  'facts.learn': 'In {minutes} Minuten lernen',
  'home.continue': 'Weiterspielen',
  'home.finished': 'Beendete Partien',
} as const satisfies { readonly [id in keyof typeof en]: string };
