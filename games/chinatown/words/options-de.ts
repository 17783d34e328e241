import type { en } from './options-en.ts';

/** What each option changes, in German. */
export const de = {
  'option.map.about': 'Wie die sechs Viertel geschnitten und welche Adressen also Nachbarn sind.',
  'option.economy.about':
    'Jedes Jahr eine Karte, die jedem Laden einer Größe etwas extra einbringen kann.',
  'option.money.about': 'Offen: Alle sehen, wer führt. Verdeckt: Du kannst nur raten.',
  'option.dealMoney.about': 'Ob die anderen den Preis erfahren, wenn zwei einen Deal machen.',
  'option.hands.about': 'Offen: Du siehst, wer was braucht. Verdeckt: Du musst fragen.',
  'option.buildOrder.about': 'Der Reihe nach: Wer später baut, sieht, was schon gebaut ist.',
  'option.streetAccess.about':
    'An: Ein neues Geschäft braucht eine Adresse an der Straße. Die übrigen erweitern nur eines.',
  'option.locationCards.about':
    'Was aus den zwei Adressen wird, die du im Jahr nicht behältst: mehr Karten, mehr Handel.',
} as const satisfies { readonly [id in keyof typeof en]: string };
