import type { en } from './invitation-en.ts';

/** The texts of an invitation, and of a table that waits for people. */
export const de = {
  'invitation.mine': 'Dein Platz',
  'invitation.waits': 'frei',
  'invitation.invites': 'lädt dich ein',
  'invitation.here': 'ist da',
  'invitation.kept': 'reserviert für {name}',
  'invitation.count': '{here} von {seats} sind da',
  'invitation.no-account': 'Du brauchst kein Konto.',
  'invitation.watch': 'Nur zuschauen',
  'invitation.watching': 'Sobald die Partie beginnt, siehst du sie hier.',
  'invitation.starts': 'Die Partie beginnt von selbst, wenn der letzte Platz besetzt ist.',
  'invitation.share': 'Teilen',
  'invitation.meanwhile': 'Solange du wartest: das Rätsel des Tages',
  'invitation.rules': 'Die Regeln lesen',
} as const satisfies { readonly [id in keyof typeof en]: string };
