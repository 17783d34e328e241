/** One line about the game, for the home page. */
export const tagline = {
  en: 'Houses like parks, shops like houses: find each its place in the street.',
  fr: 'Les maisons aiment les parcs, les boutiques les maisons : à chacun sa place.',
} as const;
