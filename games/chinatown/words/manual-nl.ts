import type { en } from './manual-en.ts';

/** The options of Chinatown in words, in Dutch. */
export const nl = {
  'option.map': 'Plattegrond',
  'option.map.1999': 'Van 1999',
  'option.map.2008': 'Van 2008',
  'option.economy': 'Economiekaarten',
  'option.economy.on': 'Elk jaar een',
  'option.economy.off': 'Geen',
  'option.money': 'Geld',
  'option.money.hidden': 'Verborgen tot het einde',
  'option.money.open': 'Zichtbaar voor iedereen',
  'option.dealMoney': 'Geld in deals',
  'option.dealMoney.secret': 'Alleen bekend bij wie meedoet',
  'option.dealMoney.open': 'Zichtbaar voor iedereen',
  'option.hands': 'Tegels in de hand',
  'option.hands.open': 'Zichtbaar voor iedereen',
  'option.hands.hidden': 'Verborgen',
  'option.buildOrder': 'Bouwen',
  'option.buildOrder.together': 'Allemaal tegelijk',
  'option.buildOrder.in-turn': 'Om de beurt',
  'option.streetAccess': 'Straattoegang',
  'option.streetAccess.off': 'Doet er niet toe',
  'option.streetAccess.on': 'Nieuwe zaken hebben die nodig',
  'option.locationCards': 'Adreskaarten die je niet houdt',
  'option.locationCards.classic': 'Gaan terug in de stapel',
  'option.locationCards.hold': 'Blijven in de hand en zijn te ruilen',
  'option.locationCards.all': 'Je houdt alle kaarten',
  'clock.trade': 'Tijd om te handelen per jaar',
} as const satisfies {
  readonly [id in Extract<keyof typeof en, `option.${string}` | `clock.${string}`>]: string;
};
