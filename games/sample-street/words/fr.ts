import type { en } from './en.ts';

/** The same in French; an id that is missing or unknown is an error. */
export const fr = {
  title: 'Sample Street',

  'ask.turn': 'Choisissez une carte et une parcelle libre.',
  'field.build': 'Carte',
  'field.lot': 'Parcelle',
  'build.house': 'Maison',
  'build.shop': 'Boutique',
  'build.park': 'Parc',
  'on-board.lot':
    '{count, plural, one {# parcelle libre, marquée} other {# parcelles libres, marquées}} en ville.',
  'lot.empty': 'Parcelle {lot}',
  'lot.built':
    'Parcelle {lot} : {card, select, house {maison} shop {boutique} other {parc}} de {seat}, {points, plural, one {# point} other {# points}}',
  'hint.points': '{points, plural, one {# point} other {# points}}',
  'commit.build':
    'Bâtir {card, select, house {une maison} shop {une boutique} other {un parc}} en {lot} : +{points}',

  'event.opened': '{seat} commence.',
  'event.opened.you': 'Vous commencez.',
  'event.built':
    '{seat} bâtit {card, select, house {une maison} shop {une boutique} other {un parc}} en {lot} : +{points}.',
  'event.built.you':
    'Vous bâtissez {card, select, house {une maison} shop {une boutique} other {un parc}} en {lot} : +{points}.',
  'event.drew':
    'Vous piochez {card, select, house {une maison} shop {une boutique} other {un parc}}.',
  'event.ended': 'Toutes les parcelles sont bâties.',

  'why.not-the-turn': 'Ce n’est pas votre tour.',
  'why.not-in-hand': 'Vous n’avez pas cette carte.',
  'why.lot-unknown': 'Il n’y a pas de parcelle {lot} dans cette ville.',
  'why.lot-taken': 'La parcelle {lot} est déjà bâtie.',
  'end.full': 'Toutes les parcelles sont bâties.',

  'board.label': 'Ville',
  'player.hand': 'Cartes en main :',
  'player.cards': '{count, plural, one {# carte} other {# cartes}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
