import type { en } from './en.ts';

/** The texts of Downtown in French. */
export const fr = {
  title: 'Downtown',

  'use.park': 'parc',
  'use.housing': 'habitat',
  'use.industry': 'industrie',
  'use.commerce': 'commerce',
  'use.bare': 'pas encore affecté',
  'list.none': 'personne',

  'lot.park': 'Terrain {lot} : parc',
  'lot.closed': 'Terrain {lot} : {what}, payé',
  'lot.open':
    'Terrain {lot} : {what}, {free, plural, one {# parcelle libre} other {# parcelles libres}}',
  'lot.owned':
    'Terrain {lot} : {what}, {free, plural, =0 {aucune parcelle libre} one {# parcelle libre} other {# parcelles libres}}, {owners}',
  'lot.owner': '{seat} {plots}',
  'lot.owner.you': 'vous {plots}',
  'lot.name': 'Terrain {lot}',

  'ask.pile': 'Vous êtes maire : retournez une carte. De quelle moitié ?',
  'ask.pile.second': 'Le terrain {first} est impair : une seconde carte. De quelle moitié ?',
  'ask.ballot': 'Terrain {lot} : que doit-il devenir ? Votre bulletin est secret.',
  'ask.ballot.again':
    'Votre bulletin pour le terrain {lot} : {use}. Vous pouvez encore en changer.',
  'ask.lobby':
    'Terrain {lot} : vous avez voté {use}. Dépenser votre jeton d’influence pour compter double ?',
  'ask.decide': 'Égalité pour le terrain {lot}. Vous tranchez, en tant que maire.',
  'ask.order': 'Choisissez un terrain du plan pour y commander des parcelles en secret, ou passez.',
  'ask.order.none': 'Vous ne pouvez rien commander, seulement passer.',
  'ask.order.plots': 'Terrain {lot} : combien de parcelles ?',
  'ask.order.again':
    'Vous avez commandé {plots, plural, one {# parcelle} other {# parcelles}} du terrain {lot}. Vous pouvez encore changer.',
  'ask.order.again.pass': 'Vous passez. Vous pouvez encore changer d’avis.',
  'ask.card': 'Vous êtes maire : lequel de vos terrains est affecté ?',
  'ask.use': 'Terrain {lot} : vous décidez ce qu’il devient.',

  'field.pile': 'Moitié de la ville',
  'field.ballot': 'Bulletin',
  'field.lobby': 'Jeton d’influence',
  'field.decide': 'Usage',
  'field.use': 'Usage',
  'field.card': 'Vos cartes',
  'field.lot': 'Terrain',
  'on-board.lot': '{count, plural, one {# terrain} other {# terrains}} au choix, sur le plan.',
  'on-board.card': '{count, plural, one {# carte} other {# cartes}} au choix, sur le plan.',
  'field.plots': 'Parcelles',
  'field.pass': 'Ou',

  'choice.pile.left': 'Gauche, terrains 1–12 ({count})',
  'choice.pile.right': 'Droite, terrains 13–24 ({count})',
  'choice.plots': '{plots, plural, one {# parcelle} other {# parcelles}} pour {price}',
  'choice.plots.duel': '{plots, plural, one {# parcelle} other {# parcelles}}',
  'lobby.true': 'L’utiliser : mon vote compte double',
  'lobby.false': 'Le garder',
  'pass.true': 'Passer',

  'hint.lot': '{free, plural, one {# parcelle libre} other {# parcelles libres}}. Prix : {prices}',
  'hint.lot.duel': '{free, plural, one {# parcelle libre} other {# parcelles libres}}',
  'hint.gamble': 'Libres : {free} seulement. Tout se paie, quoi qu’on reçoive (DT-33).',
  'hint.plots': 'Libres : {free}. D’autres peuvent les vouloir aussi.',
  'hint.lobby': 'Le jeton quitte le jeu, quel que soit le résultat (DT-23).',

  'worth.plain':
    '{use} : {value} par parcelle ({neighbours, plural, one {# affecté} other {# affectés}} à côté)',
  'worth.sensible':
    '{use} : {value} par parcelle, judicieux (2 × {neighbours, plural, one {# affecté} other {# affectés}}, sans industrie à côté)',
  'worth.sensible.by':
    '{use} : {value} par parcelle, judicieux (2 × {neighbours, plural, one {# affecté} other {# affectés}}, grâce à {lots})',
  'worth.title': 'Une parcelle paierait maintenant',

  'effect.none': 'Aucun de vos terrains ne change.',
  'effect.itself':
    'Terrain {lot} : {after} pour {plots, plural, one {votre parcelle} other {chacune de vos # parcelles}}',
  'effect.bare': 'Terrain {lot} : jusqu’à {change}',
  'effect.laid': 'Terrain {lot} : {change}',
  'plaques.left': 'reste {count}',

  'ballot.own': 'pour vous',
  'ballot.note':
    'Chiffres : ce que les parcelles déjà achetées paieront en plus ou en moins, leurs terrains une fois complets.',
  'lobby.order': 'Annoncé à tour de rôle',
  'lobby.open': 'n’a encore rien dit',
  'lobby.used': '×2',
  'lobby.kept': 'le garde',
  'lot.title': 'Terrain {lot} · {what}',
  'order.short': 'il vous manque {short}',
  'order.gamble': '{free, plural, one {un pari : # seule libre} other {un pari : # libres}}',
  'order.free': '{free, plural, one {la dernière libre} other {# libres}}',
  'order.served': 'Servis dans l’ordre',
  'order.if': 'Si vous l’obtenez',
  'order.crowded': 'Si d’autres passent avant',
  'order.lost': '−{price}',
  'order.lost.note': 'rien reçu, mais payé',
  'order.vote': 'usage encore ouvert',
  'order.vote.note':
    '{plots, plural, one {# parcelle} other {# parcelles}} ; le vote dira ce qu’elle paie',
  'order.later': '+{total} une fois complet',
  'order.later.note':
    '{plots} × {value} ; encore {open, plural, one {# parcelle} other {# parcelles}} à vendre',
  'order.now': '+{total} tout de suite',
  'order.now.note': '{plots} × {value} : le terrain est complet',
  'order.now.bonus': '{plots} × {value} et une prime de {bonus} : le terrain est complet',

  'commit.pass': 'Passer',
  'commit.order':
    'Commander {plots, plural, one {# parcelle} other {# parcelles}} du terrain {lot} pour {price}',
  'commit.order.duel':
    'Commander {plots, plural, one {# parcelle} other {# parcelles}} du terrain {lot}',
  'commit.ballot': 'Voter {use}',
  'commit.decide': 'Décider : {use}',
  'commit.card': 'Affecter le terrain {lot}',

  'vote.one': '{seat} {use}',
  'vote.one.you': 'vous {use}',
  'vote.double': '{seat} {use} deux fois',
  'vote.double.you': 'vous {use} deux fois',
  'fate.pass': '{seat} passe',
  'fate.pass.you': 'Vous passez',
  'fate.all':
    '{seat} a payé {paid}, reçu {plots, plural, one {# parcelle} other {les # parcelles}} du terrain {lot}',
  'fate.all.you':
    'Vous avez payé {paid}, reçu {plots, plural, one {# parcelle} other {les # parcelles}} du terrain {lot}',
  'fate.some': '{seat} a payé {paid}, reçu {got} sur {plots} au terrain {lot}',
  'fate.some.you': 'Vous avez payé {paid}, reçu {got} sur {plots} au terrain {lot}',
  'fate.none': '{seat} a payé {paid} et reste dehors au terrain {lot} : {got} sur {plots}',
  'fate.none.you': 'Vous avez payé {paid} et restez dehors au terrain {lot} : {got} sur {plots}',
  'fate.duel':
    '{seat} a posé {got} sur {plots} au terrain {lot} pour {paid, plural, one {# pion} other {# pions}}',
  'fate.duel.you':
    'Vous avez posé {got} sur {plots} au terrain {lot} pour {paid, plural, one {# pion} other {# pions}}',
  share: '{seat} +{total} pour {plots, plural, one {# parcelle} other {# parcelles}}',
  'share.you': 'vous +{total} pour {plots, plural, one {# parcelle} other {# parcelles}}',
  'share.bonus':
    '{seat} +{total} pour {plots, plural, one {# parcelle} other {# parcelles}} dont une prime de {bonus}',
  'share.bonus.you':
    'vous +{total} pour {plots, plural, one {# parcelle} other {# parcelles}} dont une prime de {bonus}',

  'event.founded':
    'La ville est fondée : parcs en {parks}, habitat en {housing}, commerce en {commerce}, industrie en {industry}.',
  'event.mayor': 'Tour {round} : {seat} est maire.',
  'event.mayor.you': 'Tour {round} : vous êtes maire.',
  'event.dealt': 'Les cartes sont distribuées, neuf chacun.',
  'event.turned': 'Le terrain {lot} est à affecter.',
  'event.chose': '{seat} a choisi.',
  'event.choice.use': 'Votre bulletin : {use}.',
  'event.choice.pass': 'Votre commande : passer.',
  'event.choice.order':
    'Votre commande : {plots, plural, one {# parcelle} other {# parcelles}} du terrain {lot}.',
  'event.lobby.used': '{seat} utilise le jeton d’influence.',
  'event.lobby.used.you': 'Vous utilisez votre jeton d’influence.',
  'event.lobby.kept': '{seat} garde le jeton d’influence.',
  'event.lobby.kept.you': 'Vous gardez votre jeton d’influence.',
  'event.voted': 'Le vote pour le terrain {lot} : {ballots}.',
  'event.laid.vote': 'Le terrain {lot} devient : {use}.',
  'event.laid.mayor': 'Le maire tranche : le terrain {lot} devient {use}.',
  'event.laid.last': 'Un seul usage reste pour le terrain {lot} : {use}.',
  'event.laid.opponent': 'Le terrain {lot} devient : {use}.',
  'event.paid': 'Le terrain {lot} ({use}) paie {value} par parcelle : {shares}.',
  'event.paid.sensible':
    'Le terrain {lot} ({use}, judicieux) paie {value} par parcelle : {shares}.',
  'event.over': 'Chaque terrain a son usage. La partie est finie.',

  'why.park': 'Le terrain {lot} est un parc : on n’y bâtit pas (DT-31).',
  'why.paid-out': 'Le terrain {lot} a été payé, il est fermé (DT-31).',
  'why.no-free-plot': 'Le terrain {lot} n’a plus de parcelle libre (DT-31).',
  'why.too-many-plots': 'Au plus {most} parcelles par tour à cette table (DT-30).',
  'why.too-few-markers': 'Il faut {plots} pions ; vous en avez {markers} en main (DT-31).',
  'why.too-few-markers.laid':
    'Il faut {plots} pions pour terrains affectés ; vous en avez {markers} (DT-73).',
  'why.too-few-markers.bare':
    'Il faut {plots} pions pour terrains nus ; vous en avez {markers} (DT-73).',
  'why.too-dear': 'Cela coûte {price} ; vous avez {money} (DT-32).',
  'why.no-such-pile': 'Il ne reste pas de carte de cette moitié (DT-20).',
  'why.no-such-ballot': 'Il ne reste pas de plaque de cet usage dans cette forme (DT-22).',
  'why.no-such-decide': 'On choisit parmi les usages à égalité (DT-24).',
  'why.no-such-card': 'Ce n’est pas une de vos cartes (DT-72).',
  'why.no-such-use': 'Il ne reste pas de plaque de cet usage dans cette forme (DT-72).',
  'why.no-such-lobby': 'Dites si vous utilisez votre jeton (DT-23).',
  'why.final-answer': 'Ce qui a été dit à voix haute ne se reprend pas ({rules}).',
  'why.other-question': 'Ce n’est pas ce qui est demandé.',
  'why.not-now.order': 'Vous ne pouvez pas y commander maintenant.',

  'end.city-complete': 'Chaque terrain a son usage.',
  'end.by': 'Où est allé l’argent',
  'end.start': 'Au début',
  'end.spent': 'Payé',
  'end.earned': 'Reçu',
  'end.total': 'Argent',
  'end.score': 'Points',
  'end.markers': 'Pions restants',

  'tab.reveals': 'Révélations',
  'tab.legend': 'Légende',
  'legend.housing': 'Habitat',
  'legend.housing.note': 'sans industrie à côté : ×2',
  'legend.industry': 'Industrie',
  'legend.industry.note': 'à côté d’un commerce : ×2',
  'legend.commerce': 'Commerce',
  'legend.commerce.note': 'à côté de deux habitats : ×2',
  'legend.sold': 'Vendue',
  'legend.sold.note': 'usage pas encore voté',
  'legend.settled': 'Payé',
  'legend.settled.note': 'compte toujours comme voisin',
  'legend.value': 'Terrain complet',
  'legend.value.note': 'par parcelle 1 par voisin affecté',
  'map.label': 'Plan d’affectation de la ville',
  desk: 'Le bureau d’urbanisme',
  'desk.round': 'Tour {round}',
  'desk.mayor': 'Maire : {seat}',
  'desk.mayor.you': 'Maire : vous',
  'desk.piles': 'Cartes face cachée : {left} à gauche, {right} à droite',
  'desk.plaques': 'Plaques restantes',
  'desk.form.square': 'Carrées (impairs)',
  'desk.form.rect': 'Longues (pairs)',
  'desk.turned': 'À affecter ce tour : {lots}',
  'reveal.vote': 'Vote, terrain {lot}',
  'reveal.result': 'Terrain {lot} : {use}',
  'reveal.last': 'Il ne restait qu’un usage.',
  'reveal.mayor': 'Égalité : le maire a tranché.',
  'reveal.tie': 'Égalité : le maire tranche.',
  'reveal.orders': 'Commandes',
  'reveal.paid': 'Paiements',
  'reveal.none': 'Rien n’a encore été révélé.',
  'reveal.double': '×2',
  'reveal.sum': '+{total}',
  'reveal.formula':
    '{use} : {neighbours, plural, one {# voisin} other {# voisins}} → {value} par parcelle',
  'reveal.formula.sensible':
    '{use}, judicieux : 2 × {neighbours, plural, one {# voisin} other {# voisins}} → {value} par parcelle',

  'player.state':
    '{markers, plural, one {# pion} other {# pions}} en main. Jeton d’influence {lobby, select, true {disponible} other {dépensé}}.',
  'player.state.duel': 'Pions en main : {laid} pour terrains affectés, {bare} pour terrains nus.',
  'player.cards': 'Cartes : {cards}',
  'player.laid': 'affectés',
  'player.bare': 'nus',
  'player.lobby': 'influence',
  'player.mayor': 'maire',
  'player.chosen': 'a choisi',
} as const satisfies { readonly [id in keyof typeof en]: string };
