import type { en } from './ignored-en.ts';

/** The texts about muting and blocking people, in French. */
export const fr = {
  'ignored.open': 'Ignorer ou bloquer {name}',
  'ignored.mute': 'Ignorer',
  'ignored.mute.about':
    'Vous ne voyez plus ce que {name} écrit, et ses invitations ne vous parviennent plus.',
  'ignored.muted': 'ignoré',
  'ignored.unmute': 'Ne plus ignorer',
  'ignored.block': 'Bloquer',
  'ignored.block.about':
    'De même, et les tables que {name} ouvre ne figurent plus dans votre liste.',
  'ignored.blocked': 'bloqué',
  'ignored.unblock': 'Ne plus bloquer',
  'ignored.unseen': 'Cette personne n’en est pas informée.',
  'ignored.title': 'Personnes ignorées et bloquées',
  'ignored.about':
    'Ce qu’elles écrivent et leurs invitations ne vous parviennent pas. À une table, cela se trouve sous les points à côté d’un nom.',
  'ignored.none':
    'Personne. À une table, vous pouvez ignorer ou bloquer quelqu’un sous les points à côté de son nom.',
  'ignored.gone': 'Quelqu’un qui n’est plus ici',
  'ignored.close': 'Fermer',
} as const satisfies { readonly [id in keyof typeof en]: string };
