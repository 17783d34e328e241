/** The texts of the guided first game, in English. */
export const en = {
  'lesson.title': '{game}: your first game',
  'lesson.none': 'This game has no guided first game.',
  'lesson.new-here': 'New to {game}?',
  'lesson.rules': 'Read the rules.',
  'lesson.leave': 'Leave',
  'lesson.card': 'Lesson',
  'lesson.step': '{step} of {count}',
  'lesson.back': 'Back',
  'lesson.skip': 'Skip this step',
  'lesson.again': 'Once more',
  'lesson.next': 'Next',
  'lesson.play': 'Play on for real',
  'lesson.not-that': 'That is allowed, but here the lesson waits for what is lit.',
} as const;
