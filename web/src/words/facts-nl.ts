import type { en } from './facts-en.ts';

/** The facts about a game in Dutch. */
export const nl = {
  'facts.about': 'Het spel in het kort',
  'facts.players': '{count} spelers',
  'facts.weight': 'Zwaarte: {weight}',
  'facts.weight.1': 'licht',
  'facts.weight.2': 'gemiddeld',
  'facts.weight.3': 'pittig',
  'facts.learn': 'Leer het in {minutes} minuten',
  'home.continue': 'Verder spelen',
  'home.finished': 'Uitgespeelde partijen',
} as const satisfies { readonly [id in keyof typeof en]: string };
