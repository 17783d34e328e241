/** One line about the game, for the home page. */
export const tagline = {
  en: 'Vote what each lot becomes. Buy into it in secret before it pays.',
  fr: 'Votez ce que devient chaque terrain. Achetez-y en secret avant qu’il ne rapporte.',
  nl: 'Stem over elk terrein. Koop je in het geheim in, voordat het uitbetaalt.',
  de: 'Stimme ab, was aus jedem Grundstück wird. Kauf dich heimlich ein, bevor es auszahlt.',
} as const;
