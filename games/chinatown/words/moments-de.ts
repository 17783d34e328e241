import type { en } from './moments-en.ts';

/** The texts of the moments of Chinatown in German. */
export const de = {
  'moment.deal': 'Ein Deal: {names}',
  'moment.deal.gift': '{things} → {to}',
  'moment.deal.to': '→ {seat}',
  'moment.deal.income': 'Einkommen von {seat}: {before} → {after} im Jahr',
  'moment.deal.income.you': 'Dein Einkommen: {before} → {after} im Jahr',
  'moment.economy': 'Die Konjunkturkarte: {count, plural, one {Größe} other {Größen}} {sizes}',
  'moment.economy.each': '{money} mehr für jeden dieser Läden',
  'moment.economy.plain': 'Die Konjunkturkarte: dieses Jahr nichts extra',
  'moment.pay-day': 'Zahltag in Jahr {round}',
  'moment.earned': '+{money}',
  'moment.year': 'Was Jahr {round} gebracht hat',
  'moment.year.striped': 'gestreift: die Konjunkturkarte',
  'moment.last-year': 'Das letzte Jahr',
  'moment.last-year.means': 'Ein Zahltag bleibt. Danach zählt nur noch Geld.',
  'cause.income': 'der Zahltag in Jahr {round}',
} as const satisfies { readonly [id in keyof typeof en]: string };
