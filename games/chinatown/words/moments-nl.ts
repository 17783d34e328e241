import type { en } from './moments-en.ts';

/** The texts of the moments of Chinatown in Dutch. */
export const nl = {
  'moment.deal': 'Deal gesloten: {names}',
  'moment.deal.gift': '{things} → {to}',
  'moment.deal.to': '→ {seat}',
  'moment.deal.income': 'Inkomen van {seat}: {before} → {after} per jaar',
  'moment.deal.income.you': 'Jouw inkomen: {before} → {after} per jaar',
  'moment.economy': 'De economiekaart: {count, plural, one {grootte} other {groottes}} {sizes}',
  'moment.economy.each': '{money} extra voor elk van deze winkels',
  'moment.economy.plain': 'De economiekaart: dit jaar niets extra',
  'moment.pay-day': 'Betaaldag van jaar {round}',
  'moment.earned': '+{money}',
  'moment.year': 'Wat jaar {round} opbracht',
  'moment.year.striped': 'gestreept: de economiekaart',
  'moment.last-year': 'Het laatste jaar',
  'moment.last-year.means': 'Er is nog één betaaldag. Daarna telt alleen geld.',
  'cause.income': 'de betaaldag van jaar {round}',
} as const satisfies { readonly [id in keyof typeof en]: string };
