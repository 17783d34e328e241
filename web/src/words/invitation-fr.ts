import type { en } from './invitation-en.ts';

/** The texts of an invitation, and of a table that waits for people. */
export const fr = {
  'invitation.mine': 'Votre place',
  'invitation.waits': 'libre',
  'invitation.invites': 'vous invite',
  'invitation.here': 'est là',
  'invitation.kept': 'gardée pour {name}',
  'invitation.count': '{here} sur {seats} sont là',
  'invitation.no-account': 'Pas besoin de compte.',
  'invitation.watch': 'Seulement regarder',
  'invitation.watching': 'La partie apparaîtra ici dès qu’elle commence.',
  'invitation.starts': 'La partie commence d’elle-même quand la dernière place est prise.',
  'invitation.share': 'Partager',
  'invitation.meanwhile': 'En attendant : le problème du jour',
  'invitation.rules': 'Lire les règles',
} as const satisfies { readonly [id in keyof typeof en]: string };
