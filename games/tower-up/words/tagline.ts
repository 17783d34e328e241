/** One line about the game, for the home page. */
export const tagline = {
  en: 'Found a building and raise all its neighbours. One roof, and its height is yours.',
  fr: 'Fondez un immeuble et faites monter ses voisins. Un toit, et la hauteur est à vous.',
} as const;
