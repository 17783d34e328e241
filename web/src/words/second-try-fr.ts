import type { en } from './second-try-en.ts';

/** How a second try went compared with the first, in French. */
export const fr = {
  'second.tag': 'Deuxième essai',
  'second.better': 'Mieux que la première fois.',
  'second.same': 'Aussi bien que la première fois.',
  'second.worse': 'C’était mieux la première fois.',
  'second.now':
    'À partir du coup {row} : {place, select, 1 {premier} 2 {deuxième} 3 {troisième} 4 {quatrième} 5 {cinquième} other {sixième}} avec {score}, {by}.',
  'second.then':
    'La première fois : {place, select, 1 {premier} 2 {deuxième} 3 {troisième} 4 {quatrième} 5 {cinquième} other {sixième}} avec {score}, {by}.',
  'second.ahead': '{gap} devant',
  'second.behind': '{gap} derrière',
  'second.level': 'à égalité',
  'second.losses':
    'La décision elle-même a coûté {now, plural, =0 {0 point} one {# point} other {# points}} de chance de gagner, la première fois {then, plural, =0 {0 point} one {# point} other {# points}}.',
  'second.first': 'Voir la première partie',
} as const satisfies { readonly [id in keyof typeof en]: string };
