import type { en } from './manual-en.ts';

/** The rules and options of Downtown in words, in French. */
export const fr = {
  'option.map': 'Plan',
  'option.map.classic': 'Classique',
  'option.map.avenues': 'Avenues',
  'option.map.ribbons': 'Rubans',
  'option.secondCard': 'La seconde carte d’un numéro impair',
  'option.secondCard.other-pile': 'De l’autre moitié',
  'option.secondCard.any-pile': 'Au choix du maire',
  'option.soleBonus': 'Prime du propriétaire unique si l’usage n’est pas judicieux',
  'option.soleBonus.2': '2',
  'option.soleBonus.5': '5',
  'option.money': 'Argent des autres',
  'option.money.open': 'Visible',
  'option.money.hidden': 'Caché jusqu’à la fin',

  'rule.DT-1':
    'La ville a 24 terrains de quatre parcelles. Les impairs sont carrés, les pairs allongés. Deux terrains qui partagent un côté sont voisins.',
  'rule.DT-3':
    'Il y a quatre plaques carrées et quatre allongées pour l’habitat, l’industrie et le commerce. Trois terrains sont des parcs.',
  'rule.DT-4': 'Chacun a 15 pions, un jeton d’influence et 30 en argent.',
  'rule.DT-20': 'Le maire retourne une carte. Si son numéro est impair, une seconde est retournée.',
  'rule.DT-22': 'Pour chaque carte, chacun choisit en secret ce que devient le terrain.',
  'rule.DT-23':
    'Puis, à partir du maire, chacun dit s’il utilise son jeton d’influence : le vote compte double et le jeton est perdu.',
  'rule.DT-24':
    'Le plus de voix l’emporte. À égalité, le bulletin du maire décide, ou le maire choisit.',
  'rule.DT-30':
    'Chacun commande en secret une à trois parcelles d’un terrain (à cinq ou six, une ou deux), ou passe.',
  'rule.DT-31': 'Pas dans les parcs, ni sur un terrain payé ou sans parcelle libre.',
  'rule.DT-32': 'Une, deux, trois parcelles coûtent 3, 7, 12 ; sur un terrain nu 2, 5, 9.',
  'rule.DT-33': 'Le prix entier est payé, quoi qu’on reçoive.',
  'rule.DT-34':
    'Les parcelles sont données une à une, à partir du maire, tant qu’il y en a de libres.',
  'rule.DT-40': 'Un terrain affecté qui porte quatre pions paie, une seule fois.',
  'rule.DT-41':
    'Une parcelle rapporte 1 par voisin portant une plaque ; le double si l’usage est judicieux : habitat loin de l’industrie, industrie à côté d’un commerce, commerce à côté de deux habitats.',
  'rule.DT-42':
    'Prime : propriétaire unique 10 si judicieux, sinon 2 (ou 5) ; deux propriétaires 2 chacun si judicieux, sinon 1.',
  'rule.DT-44': 'Puis les pions reviennent et le terrain est fermé.',
  'rule.DT-50': 'Le joueur suivant devient maire.',
  'rule.DT-60':
    'Quand chaque terrain a sa plaque, la partie s’arrête après ce tour. Le plus riche gagne.',
  'rule.DT-70':
    'À deux : ni argent ni vote. 15 pions pour terrains affectés et 15 pour terrains nus ; la valeur d’une parcelle fait des points.',
  'rule.DT-72':
    'À deux : le maire prend une de ses cartes, l’autre décide de l’usage, les deux commandent. Les pions ne reviennent pas.',
} as const satisfies { readonly [id in keyof typeof en]: string };
