import type { en } from './coach-en.ts';

/** What the coach says about Downtown, in French. */
export const fr = {
  'coach.name.order':
    '{plots, plural, one {# parcelle} other {# parcelles}} du terrain {lot} pour {price}',
  'coach.name.order.duel': '{plots, plural, one {# parcelle} other {# parcelles}} du terrain {lot}',
  'coach.name.left': 'La moitié gauche',
  'coach.name.right': 'La moitié droite',
  'coach.fills':
    'Remplit le terrain {lot} : {plots, plural, one {# parcelle} other {# parcelles}} à {value} vous rapportent {total}.',
  'coach.fills.alone': 'Le terrain {lot} est à vous seul : {total}, dont {bonus} de prime.',
  'coach.bare':
    'Le terrain {lot} est encore nu : {plots, plural, one {# parcelle} other {# parcelles}} pour {price} au lieu de {later}, d’une valeur d’environ {value} chacune.',
  'coach.value': 'Une parcelle du terrain {lot} devrait payer environ {value}.',
  'coach.fill-chance': 'Le terrain {lot} se remplira à temps à {percent} %.',
  'coach.not-alone':
    'Cela empêche {seat} d’avoir seul le terrain {lot}, qui paierait {denied} de plus.',
  'coach.quiet': 'Presque personne d’autre ne veut le terrain {lot}.',
  'coach.pass': 'Rien de ce que vous pouvez commander ne paie plus que son prix.',
  'coach.use.itself':
    'Avec {use}, le terrain {lot} vaut {after} la parcelle, et vous en avez {plots, plural, one {#} other {#}}.',
  'coach.use.neighbour': 'Avec {use}, votre terrain {lot} passe de {before} à {after} la parcelle.',
  'coach.use.worth': 'Avec {use}, une parcelle du terrain {lot} vaut {after}.',
  'coach.use.denies': 'Cela coûte environ {loss} à {seat}.',
  'coach.vote': 'Avec votre voix, {use} l’emporte à {percent} %.',
  'coach.vote.sure': 'Presque sûrement, {use} l’emporte ({percent} %).',
  'coach.token.use': 'Le jeton fait passer {use} de {kept} à {used} % : mieux que de le garder.',
  'coach.token.keep':
    'Le jeton ne ferait passer {use} que de {kept} à {used} %. Gardez-le pour un meilleur vote.',
  'coach.pile':
    'Vous avez des parcelles sur {count, plural, one {# terrain} other {# terrains}} à affecter de ce côté.',
  'coach.pile.others':
    'De ce côté, les autres ont des parcelles sur moins de terrains : {count} au lieu de {more}.',
  'coach.pile.odd': 'Une carte impaire amène un second terrain : {odd} sur {count} de ce côté.',
  'coach.card.own':
    '{plots, plural, one {Votre parcelle} other {Vos # parcelles}} du terrain {lot} pourront enfin payer : au moins {value} chacune, quoi que pose {seat}.',
  'coach.card.neighbour':
    'Quoi que pose {seat}, votre terrain {lot} passe de {before} à {after} au moins la parcelle.',
  'coach.card.safe': 'De vos cartes, c’est celle avec laquelle {seat} peut vous nuire le moins.',
  'coach.card.nothing': 'Elle ne rapporte rien à {seat}, quel que soit l’usage.',
  'coach.card.costs': 'Elle rapporte au mieux {gain} à {seat}, et à vous au moins {mine}.',
  'coach.card.apart':
    'Aucune de vos parcelles n’est sur le terrain {lot} ni à côté : rien ne change pour vous.',
} as const satisfies { readonly [id in keyof typeof en]: string };
