import type { en } from './by-ear-en.ts';

/** The texts of Chinatown for people who hear the table, in French. */
export const fr = {
  'hold.free': 'à personne',
  'hold.card': 'parmi vos cartes',
  'hold.empty': 'vide, à {seat}',
  'hold.empty.you': 'vide, à vous',
  'hold.shop': '{shop} de {seat}',
  'hold.shop.you': '{shop}, à vous',
  'mine.money': 'Vous avez {money}, et votre revenu est de {income} par an',
  'mine.shops': 'Vos boutiques : {list}',
  'mine.shop': '{shop} au {locations}, {count} sur {size}',
  'mine.empty': 'Vos adresses vides : {locations}',
  'mine.tiles': 'Vos tuiles : {list}',
  'mine.tile': '{count} {shop}',
  'mine.cards': 'Vos cartes d’adresse : {cards}',
  'table.keep': 'choix des adresses',
  'table.trade': 'négoce',
  'table.build': 'construction',
  'table.offers': '{count, plural, one {# offre} other {# offres}} sur la table',
  'table.seat':
    '{seat} {locations, plural, one {# adresse} other {# adresses}}, {shops, plural, =0 {aucune boutique} one {# boutique} other {# boutiques}}',
  'table.seat.you':
    'vous {locations, plural, one {# adresse} other {# adresses}}, {shops, plural, =0 {aucune boutique} one {# boutique} other {# boutiques}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
