import type { en } from './rules-en.ts';

/** The same in German. */
export const de = {
  'rules.minute': 'Das Spiel in einer Minute',
  'rules.minute.all':
    'Du baust eine Stadt, Grundstück für Grundstück. Jedes Gebäude ist Punkte wert durch das, was daneben steht. Die meisten Punkte gewinnen.',
  'rules.town': 'Die Stadt',
  'rules.town.lots':
    'Die Stadt hat vier Reihen mit sechs Grundstücken; die große hat sechs Reihen mit sieben.',
  'rules.town.cards':
    'Die Karten sind Häuser, Läden und Parks. Es gibt so viele Karten wie Grundstücke.',
  'rules.town.neighbours':
    'Grundstücke sind Nachbarn, wenn sie eine Seite teilen, auch über eine Straße hinweg.',
  'rules.town.deal':
    'Alle bekommen zwei Karten, die die anderen nicht sehen. Der Zufall sagt, wer beginnt.',
  'rules.turn': 'Ein Zug',
  'rules.turn.build':
    'In deinem Zug baust du eine deiner Karten auf ein leeres Grundstück und ziehst eine Karte, solange welche da sind.',
  'rules.turn.house': 'Ein Haus ist 1 Punkt wert und 2 mehr für jeden Park daneben.',
  'rules.turn.shop': 'Ein Laden ist 2 Punkte wert für jedes Haus daneben.',
  'rules.turn.park': 'Ein Park ist 1 Punkt wert für jedes Gebäude daneben.',
  'rules.turn.end':
    'Ist alles bebaut, gewinnen die meisten Punkte. Bei Gleichstand wird der Sieg geteilt.',
} as const satisfies { readonly [id in keyof typeof en]: string };
