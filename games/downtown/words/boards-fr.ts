/** What the page says about maps of Downtown that people change, in French. */
export const fr = {
  'kind.map': 'Plan',
  'standard.classic': 'Plan classique',
  'standard.avenues': 'Avenues',
  'standard.ribbons': 'Rubans',
  'part.lots': 'Terrains',
  'part.whole': 'Tout le plan',
  'entry.lot': 'Terrain {n}',
  'entry.whole': 'Taille du plan',
  'field.x': 'Depuis la gauche',
  'field.y': 'Depuis le haut',
  'field.w': 'Largeur',
  'field.h': 'Hauteur',
  'field.shape': 'Forme',
  'field.half': 'Moitié de la ville',
  'field.adj': 'Voisins',
  'field.width': 'Largeur',
  'field.height': 'Hauteur',
  'choice.square': 'carré (numéros impairs)',
  'choice.rect': 'allongé (numéros pairs)',
  'choice.left': 'gauche (1 à 12)',
  'choice.right': 'droite (13 à 24)',
  'fault.lot-number':
    'Le terrain en position {lot} porte le numéro {found} ; les terrains suivent l’ordre des numéros.',
  'fault.lot-shape':
    'Le terrain {lot} doit être {expected, select, square {carré} other {allongé}} : les impairs sont carrés, les pairs allongés.',
  'fault.lot-half':
    'Le terrain {lot} appartient à la moitié {expected, select, left {gauche} other {droite}}.',
  'fault.lot-form':
    'Le terrain {lot} doit être {expected, select, square {carré, mais ses côtés diffèrent} other {allongé, mais ses côtés sont égaux}}.',
  'fault.lot-size': 'Le terrain {lot} mesure {found}, mais ceux de sa forme mesurent {expected}.',
  'fault.lot-outside': 'Le terrain {lot} dépasse du plan.',
  'fault.lot-over': 'Le terrain {lot} recouvre le terrain {found}.',
  'fault.lot-neighbours':
    'Le terrain {lot} indique les voisins {found}, mais il touche {expected}.',
} as const;
