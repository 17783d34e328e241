/** How the game is won, in one line. */
export const goal = {
  en: 'Goal: the most money when the last lot is planned.',
  fr: 'But : avoir le plus d’argent quand le dernier terrain est affecté.',
  nl: 'Doel: het meeste geld als het laatste terrein gepland is.',
  de: 'Ziel: das meiste Geld, wenn das letzte Grundstück geplant ist.',
} as const;
