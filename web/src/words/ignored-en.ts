/** The texts about muting and blocking people, in English. */
export const en = {
  'ignored.open': 'Mute or block {name}',
  'ignored.mute': 'Mute',
  'ignored.mute.about':
    'You no longer see what {name} writes, and no invitation of theirs reaches you.',
  'ignored.muted': 'muted',
  'ignored.unmute': 'Hear again',
  'ignored.block': 'Block',
  'ignored.block.about': 'The same, and the tables that {name} opens are not listed for you.',
  'ignored.blocked': 'blocked',
  'ignored.unblock': 'No longer block',
  'ignored.unseen': 'They are not told.',
  'ignored.title': 'Muted and blocked people',
  'ignored.about':
    'What they write and their invitations do not reach you. At a table you find this under the dots beside a name.',
  'ignored.none':
    'Nobody. At a table you can mute or block somebody under the dots beside their name.',
  'ignored.gone': 'Somebody who is no longer here',
  'ignored.close': 'Close',
} as const;
