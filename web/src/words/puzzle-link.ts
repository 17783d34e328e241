/** The texts of the way from the home page to the puzzles. Few, so that all languages are one file. */
export const puzzleLinkWords: {
  readonly [language: string]: {
    readonly title: string;
    readonly all: string;
    readonly solved: string;
  };
} = {
  en: { title: 'Puzzle of the day', all: 'All puzzles', solved: 'solved' },
  fr: { title: 'Problème du jour', all: 'Tous les problèmes', solved: 'résolu' },
  nl: { title: 'Puzzel van de dag', all: 'Alle puzzels', solved: 'opgelost' },
  de: { title: 'Rätsel des Tages', all: 'Alle Rätsel', solved: 'gelöst' },
};
