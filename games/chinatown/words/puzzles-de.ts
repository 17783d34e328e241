import type { en } from './puzzles-en.ts';

/** The sentences of Chinatown’s puzzles, in German. */
export const de = {
  'puzzle.location': 'Adresse {at}',
  'puzzle.ask.income': 'Baue so, dass deine Geschäfte dieses Jahr am meisten einbringen.',
  'puzzle.ask.keep':
    'Das letzte Jahr. Welche {count, plural, one {Karte behältst du} other {# Karten behältst du}}? Rechne mit deinen Plättchen, nicht mit Deals.',
  'puzzle.ask.lead':
    'Das letzte Jahr, alles Geld liegt offen. {seat} macht dir ein Angebot, und kein anderer Deal folgt. Annehmen oder ablehnen?',
  'puzzle.ask.three':
    'Finde das Angebot im Kreis zu dritt, je eine Sache, durch das alle drei dieses Jahr mehr verdienen. Zu zweit gelingt dir das nicht.',
  'puzzle.missed.income': 'So verdienst du höchstens {value} im Jahr. Es geht besser.',
  'puzzle.missed.income.most': 'So verdienst du höchstens {value} im Jahr. Es geht besser.',
  'puzzle.missed.lead':
    'Gegenüber dem Reichsten der anderen würdest du {value} enden. Zähle beide Seiten.',
  'puzzle.missed.lead.most': 'Hier geht es nur darum, ob du dieses Angebot annimmst.',
  'puzzle.missed.gain': 'Dabei hätte jemand nichts davon. Je eine Sache, reihum zu dritt.',
  'puzzle.missed.gain.most': 'Dabei hätte jemand nichts davon. Je eine Sache, reihum zu dritt.',
  'puzzle.value.income': 'Du verdienst dieses Jahr {value}; der nächstbeste Weg bringt {next}.',
  'puzzle.value.lead':
    'Gegenüber dem Reichsten der anderen endest du {value}; bei der anderen Antwort {next}.',
  'puzzle.value.gain': 'Du verdienst dieses Jahr {value} mehr.',
  'puzzle.theme.place': 'Bauen',
  'puzzle.hint.place':
    'Beginne nicht mit dem Plättchen, das sofort am meisten bringt. Welche Läden könnten nebeneinander stehen?',
  'puzzle.why.place':
    'Dein größter Gewinn sind {shops} in einem Geschäft ({shop}): {gain} mehr im Jahr.',
  'puzzle.theme.complete': 'Komplett machen',
  'puzzle.hint.complete':
    'Der Sprung kommt mit dem letzten Laden eines Geschäfts. Welches kannst du komplett machen?',
  'puzzle.why.complete':
    'Ein komplettes Geschäft bringt viel mehr. Hier stehen {shops} zusammen ({shop}): {gain} mehr im Jahr.',
  'puzzle.theme.keep': 'Welche Karten behalten',
  'puzzle.hint.keep': 'Welche Adressen grenzen an das, was du hast, oder aneinander?',
  'puzzle.why.keep': 'Auf diesen Adressen kommen deine Plättchen nebeneinander zu liegen.',
  'puzzle.theme.accept': 'Ein gutes Angebot',
  'puzzle.hint.accept': 'Was verdienst du damit am letzten Zahltag, und was die andere Seite?',
  'puzzle.why.accept':
    'Du wirst damit um {gain} reicher. {seat} gewinnt auch {theirs}, und das kannst du gönnen.',
  'puzzle.theme.decline': 'Zu teuer',
  'puzzle.hint.decline': 'Es gibt noch einen Zahltag. Was bringt es dir dann?',
  'puzzle.why.decline':
    'Für dich wären es {gain}, für {seat} {theirs} mehr: Der Preis stimmt nicht.',
  'puzzle.theme.king': 'Reicher, aber Zweiter',
  'puzzle.hint.king': 'Dein eigener Gewinn ist nicht die Frage. Wer wächst noch?',
  'puzzle.why.king':
    'Es brächte dir {gain}, aber {seat} {theirs}. Ihr seid Rivalen: Das ist ein Verlust.',
  'puzzle.theme.three': 'Deal zu dritt',
  'puzzle.hint.three':
    'Du brauchst etwas von einer Person, die etwas von der dritten braucht, die etwas von dir braucht.',
  'puzzle.why.three':
    'Eine Lösung: Deins ({a}) geht an {next}, das von {next} ({b}) an {last}, und von {last} kommt, was du brauchst ({c}). {next} verdient {gainNext} mehr, {last} {gainLast}.',
} as const satisfies { readonly [id in keyof typeof en]: string };
