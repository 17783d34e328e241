import type { en } from './invitation-en.ts';

/** The texts of an invitation, and of a table that waits for people. */
export const nl = {
  'invitation.mine': 'Jouw plaats',
  'invitation.waits': 'vrij',
  'invitation.invites': 'nodigt je uit',
  'invitation.here': 'is er',
  'invitation.kept': 'vrijgehouden voor {name}',
  'invitation.count': '{here} van de {seats} zijn er',
  'invitation.no-account': 'Geen account nodig.',
  'invitation.watch': 'Alleen kijken',
  'invitation.watching': 'Je ziet de partij hier zodra ze begint.',
  'invitation.starts': 'De partij begint vanzelf als de laatste plaats bezet is.',
  'invitation.share': 'Delen',
  'invitation.meanwhile': 'Intussen: de puzzel van vandaag',
  'invitation.rules': 'Lees de regels',
} as const satisfies { readonly [id in keyof typeof en]: string };
