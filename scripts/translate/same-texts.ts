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
  'Webhook',
  'Coach',
  'Faubourg, {date} · {game} · {tries}',
  // Names of keys; French and German keyboards call some of them otherwise.
  'Tab',
  'Esc',
  'Home, End',
  'Ctrl Z',
];

/**
 * Words that a language shares with English. A word on a sign or in a legend has a capital:
 * Restaurant, Radio, Detective and Commerce name the same things there.
 */
export const sharedWords: { readonly [language: string]: readonly string[] } = {
  fr: [
    'Condition',
    'Millions',
    'six',
    'Options',
    'Coach',
    'Collection',
    'Condition',
    'Millions',
    'Placement',
    'Vote',
    'six',
    '{points} points',
    '{seat} {gain} ({points} points)',
    'Pause',
    'Points',
    'Total',
    'Avenues',
    'commerce',
    'Commerce',
    'restaurant',
    'Restaurant',
    'Radio',
    'version {version}',
    '{count} minutes',
    '{points, plural, one {# point} other {# points}}',
    '{score, plural, one {# point} other {# points}}',
  ],
  nl: [
    'Account',
    'Coach',
    'Hint',
    'Lobbyist',
    'Racer',
    'Machine',
    'Park {id}',
    'Chat',
    'Start',
    'Deals',
    'Park',
    'park',
    'lobby',
    'restaurant',
    'Restaurant',
    'Radio',
    'detective',
    'Detective',
    'bot',
    '{name} (bot)',
    'Bot, expert',
  ],
  de: [
    'Lobbyist',
    'Coach',
    'Form',
    'Park {id}',
    'Chat',
    'Start',
    'Pause',
    'Name',
    'Deals',
    'Park',
    'Restaurant',
    'Radio',
  ],
};

/** The marks of shops are the first letters of their names, which may be the same letters. */
export const ABBREVIATION = /^short\./;
