import type { en } from './manual-en.ts';

/** The same in French. */
export const fr = {
  'option.town': 'Ville',
  'option.town.small': 'Petite : 24 parcelles',
  'option.town.large': 'Grande : 42 parcelles',

  'rule.SS-1': 'La ville a quatre rangées de six parcelles ; la grande a six rangées de sept.',
  'rule.SS-2': 'Les cartes sont des maisons, des boutiques et des parcs : autant que de parcelles.',
  'rule.SS-3': 'Deux parcelles sont voisines si elles se touchent par un côté, rue comprise.',
  'rule.SS-10': 'Chacun reçoit deux cartes, cachées aux autres. Le hasard désigne qui commence.',
  'rule.SS-20':
    'À votre tour, bâtissez une de vos cartes sur une parcelle libre, puis piochez s’il reste des cartes.',
  'rule.SS-21': 'Une maison vaut 1 point, et 2 de plus par parc voisin.',
  'rule.SS-22': 'Une boutique vaut 2 points par maison voisine.',
  'rule.SS-23': 'Un parc vaut 1 point par bâtiment voisin.',
  'rule.SS-30':
    'Quand tout est bâti, le plus de points gagne. À égalité, la victoire est partagée.',
} as const satisfies { readonly [id in keyof typeof en]: string };
