import type { en } from './position-en.ts';

/** The texts of the page that opens a position, in German. */
export const de = {
  'position.title': 'Stellung öffnen',
  'position.about':
    'Eine Stellung ist ein Augenblick einer Partie als JSON: aus einem Fehlerbericht, einem Rätsel oder von der Kommandozeile.',
  'position.paste': 'Die Stellung oder ein Link dorthin',
  'position.file': 'Datei wählen',
  'position.open': 'Öffnen',
  'position.another': 'Andere Stellung öffnen',
  'position.of': 'Eine Stellung von {game}',
  'position.asked': 'Jetzt am Zug: {names}.',
  'position.over': 'In dieser Stellung ist die Partie zu Ende.',
  'position.seats': 'Wer spielt weiter',
  'position.secrets':
    'Du siehst, was man von deinem Platz aus sehen darf. Sitzen überall Bots, schaust du zu.',
  'position.wrong': 'Diese Stellung lässt sich nicht öffnen',
  'position.wrong.link': 'Der Link ist beschädigt oder unvollständig.',
  'position.wrong.json': 'Das ist kein JSON: {found}',
  'position.wrong.form': 'Bei „{at}“: erwartet {expected}, gefunden {found}.',
  'position.wrong.game': 'Ein Spiel namens „{game}“ gibt es hier nicht. Es gibt {known}.',
  'position.wrong.rules':
    'Sie folgt Version {rules} der Regeln ihres Spiels. Diese Seite spielt Version {known}.',
  'position.wrong.seats': 'Bei „seats“: {game} ist für {min} bis {max} Spieler.',
  'position.wrong.seat':
    'Diese Stellung hat keinen Platz mit der Nummer {number}; der erste ist 0.',
  'position.wrong.option': 'Bei „options“: Das Spiel hat keine Option „{option}“. Es hat: {known}.',
  'position.wrong.option-value': 'Bei „options.{option}“: {why}.',
  'position.wrong.impossible':
    'So kann keine Partie verlaufen. Was nicht aufgeht (Plätze zählen ab 0):',
} as const satisfies { readonly [id in keyof typeof en]: string };
