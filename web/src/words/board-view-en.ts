/** The texts where the board is larger than its window, in English. */
export const en = {
  'view.more': '{count, plural, one {# more to choose} other {# more to choose}}',
} as const;
