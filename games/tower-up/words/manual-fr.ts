import type { en } from './manual-en.ts';

/** The rules and options of Tower Up in words, in French. */
export const fr = {
  'option.objectives': 'Objectifs',
  'option.objectives.random': 'Trois au hasard',
  'option.objectives.start': 'Les trois de la première partie',
  'option.startFloors': 'Étages sur le plan au départ',
  'option.start': 'Qui les place',
  'option.start.random': 'Le hasard',
  'option.start.chosen': 'Les joueurs, à tour de rôle',
  'option.board': 'Plan',
  'option.board.standard': 'Celui du nombre de joueurs',
  'option.cards': 'Cartes de stock',
  'option.cards.standard': 'Les cartes standard',

  'rule.TU-1':
    'Les terrains sont reliés par des rues et répartis en cinq quartiers, dont deux gris (hachurés). Deux terrains reliés par une rue sont voisins.',
  'rule.TU-2':
    'Il y a 30 étages de chaque couleur : blanc, gris, brun, noir. Un immeuble n’a qu’une couleur. Chacun a dix toits.',
  'rule.TU-3':
    'Trois cartes sont au marché. Une carte donne des étages, parfois au choix, et peut faire avancer une machine sur sa piste.',
  'rule.TU-4':
    'Chacun a quatre pistes, une par couleur. Plus un marqueur avance, plus il vaut de millions.',
  'rule.TU-5':
    'Trois objectifs sont en jeu. Le premier à en atteindre un reçoit son plus haut jeton.',
  'rule.TU-10':
    'Au départ, quelques étages se dressent sur le plan ; deux couleurs égales n’y sont jamais voisines.',
  'rule.TU-13': 'Chacun commence avec un étage de chaque couleur.',
  'rule.TU-20':
    'À votre tour, soit vous prenez une carte : recevez ses étages et avancez sa machine. Le marché est complété.',
  'rule.TU-21':
    'Soit vous construisez : posez un étage sur un terrain libre voisin d’au moins un immeuble, d’une couleur qu’aucun voisin n’a. Payez en surélevant chaque voisin d’un étage de sa couleur, pris dans votre stock.',
  'rule.TU-22': 'Posez ensuite un toit sur l’un des étages ajoutés.',
  'rule.TU-23':
    'Le marqueur de la couleur de cet immeuble avance de son nombre d’étages, jusqu’au bout de la piste.',
  'rule.TU-24':
    'À la fin du tour, une fois le marché complété, vous gardez dix étages au plus ; rendez le surplus.',
  'rule.TU-25': 'Quand les quatre marqueurs ont atteint une colonne étoilée, rejouez aussitôt.',
  'rule.TU-26': 'On ne passe pas. Sans toit, on ne construit pas.',
  'rule.TU-27':
    'Vous êtes présent dans un immeuble qui porte au moins un de vos toits, couvert ou non.',
  'rule.TU-30':
    'Un objectif atteint à votre tour rapporte le plus haut jeton restant, une fois par joueur.',
  'rule.TU-40':
    'Après un dixième toit, chaque adversaire a un dernier tour. Puis vos toits au sommet comptent, sept au plus.',
  'rule.TU-41':
    'Si une carte montre une couleur épuisée, prenez-en une autre ; chacun a encore un tour.',
  'rule.TU-42': 'Si plus aucun terrain n’est constructible, chacun a aussi encore un tour.',
  'rule.TU-43':
    'Le plus de millions (pistes, toits au sommet, jetons) gagne. Égalité : le plus d’étages en stock.',
} as const satisfies { readonly [id in keyof typeof en]: string };
