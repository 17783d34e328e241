import type { en } from './second-try-en.ts';

/** How a second try went compared with the first, in German. */
export const de = {
  'second.tag': 'Zweiter Versuch',
  'second.better': 'Besser als beim ersten Mal.',
  'second.same': 'So gut wie beim ersten Mal.',
  'second.worse': 'Beim ersten Mal lief es besser.',
  'second.now':
    'Ab Zug {row}: {place, select, 1 {Erster} 2 {Zweiter} 3 {Dritter} 4 {Vierter} 5 {Fünfter} other {Sechster}} mit {score}, {by}.',
  'second.then':
    'Beim ersten Mal: {place, select, 1 {Erster} 2 {Zweiter} 3 {Dritter} 4 {Vierter} 5 {Fünfter} other {Sechster}} mit {score}, {by}.',
  'second.ahead': '{gap} Vorsprung',
  'second.behind': '{gap} Rückstand',
  'second.level': 'gleichauf',
  'second.losses':
    'Die Entscheidung selbst kostete {now, plural, =0 {keine Gewinnchance} one {# Punkt Gewinnchance} other {# Punkte Gewinnchance}}, beim ersten Mal {then, plural, =0 {keine} one {# Punkt} other {# Punkte}}.',
  'second.first': 'Die erste Partie ansehen',
} as const satisfies { readonly [id in keyof typeof en]: string };
