import type { en } from './en.ts';

/** The same in Dutch; an id that is missing or unknown is an error. */
export const nl = {
  title: 'Sample Street',

  'ask.turn': 'Kies een kaart en een lege kavel.',
  'field.build': 'Kaart',
  'field.lot': 'Kavel',
  'build.house': 'Huis',
  'build.shop': 'Winkel',
  'build.park': 'Park',
  'on-board.lot':
    '{count, plural, one {# lege kavel} other {# lege kavels}}, gemarkeerd in de stad.',
  'lot.empty': 'Kavel {lot}',
  'lot.built':
    'Kavel {lot}: {card, select, house {huis} shop {winkel} other {park}} van {seat}, {points, plural, one {# punt} other {# punten}}',
  'hint.points': '{points, plural, one {# punt} other {# punten}}',
  'commit.build':
    'Een {card, select, house {huis} shop {winkel} other {park}} bouwen op {lot}: +{points}',

  'event.opened': '{seat} begint.',
  'event.opened.you': 'Jij begint.',
  'event.built':
    '{seat} bouwt een {card, select, house {huis} shop {winkel} other {park}} op {lot}: +{points}.',
  'event.built.you':
    'Je bouwt een {card, select, house {huis} shop {winkel} other {park}} op {lot}: +{points}.',
  'event.drew': 'Je trekt een {card, select, house {huis} shop {winkel} other {park}}.',
  'event.ended': 'Elke kavel is bebouwd.',

  'why.not-the-turn': 'Je bent niet aan de beurt.',
  'why.not-in-hand': 'Die kaart heb je niet.',
  'why.lot-unknown': 'Kavel {lot} bestaat niet in deze stad.',
  'why.lot-taken': 'Op {lot} staat al iets.',
  'end.full': 'Elke kavel is bebouwd.',

  'board.label': 'Stad',
  'player.hand': 'Kaarten in de hand:',
  'player.cards': '{count, plural, one {# kaart} other {# kaarten}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
