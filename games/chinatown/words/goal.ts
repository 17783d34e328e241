/** How the game is won, in one line. */
export const goal = {
  en: 'Goal: to be the richest after six years.',
  fr: 'But : être le plus riche après six ans.',
  nl: 'Doel: de rijkste zijn na zes jaar.',
  de: 'Ziel: nach sechs Jahren am reichsten sein.',
} as const;
