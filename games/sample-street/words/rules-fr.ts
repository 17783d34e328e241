import type { en } from './rules-en.ts';

/** The same in French. */
export const fr = {
  'rules.minute': 'Le jeu en une minute',
  'rules.minute.all':
    'Vous bâtissez une ville, parcelle après parcelle. Chaque bâtiment vaut des points selon ce qui l’entoure. Le plus de points gagne.',
  'rules.town': 'La ville',
  'rules.town.lots':
    'La ville a quatre rangées de six parcelles ; la grande a six rangées de sept.',
  'rules.town.cards':
    'Les cartes sont des maisons, des boutiques et des parcs : autant que de parcelles.',
  'rules.town.neighbours':
    'Deux parcelles sont voisines si elles se touchent par un côté, rue comprise.',
  'rules.town.deal':
    'Chacun reçoit deux cartes, cachées aux autres. Le hasard désigne qui commence.',
  'rules.turn': 'Un tour',
  'rules.turn.build':
    'À votre tour, bâtissez une de vos cartes sur une parcelle libre, puis piochez s’il reste des cartes.',
  'rules.turn.house': 'Une maison vaut 1 point, et 2 de plus par parc voisin.',
  'rules.turn.shop': 'Une boutique vaut 2 points par maison voisine.',
  'rules.turn.park': 'Un parc vaut 1 point par bâtiment voisin.',
  'rules.turn.end':
    'Quand tout est bâti, le plus de points gagne. À égalité, la victoire est partagée.',
} as const satisfies { readonly [id in keyof typeof en]: string };
