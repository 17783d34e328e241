import type { en } from './manual-en.ts';

/** The options of Chinatown in words, in German. */
export const de = {
  'option.map': 'Stadtplan',
  'option.map.1999': 'Von 1999',
  'option.map.2008': 'Von 2008',
  'option.economy': 'Konjunkturkarten',
  'option.economy.on': 'Jedes Jahr eine',
  'option.economy.off': 'Keine',
  'option.money': 'Geld',
  'option.money.hidden': 'Bis zum Ende verborgen',
  'option.money.open': 'Für alle sichtbar',
  'option.dealMoney': 'Geld in Deals',
  'option.dealMoney.secret': 'Nur den Beteiligten bekannt',
  'option.dealMoney.open': 'Für alle sichtbar',
  'option.hands': 'Plättchen auf der Hand',
  'option.hands.open': 'Für alle sichtbar',
  'option.hands.hidden': 'Verborgen',
  'option.buildOrder': 'Bauen',
  'option.buildOrder.together': 'Alle gleichzeitig',
  'option.buildOrder.in-turn': 'Reihum',
  'option.streetAccess': 'Straßenzugang',
  'option.streetAccess.off': 'Spielt keine Rolle',
  'option.streetAccess.on': 'Neue Geschäfte brauchen ihn',
  'option.locationCards': 'Adresskarten, die du nicht behältst',
  'option.locationCards.classic': 'Gehen zurück in den Stapel',
  'option.locationCards.hold': 'Bleiben auf der Hand und sind handelbar',
  'option.locationCards.all': 'Alle Karten werden behalten',
  'clock.trade': 'Zeit zum Handeln pro Jahr',
} as const satisfies {
  readonly [id in Extract<keyof typeof en, `option.${string}` | `clock.${string}`>]: string;
};
