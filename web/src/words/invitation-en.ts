/** The texts of an invitation, and of a table that waits for people. */
export const en = {
  'invitation.mine': 'Your seat',
  'invitation.waits': 'free',
  'invitation.invites': 'invites you',
  'invitation.here': 'here',
  'invitation.kept': 'kept for {name}',
  'invitation.count': '{here} of {seats} are here',
  'invitation.no-account': 'No account needed.',
  'invitation.watch': 'Only watch',
  'invitation.watching': 'You will see the game here as soon as it begins.',
  'invitation.starts': 'The game begins by itself when the last seat is taken.',
  'invitation.share': 'Share',
  'invitation.meanwhile': 'While you wait: today’s puzzle',
  'invitation.rules': 'Read the rules',
} as const;
