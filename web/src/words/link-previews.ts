/** What messengers show of a link to a table or to a shared game. {game}, {name}: filled by the server. */
export const linkPreviewWords = {
  en: {
    invite: '{name} invites you to {game}',
    open: 'A free seat at {game}',
    running: 'A game of {game} is being played',
    over: '{game}: how the game ended',
    record: 'A game of {game} to replay',
    position: 'A position of {game} to play on',
    picture: 'The board of {game}, drawn',
  },
  fr: {
    invite: '{name} vous invite à {game}',
    open: 'Une place libre à {game}',
    running: 'Une partie de {game} est en cours',
    over: '{game} : comment la partie s’est finie',
    record: 'Une partie de {game} à revoir',
    position: 'Une position de {game} à jouer',
    picture: 'Le plateau de {game}, dessiné',
  },
  nl: {
    invite: '{name} nodigt je uit voor {game}',
    open: 'Een vrije plaats bij {game}',
    running: 'Er wordt {game} gespeeld',
    over: '{game}: zo liep de partij af',
    record: 'Een partij {game} om terug te kijken',
    position: 'Een stelling van {game} om verder te spelen',
    picture: 'Het bord van {game}, getekend',
  },
  de: {
    invite: '{name} lädt dich zu {game} ein',
    open: 'Ein freier Platz bei {game}',
    running: 'Eine Partie {game} läuft gerade',
    over: '{game}: So ging die Partie aus',
    record: 'Eine Partie {game} zum Ansehen',
    position: 'Eine Stellung von {game} zum Weiterspielen',
    picture: 'Der Plan von {game}, gezeichnet',
  },
} as const;
