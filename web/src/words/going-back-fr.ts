import type { en } from './going-back-en.ts';

/** The texts of going back against bots and of what-if games, in French. */
export const fr = {
  'back.to': 'Revenir à votre décision au coup {row}',
  'back.lines': 'Suites abandonnées',
  'back.line': '{rows, plural, one {# coup} other {# coups}}, quittée après le coup {from}',
  'back.line.take': 'Reprendre cette suite',
  'back.kept': 'Les mêmes tirages reviennent. La suite que vous quittez reste dans le journal.',
  'back.end': 'Avec des retours en arrière',
  'back.server':
    'À une table du serveur, seule votre dernière réponse peut être reprise : ce qui sera tiré reste scellé jusqu’à la fin. Dans une partie sur cet appareil, vous revenez aussi loin que vous voulez.',
  'what-if.tag': 'Et si…',
  'what-if.about':
    'Cette partie commence à un moment d’une autre, pour voir ce qui aurait pu se passer.',
} as const satisfies { readonly [id in keyof typeof en]: string };
