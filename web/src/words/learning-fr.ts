import type { en } from './learning-en.ts';

/** The texts of the guided first game, in French. */
export const fr = {
  'lesson.title': '{game} : votre première partie',
  'lesson.none': 'Ce jeu n’a pas de première partie guidée.',
  'lesson.new-here': '{game} est nouveau pour vous ?',
  'lesson.rules': 'Lire les règles.',
  'lesson.leave': 'Quitter',
  'lesson.card': 'Leçon',
  'lesson.step': '{step} sur {count}',
  'lesson.back': 'Retour',
  'lesson.skip': 'Passer cette étape',
  'lesson.again': 'Encore une fois',
  'lesson.next': 'Suite',
  'lesson.play': 'Jouer pour de bon',
  'lesson.not-that': 'C’est permis, mais ici la leçon attend ce qui est éclairé.',
} as const satisfies { readonly [id in keyof typeof en]: string };
