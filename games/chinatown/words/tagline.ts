/** One line about the game, for the home page. */
export const tagline = {
  en: 'Everything is for sale. Trade shops and addresses until they stand together.',
  fr: 'Tout est à vendre. Échangez boutiques et adresses jusqu’à les réunir.',
  nl: 'Alles is te koop. Ruil winkels en adressen tot ze bij elkaar staan.',
  de: 'Alles ist zu haben. Tausche Läden und Adressen, bis sie beieinanderstehen.',
} as const;
