/*
 * Texts that are the same in English and in a translation, and right so. Everything else that is
 * the same has been forgotten.
 */

/** Names: of games, bots, the page and its parts. They are the same in every language. */
export const names: readonly string[] = [
  'Faubourg',
  'Chinatown',
  'Downtown',
  'Tower Up',
  'Sample Street',
  'Odile',
  'Bruno',
  'Céleste',
  'Anton',
  'Mirela',
  'Webhook',
  'Coach',
];

/** Words that a language shares with English. */
export const sharedWords: { readonly [language: string]: readonly string[] } = {
  fr: [
    'Options',
    'Pause',
    'Points',
    'Total',
    'Avenues',
    'commerce',
    'restaurant',
    'version {version}',
    '{count} minutes',
    '{points, plural, one {# point} other {# points}}',
    '{score, plural, one {# point} other {# points}}',
  ],
  nl: [
    'Account',
    'Chat',
    'Start',
    'Deals',
    'Park',
    'park',
    'lobby',
    'restaurant',
    'detective',
    'bot',
    '{name} (bot)',
    'Bot, expert',
  ],
  de: ['Chat', 'Start', 'Pause', 'Name', 'Deals', 'Park'],
};

/** The marks of shops are the first letters of their names, which may be the same letters. */
export const ABBREVIATION = /^short\./;
