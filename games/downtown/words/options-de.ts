import type { en } from './options-en.ts';

/** What each option changes, in German. */
export const de = {
  'option.map.about': 'Wo die 24 Grundstücke liegen und welche Nachbarn sind.',
  'option.secondCard.about':
    'Wo das zweite Grundstück einer Runde liegt: Wählt der Bürgermeister, hat er mehr Macht.',
  'option.soleBonus.about':
    'Was du zusätzlich für alle vier Parzellen bekommst, wenn die Nutzung dort nicht sinnvoll ist.',
  'option.money.about':
    'Offen: Alle sehen, wer führt und wer zahlen kann. Verdeckt: Du musst es dir merken.',
} as const satisfies { readonly [id in keyof typeof en]: string };
