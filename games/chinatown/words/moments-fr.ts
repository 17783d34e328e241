import type { en } from './moments-en.ts';

/** The texts of the moments of Chinatown in French. */
export const fr = {
  'moment.deal': 'Affaire conclue : {names}',
  'moment.deal.gift': '{things} → {to}',
  'moment.deal.to': '→ {seat}',
  'moment.deal.income': 'Revenu de {seat} : {before} → {after} par an',
  'moment.deal.income.you': 'Votre revenu : {before} → {after} par an',
  'moment.economy': 'La carte d’économie : {count, plural, one {taille} other {tailles}} {sizes}',
  'moment.economy.each': '{money} de plus pour chacune de ces boutiques',
  'moment.economy.plain': 'La carte d’économie : pas de prime cette année',
  'moment.pay-day': 'Jour de paie de l’année {round}',
  'moment.earned': '+{money}',
  'moment.year': 'Ce que l’année {round} a rapporté',
  'moment.year.striped': 'rayé : la carte d’économie',
  'moment.last-year': 'La dernière année',
  'moment.last-year.means': 'Il reste un jour de paie. Ensuite, seul l’argent compte.',
  'cause.income': 'le jour de paie de l’année {round}',
} as const satisfies { readonly [id in keyof typeof en]: string };
