/** The texts of notices, for the page and for the service worker. */
export const noticeWords = {
  en: {
    turn: 'It is your turn.',
    start: 'The game has begun.',
    over: 'The game is over.',
    seat: 'A seat is kept for you.',
    out: 'The host has put you out.',
    go: 'Go to the table',
    close: 'Close',
  },
  fr: {
    turn: 'C’est à vous.',
    start: 'La partie a commencé.',
    over: 'La partie est finie.',
    seat: 'Une place vous est gardée.',
    out: 'L’hôte vous a retiré de la table.',
    go: 'Aller à la table',
    close: 'Fermer',
  },
  nl: {
    turn: 'Je bent aan de beurt.',
    start: 'De partij is begonnen.',
    over: 'De partij is afgelopen.',
    seat: 'Er is een plaats voor je vrijgehouden.',
    out: 'De gastheer heeft je weggestuurd.',
    go: 'Naar de tafel',
    close: 'Sluiten',
  },
  de: {
    turn: 'Du bist dran.',
    start: 'Die Partie hat begonnen.',
    over: 'Die Partie ist zu Ende.',
    seat: 'Ein Platz ist für dich reserviert.',
    out: 'Der Gastgeber hat dich hinausgeworfen.',
    go: 'Zum Tisch',
    close: 'Schließen',
  },
} as const;
