import type { en } from './learning-en.ts';

/** The texts of the guided first game, in Dutch. */
export const nl = {
  'lesson.title': '{game}: je eerste partij',
  'lesson.none': 'Dit spel heeft geen begeleide eerste partij.',
  'lesson.new-here': 'Is {game} nieuw voor je?',
  'lesson.rules': 'Lees de regels.',
  'lesson.leave': 'Stoppen',
  'lesson.card': 'Les',
  'lesson.step': '{step} van {count}',
  'lesson.back': 'Terug',
  'lesson.skip': 'Deze stap overslaan',
  'lesson.again': 'Nog een keer',
  'lesson.next': 'Verder',
  'lesson.play': 'Nu echt spelen',
  'lesson.not-that': 'Dat mag, maar de les wacht hier op wat verlicht is.',
} as const satisfies { readonly [id in keyof typeof en]: string };
