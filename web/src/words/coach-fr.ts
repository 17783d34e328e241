import type { en } from './coach-en.ts';

/** The texts of the coach in French. */
export const fr = {
  'coach.title': 'Coach',
  'coach.thinking': 'Le coach regarde vos choix',
  'coach.failed': 'Le coach ne peut pas juger cette position.',
  'coach.nothing': 'Il n’y a rien à choisir ici.',
  'coach.answers': 'Les meilleurs coups',
  'coach.row': '{letter} : {name}. {percent} % de chances de gagner.',
  'coach.row.band': '{letter} : {name}. {percent} % de chances de gagner, à {band} près.',
  'coach.percent': '{percent} %',
  'coach.do': 'Jouer {letter}',
  'coach.by': '{reasons} (+{percent} % de chances par rapport au suivant)',
  'coach.by.decides': '{reasons} (décide de la partie)',
  'coach.exact': 'Calculé jusqu’au bout : rien d’autre ne gagne.',
  'coach.equal': 'Les meilleurs choix se valent ici.',
  'coach.search': 'En regardant plus loin, c’est ce qui réussit le mieux.',
  'coach.less': 'Environ {percent} % de chances de moins que {letter}.',
  'coach.same': 'Vaut à peu près {letter}.',
  'coach.mix': 'Les autres ne doivent pas deviner votre choix. Variez : {parts}.',
  'coach.mix.part': '{letter} {times, plural, one {une fois} other {# fois}} sur dix',
  'coach.order':
    '{letter} est en tête parce que le bot la choisirait lui-même, bien que {other} soit estimée {percent} % plus haut.',
  'coach.order.doubt':
    '{letter} est en tête parce que le bot la choisirait lui-même. {other} est estimée {percent} % plus haut, ce qui reste dans la marge de doute.',
  'coach.order.effort':
    '{letter} est en tête parce que le bot la choisirait lui-même. {other} est estimée {percent} % plus haut, mais a été moins examinée.',
  'coach.note': 'Chances de gagner, d’après ce que vous voyez. La bande montre le doute.',
  'coach.note.exact': 'Chances de gagner, calculées jusqu’à la fin de la partie.',
  'coach.hint.show': 'Montrez-moi',
  'coach.second-look':
    'Un second regard ? Ce coup abandonne environ {percent} % de vos chances de gagner. Rejouez-le pour le maintenir.',
  'coach.second-look.setting': 'Me prévenir avant un coup coûteux',
} as const satisfies { readonly [id in keyof typeof en]: string };
