import type { en } from './going-back-en.ts';

/** The texts of going back against bots and of what-if games, in Dutch. */
export const nl = {
  'back.to': 'Terug naar je beslissing bij zet {row}',
  'back.lines': 'Verlaten varianten',
  'back.line': '{rows, plural, one {# zet} other {# zetten}}, verlaten na zet {from}',
  'back.line.take': 'Terug naar deze variant',
  'back.kept': 'Dezelfde trekkingen komen terug. De variant die je verlaat, blijft in het logboek.',
  'back.end': 'Met teruggenomen zetten',
  'back.server':
    'Aan een tafel op de server kun je alleen je laatste antwoord terugnemen: wat er getrokken wordt, blijft tot het einde verzegeld. In een spel op dit apparaat ga je zo ver terug als je wilt.',
  'what-if.tag': 'Wat als',
  'what-if.about':
    'Dit spel begon op een moment van een ander spel, om te zien hoe het ook had kunnen gaan.',
} as const satisfies { readonly [id in keyof typeof en]: string };
