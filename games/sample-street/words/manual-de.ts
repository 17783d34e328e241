import type { en } from './manual-en.ts';

/** The same in German. */
export const de = {
  'option.town': 'Stadt',
  'option.town.small': 'Klein: 24 Grundstücke',
  'option.town.large': 'Groß: 42 Grundstücke',

  'rule.SS-1':
    'Die Stadt hat vier Reihen zu sechs Grundstücken; die große hat sechs Reihen zu sieben.',
  'rule.SS-2': 'Die Karten sind Häuser, Läden und Parks. Es gibt so viele Karten wie Grundstücke.',
  'rule.SS-3':
    'Grundstücke sind Nachbarn, wenn sie sich an einer Seite berühren, auch über eine Straße hinweg.',
  'rule.SS-10':
    'Alle bekommen zwei Karten, die die anderen nicht sehen. Der Zufall bestimmt, wer beginnt.',
  'rule.SS-20':
    'In deinem Zug baust du eine deiner Karten auf ein leeres Grundstück. Dann ziehst du eine Karte, solange es welche gibt.',
  'rule.SS-21': 'Ein Haus ist 1 Punkt wert und 2 weitere für jeden Park daneben.',
  'rule.SS-22': 'Ein Laden ist 2 Punkte wert für jedes Haus daneben.',
  'rule.SS-23': 'Ein Park ist 1 Punkt wert für jedes Gebäude daneben.',
  'rule.SS-30':
    'Sind alle Grundstücke bebaut, gewinnen die meisten Punkte. Bei Gleichstand teilt ihr euch den Sieg.',
} as const satisfies { readonly [id in keyof typeof en]: string };
