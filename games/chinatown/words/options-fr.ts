import type { en } from './options-en.ts';

/** What each option changes, in French. */
export const fr = {
  'option.map.about': 'Le découpage des six quartiers, donc les adresses voisines.',
  'option.economy.about':
    'Une carte par an qui peut payer un extra à chaque boutique d’une taille.',
  'option.money.about': 'Visible : on sait qui mène. Caché : on le devine.',
  'option.dealMoney.about': 'Si les autres apprennent le prix quand deux joueurs font affaire.',
  'option.hands.about': 'Visibles : on voit qui a besoin de quoi. Cachées : il faut demander.',
  'option.buildOrder.about': 'À tour de rôle : qui construit plus tard voit ce qui est déjà bâti.',
  'option.streetAccess.about':
    'Avec : un nouveau commerce demande une adresse sur rue. Les autres ne font qu’en agrandir un.',
  'option.locationCards.about':
    'Ce que deviennent les deux adresses non gardées chaque année : plus de cartes, plus d’échanges.',
} as const satisfies { readonly [id in keyof typeof en]: string };
