import type { en } from './learning-en.ts';

/** The texts of the guided first game, in German. */
export const de = {
  'lesson.title': '{game}: deine erste Partie',
  'lesson.none': 'Zu diesem Spiel gibt es keine geführte erste Partie.',
  'lesson.new-here': 'Neu bei {game}?',
  'lesson.rules': 'Lies die Regeln.',
  'lesson.leave': 'Beenden',
  'lesson.card': 'Lektion',
  'lesson.step': '{step} von {count}',
  'lesson.back': 'Zurück',
  'lesson.skip': 'Diesen Schritt überspringen',
  'lesson.again': 'Noch einmal',
  'lesson.next': 'Weiter',
  'lesson.play': 'Jetzt richtig spielen',
  'lesson.not-that': 'Das ist erlaubt, aber die Lektion wartet auf das, was hervorgehoben ist.',
} as const satisfies { readonly [id in keyof typeof en]: string };
