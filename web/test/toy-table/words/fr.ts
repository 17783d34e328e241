import type { en } from './en.ts';

export const fr = {
  title: 'Lanternes',

  'ask.bid': 'Manche {round} : choisissez une carte en secret.',
  'ask.bid.again': 'Vous avez choisi {card}. Vous pouvez changer tant que tous n’ont pas choisi.',
  'ask.light': 'Vous gagnez la manche. Combien de lanternes allumez-vous ?',
  'ask.hang': 'Où accrocher les lanternes ?',
  'ask.throw': 'Lancer le dé ?',

  'field.card': 'Carte',
  'field.pay': 'Lanternes',
  'field.hang': 'Rive',
  'field.throw': 'Dé',

  'card.any': 'Carte {value}',
  'pay.any': '{value, plural, =0 {Aucune} one {# lanterne} other {# lanternes}}',
  'hang.east': 'Rive est',
  'hang.west': 'Rive ouest',
  'throw.true': 'Lancer',
  'throw.false': 'Passer',

  'hint.pay': 'Coûte {coins, plural, one {# pièce} other {# pièces}} ; vaut {points} à la fin.',

  'commit.card': 'Jouer la carte {card}',

  'event.chose': '{seat} a choisi une carte.',
  'event.chose.you': 'Vous avez choisi une carte.',
  'event.drew': 'Vous piochez {card}.',
  'event.revealed': '{winner} gagne la manche avec {card}. Sur la table : {cards}.',
  'event.revealed.you': 'Vous gagnez la manche avec {card}. Sur la table : {cards}.',
  'event.lit':
    '{seat} allume {pay, plural, =0 {aucune lanterne} one {# lanterne} other {# lanternes}}.',
  'event.lit.you':
    'Vous allumez {pay, plural, =0 {aucune lanterne} one {# lanterne} other {# lanternes}}.',
  'event.hung':
    '{seat} accroche {lanterns, plural, one {# lanterne} other {# lanternes}} sur la rive {bank, select, east {est} other {ouest}}.',
  'event.hung.you':
    'Vous accrochez {lanterns, plural, one {# lanterne} other {# lanternes}} sur la rive {bank, select, east {est} other {ouest}}.',
  'event.threw': '{seat} lance le dé : {coins, plural, =0 {rien} one {# pièce} other {# pièces}}.',
  'event.threw.you':
    'Vous lancez le dé : {coins, plural, =0 {rien} one {# pièce} other {# pièces}}.',
  'event.ended': 'La partie est finie.',

  'why.not-in-hand': 'La carte {card} n’est pas dans votre main.',
  'why.too-few-coins':
    'Cela coûte {pay, plural, one {# pièce} other {# pièces}} ; vous en avez {coins}.',

  'end.rounds': 'La dernière manche est jouée.',
  'end.cards': 'Il n’y a plus de cartes.',

  'option.hand': 'Cartes en main',
  'option.rounds': 'Manches',

  'piece.card': 'carte {card}',
  'board.bank':
    'Rive {side, select, east {est} other {ouest}} : {lanterns, plural, =0 {aucune lanterne} one {# lanterne} other {# lanternes}}',
  'board.east': 'Rive est',
  'board.west': 'Rive ouest',
  'board.river': 'Manche {round} sur {rounds}',
  'board.hand': 'Votre main',
  'player.coins': '{coins, plural, one {# pièce} other {# pièces}}',
  'player.hand': '{cards, plural, one {# carte} other {# cartes}}',
  'player.lanterns': 'Lanternes : est {east}, ouest {west}',

  'rule.TOY-1':
    'De deux à quatre places. Les cartes vont de 1 à 24. Chacun commence avec six pièces.',
  'rule.TOY-2': 'À chaque manche, chacun choisit une carte en secret. La plus haute gagne.',
  'rule.TOY-3': 'Le gagnant paie jusqu’à trois pièces pour autant de lanternes.',
  'rule.TOY-4': 'Elles vont toutes sur une même rive, est ou ouest.',
  'rule.TOY-5': 'Le gagnant peut lancer le dé pour deux pièces au plus.',
  'rule.TOY-7':
    'À la fin, une pièce vaut 1, une lanterne 2, et des lanternes sur les deux rives 3 de plus.',
} as const satisfies { readonly [id in keyof typeof en]: string };
