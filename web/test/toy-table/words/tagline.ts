/** One line about the game, for the home page. */
export const tagline = {
  en: 'Outbid the others and light both banks of the river.',
  fr: 'Misez plus haut que les autres et éclairez les deux rives.',
} as const;
