/** How the game is won, in one line. */
export const goal = {
  en: 'Goal: the most Millions when somebody has placed ten roofs.',
  fr: 'But : avoir le plus de Millions quand quelqu’un a posé dix toits.',
  nl: 'Doel: de meeste miljoenen als iemand tien daken plaatst.',
  de: 'Ziel: die meisten Millionen, wenn jemand zehn Dächer gesetzt hat.',
} as const;
