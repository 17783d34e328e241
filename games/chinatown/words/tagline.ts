/** One line about the game, for the home page. */
export const tagline = {
  en: 'Everything is for sale. Trade shops and addresses until they stand together.',
  fr: 'Tout est à vendre. Échangez boutiques et adresses jusqu’à les réunir.',
} as const;
