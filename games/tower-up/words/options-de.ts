import type { en } from './options-en.ts';

/** What each option changes, in German. */
export const de = {
  'option.objectives.about': 'Was dem Ersten, der es schafft, 7 Millionen bringt. Drei liegen aus.',
  'option.objectives.pick': 'Drei nach Wahl',
  'option.startFloors.about':
    'Wie viele Gebäude schon stehen. Mehr Gebäude öffnen gleich mehr Bauplätze.',
  'option.start.about':
    'Ob der Zufall die ersten Gebäude setzt oder die Spieler, der letzte zuerst.',
  'option.board.about': 'Welche Bauplätze es gibt und welche Straßen sie verbinden.',
  'option.cards.about': 'Welche Karten es gibt und was jede bringt.',
} as const satisfies { readonly [id in keyof typeof en]: string };
