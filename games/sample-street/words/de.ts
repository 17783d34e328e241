import type { en } from './en.ts';

/** The same in German; an id that is missing or unknown is an error. */
export const de = {
  title: 'Sample Street',

  'ask.turn': 'Wähle eine Karte und ein leeres Grundstück.',
  'field.build': 'Karte',
  'field.lot': 'Grundstück',
  'build.house': 'Haus',
  'build.shop': 'Laden',
  'build.park': 'Park',
  'on-board.lot':
    '{count, plural, one {# leeres Grundstück} other {# leere Grundstücke}}, in der Stadt markiert.',
  'lot.empty': 'Grundstück {lot}',
  'lot.built':
    'Grundstück {lot}: {card, select, house {Haus} shop {Laden} other {Park}} von {seat}, {points, plural, one {# Punkt} other {# Punkte}}',
  'hint.points': '{points, plural, one {# Punkt} other {# Punkte}}',
  'commit.build':
    '{card, select, house {Ein Haus} shop {Einen Laden} other {Einen Park}} auf {lot} bauen: +{points}',

  'event.opened': '{seat} beginnt.',
  'event.opened.you': 'Du beginnst.',
  'event.built':
    '{seat} baut {card, select, house {ein Haus} shop {einen Laden} other {einen Park}} auf {lot}: +{points}.',
  'event.built.you':
    'Du baust {card, select, house {ein Haus} shop {einen Laden} other {einen Park}} auf {lot}: +{points}.',
  'event.drew': 'Du ziehst {card, select, house {ein Haus} shop {einen Laden} other {einen Park}}.',
  'event.ended': 'Jedes Grundstück ist bebaut.',

  'why.not-the-turn': 'Du bist nicht dran.',
  'why.not-in-hand': 'Diese Karte hast du nicht.',
  'why.lot-unknown': 'Ein Grundstück {lot} gibt es in dieser Stadt nicht.',
  'why.lot-taken': 'Auf {lot} steht schon etwas.',
  'end.full': 'Jedes Grundstück ist bebaut.',

  'board.label': 'Stadt',
  'player.hand': 'Karten auf der Hand:',
  'player.cards': '{count, plural, one {# Karte} other {# Karten}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
