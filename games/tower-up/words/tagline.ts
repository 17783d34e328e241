/** One line about the game, for the home page. */
export const tagline = {
  en: 'Found a building and raise all its neighbours. One roof, and its height is yours.',
  fr: 'Fondez un immeuble et faites monter ses voisins. Un toit, et la hauteur est à vous.',
  nl: 'Begin een gebouw en alle buren groeien mee. Eén dak, en de hoogte is van jou.',
  de: 'Gründe ein Gebäude und lass alle Nachbarn wachsen. Ein Dach, und die Höhe gehört dir.',
} as const;
