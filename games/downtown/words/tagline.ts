/** One line about the game, for the home page. */
export const tagline = {
  en: 'Vote what each lot becomes. Buy into it in secret before it pays.',
  fr: 'Votez ce que devient chaque terrain. Achetez-y en secret avant qu’il ne rapporte.',
} as const;
