import type { en } from './rematch-en.ts';

/** What is said about a rematch at a table on the server. */
export const fr = {
  'rematch.wants': '{name} veut sa revanche',
  'rematch.asked': 'Vous avez demandé une revanche',
  'rematch.order': 'Les mêmes joueurs, dans un nouvel ordre.',
  'rematch.kept': 'Votre place est gardée jusqu’à {time}.',
  'rematch.waits': 'On attend {names}.',
  'rematch.starts': 'La partie commence dès que tout le monde est là.',
  'rematch.join': 'J’en suis',
  'rematch.table': 'Aller à la table',
  'rematch.off': 'La revanche a été annulée.',
  'rematch.again': 'Redemander',
  'rematch.in': '{name} en est',
  'rematch.not-yet': '{name} n’a pas encore répondu',
  'rematch.watch': 'Regarder',
} as const satisfies { readonly [id in keyof typeof en]: string };
