import type { en } from './en.ts';

/** Tout ce que dit Tower Up, en français. */
export const fr = {
  title: 'Tower Up',

  'colour.white': 'blanc',
  'colour.grey': 'gris',
  'colour.brown': 'brun',
  'colour.black': 'noir',
  'colour.joker': 'au choix',
  'count.white': '{count, plural, one {# blanc} other {# blancs}}',
  'count.grey': '{count} gris',
  'count.brown': '{count, plural, one {# brun} other {# bruns}}',
  'count.black': '{count, plural, one {# noir} other {# noirs}}',
  'count.joker': '{count} au choix',
  'list.none': 'rien',
  'list.last': '{a} et {b}',
  'list.more': '{a}, {b}',
  'list.or': '{a} ou {b}',
  'machine.white': 'bétonnière',
  'machine.grey': 'grue',
  'machine.brown': 'pelleteuse',
  'machine.black': 'benne',

  'district.Old Port': 'Vieux-Port',
  'district.Grey Hill': 'Butte grise',
  'district.City Hall': 'Hôtel de ville',
  'district.Grey Docks': 'Docks gris',
  'district.Garden Gate': 'Porte des jardins',

  'ask.turn': 'Construisez sur un terrain, ou prenez une carte.',
  'ask.turn.last': 'Votre dernier tour : construisez, ou prenez une carte.',
  'ask.turn.extra': 'Un tour de plus : construisez, ou prenez une carte.',
  'ask.turn.card': 'Rien ne peut être construit : prenez une carte.',
  'ask.colour': 'Terrain {site} : quelle couleur ?',
  'ask.roof': 'Terrain {site}, {colour} : où va votre toit ?',
  'ask.choose':
    'Choisissez {count, plural, one {# étage} other {# étages}} de n’importe quelle couleur.',
  'ask.back': 'Dix étages au plus : rendez-en {count}.',
  'ask.confirm.build': 'Prêt à construire sur {site}.',
  'ask.confirm.take': 'Prêt à prendre la carte.',
  'ask.start':
    'Placez l’étage de départ {floor}. Deux couleurs égales ne peuvent pas être voisines.',
  'ask.start.joker':
    'Placez un étage de départ au choix. Deux couleurs égales ne peuvent pas être voisines.',

  openings:
    '{sites, plural, one {# terrain} other {# terrains}} et {cards, plural, one {# carte} other {# cartes}}, marqués sur la table.',
  'openings.cards': '{cards, plural, one {# carte} other {# cartes}} au marché.',
  'openings.sites':
    '{sites, plural, one {# terrain marqué} other {# terrains marqués}} sur le plan.',

  'field.build': 'Terrain',
  'field.colour': 'Couleur',
  'field.roof': 'Toit',
  'field.take': 'Carte',
  'field.choose': 'Étages au choix',
  'field.back': 'Étages à rendre',
  'field.place': 'Terrain',

  'choice.new': 'Nouvel immeuble sur {site}, {height} étage',
  'choice.raised': 'Immeuble de {site}, {colour}, {height} étages',
  'choice.card': 'Carte : {floors}',
  'choice.card.machine': 'Carte : {machine} +{steps} et {floors}',

  'site.empty': 'Terrain {site}, {district}',
  'site.built':
    'Terrain {site}, {district} : immeuble {colour}, {height, plural, one {# étage} other {# étages}}',
  'site.park': 'sur un parc',
  'site.lake': 'sur un lac',
  'site.roof': '{seat} au niveau {floor}',
  'join.comma': '{a}, {b}',
  'join.stop': '{a}. {b}',

  'hint.price': 'Coûte {floors}, et le nouvel étage',
  'hint.best': 'Au mieux : {colour} +{steps}, {millions} M',
  'hint.colours': 'Possible en {colours}',
  'hint.colour': 'Surélève {sites} ; il vous reste {left}',
  'hint.roof': 'Marqueur {colour} de {from} à {to} : {millions} M',
  'hint.roof.full': 'Le marqueur {colour} est au bout de sa piste : 0 M',
  'hint.extra': 'Tour supplémentaire',
  'hint.goal': '{goal} : {token} M',
  'hint.ends': 'Déclenche la fin',
  'hint.card': 'Vous recevez {floors}',
  'hint.card.machine': 'Marqueur {colour} de {from} à {to} : {millions} M',
  'hint.card.back': '{count, plural, one {# étage} other {# étages}} à rendre',
  'hint.place': 'Placer l’étage ici',

  'commit.build': 'Construire en {colour} sur {site} : {roof} +{steps}',
  'commit.take': 'Prendre la carte : {floors}',
  'commit.take.back': 'Prendre la carte, rendre {floors}',
  'commit.place': 'Placer {colour} sur {site}',

  'step.short': '+{steps}',
  'step.label': '+{steps} {colour}',
  millions: '{count} M',

  'event.opened': '{seat} commence. Les objectifs : {goals}.',
  'event.opened.you': 'Vous commencez. Les objectifs : {goals}.',
  'event.placed': '{seat} place un étage de départ sur {site} : {floors}.',
  'event.placed.you': 'Vous placez un étage de départ sur {site} : {floors}.',
  'event.placed.chance': 'Un étage de départ se dresse sur {site} : {floors}.',
  'event.built': '{seat} construit {floor} sur {site} et couvre {roof}, hauteur {height}.',
  'event.built.you': 'Vous construisez {floor} sur {site} et couvrez {roof}, hauteur {height}.',
  'event.took': '{seat} prend {floors} au marché.',
  'event.took.you': 'Vous prenez {floors} au marché.',
  'event.took.back': '{seat} prend {floors} au marché et rend {back}.',
  'event.took.back.you': 'Vous prenez {floors} au marché et rendez {back}.',
  'event.moved': 'Le marqueur {colour} de {seat} va de {from} à {to}.',
  'event.moved.you': 'Votre marqueur {colour} va de {from} à {to}.',
  'event.moved.stays': 'Le marqueur {colour} de {seat} est déjà au bout.',
  'event.moved.stays.you': 'Votre marqueur {colour} est déjà au bout.',
  'event.reshuffled': 'Les {cards} cartes défaussées forment une nouvelle pioche.',
  'event.revealed': 'Nouveau au marché : {floors}.',
  'event.objective': '{seat} atteint un objectif, {goal} : {token} M.',
  'event.objective.you': 'Vous atteignez un objectif, {goal} : {token} M.',
  'event.extra': 'Les quatre marqueurs de {seat} ont atteint une étoile : un tour de plus.',
  'event.extra.you': 'Vos quatre marqueurs ont atteint une étoile : un tour de plus.',
  'event.ending.roofs': '{seat} a posé son dixième toit. Un dernier tour pour les autres.',
  'event.ending.roofs.you': 'Vous avez posé votre dixième toit. Un dernier tour pour les autres.',
  'event.ending.shortage': 'Une couleur d’étages est épuisée. Un dernier tour pour tous.',
  'event.ending.blocked': 'Plus aucun terrain n’est constructible. Un dernier tour pour tous.',
  'event.cone':
    '{seat} a {visible, plural, one {# toit visible} other {# toits visibles}} : {millions} M.',
  'event.cone.you':
    'Vous avez {visible, plural, one {# toit visible} other {# toits visibles}} : {millions} M.',
  'event.ended': 'La partie est finie.',

  'why.not-the-turn': 'Ce n’est pas votre tour.',
  'why.other-question': 'Ce n’est pas ce qui est demandé maintenant.',
  'why.site-unknown': 'Il n’y a pas de terrain {site} sur ce plan.',
  'why.site-taken':
    '{site} est déjà construit. Les immeubles grandissent quand on construit à côté.',
  'why.no-neighbour':
    'Aucun immeuble à côté de {site} : un nouvel immeuble a besoin d’un voisin (TU-21).',
  'why.no-roof': 'Vous n’avez plus de toit, et chaque immeuble en demande un (TU-26).',
  'why.too-few-floors':
    'Chaque voisin doit être surélevé : il faut {price}. Il vous manque {lacks} (TU-21).',
  'why.colour-clash': 'Un immeuble {colour} est voisin de {site}, sur {with} (TU-21).',
  'why.roof-elsewhere': 'Le toit va sur un étage posé à l’instant : sur {places} (TU-22).',
  'why.no-colour': 'Aucune couleur ne convient sur {site} : {reasons}',
  'why.no-colour.clash': 'les quatre sont voisines (TU-21).',
  'why.no-colour.lack':
    'voisins déjà présents : {clash} ; des autres couleurs, il ne vous reste rien (TU-21).',
  'why.not-in-market': 'Cette carte n’est pas au marché.',
  'why.choose-count':
    'Cette carte donne {count, plural, one {# étage} other {# étages}} au choix (TU-20).',
  'why.choose-beyond': 'La réserve n’a plus d’étages de cette couleur (TU-41).',
  'why.back-count':
    'Il faut rendre exactement {count, plural, one {# étage} other {# étages}}, pour en garder dix (TU-24).',
  'why.back-beyond': 'Vous n’avez plus d’étages de cette couleur (TU-24).',
  'why.list-order': 'Les étages se listent dans l’ordre blanc, gris, brun, noir.',
  'why.other-colour': 'L’étage de départ à placer est {floor} (TU-10).',

  'end.roofs': 'Un dixième toit a été posé.',
  'end.shortage': 'Une couleur d’étages était épuisée.',
  'end.blocked': 'Plus aucun terrain n’était constructible.',

  'option.objectives': 'Objectifs',
  'option.objectives.random': 'Trois au hasard',
  'option.objectives.start': 'Les trois de la première partie',
  'option.startFloors': 'Étages sur le plan au départ',
  'option.start': 'Qui les place',
  'option.start.random': 'Le hasard',
  'option.start.chosen': 'Les joueurs, à tour de rôle',
  'option.board': 'Plan',
  'option.board.standard': 'Celui du nombre de joueurs',

  'goal.colours4': 'Les quatre couleurs',
  'goal.park4': 'Quatre sur parcs',
  'goal.districts5': 'Les cinq quartiers',
  'goal.lake4': 'Quatre sur lacs',
  'goal.adjacent5': 'Cinq en chaîne',
  'goal.brown4': 'Quatre bruns',
  'goal.grey32': 'Quartiers gris 3 + 2',
  'goal.borders2': 'Deux frontières',
  'goal.twice2': 'Deux fois dans deux tours',
  'goal.heights1234': 'Niveaux 1, 2, 3, 4',
  'goal.colours4.long': 'Avoir des toits dans des immeubles des quatre couleurs.',
  'goal.park4.long': 'Avoir des toits dans quatre immeubles sur des parcs.',
  'goal.districts5.long': 'Avoir des toits dans les cinq quartiers.',
  'goal.lake4.long': 'Avoir des toits dans quatre immeubles sur des lacs.',
  'goal.adjacent5.long': 'Avoir des toits dans cinq immeubles reliés par des rues.',
  'goal.brown4.long': 'Avoir des toits dans quatre immeubles bruns.',
  'goal.grey32.long': 'Avoir des toits dans trois immeubles d’un quartier gris et deux de l’autre.',
  'goal.borders2.long':
    'Avoir des toits aux deux bouts de deux rues qui passent deux frontières différentes.',
  'goal.twice2.long': 'Avoir deux toits dans chacun de deux immeubles.',
  'goal.heights1234.long': 'Avoir des toits aux niveaux un, deux, trois et quatre.',
  'goal.progress': '{seat} : {have} sur {need}',
  'goal.taken': '{seat} : atteint, {token} M',
  'goal.show': 'Montrer sur le plan',

  'market.title': 'Marché',
  'market.pile': '{count} en pioche',
  'market.supply': 'Réserve : {floors}',
  'goals.title': 'Objectifs',
  'tab.goals': 'Objectifs',
  'map.label': 'Plan de la ville',
  'map.ending': 'Derniers tours. {reason}',
  'presence.title': 'Présence',
  'presence.of': 'Où {seat} est présent',
  'presence.of.you': 'Où vous êtes présent',

  'desk.stock': 'Stock {count} sur {limit}',
  'desk.stock.of': 'Stock de {name} : {floors}',
  'desk.roofs': '{count, plural, one {# toit restant} other {# toits restants}}',
  'desk.tops': '{count} au sommet : {millions} M',
  'desk.tracks': 'Pistes de {name}',
  'desk.track': 'marqueur {colour} à {at} sur {last}',

  'player.state':
    'Stock : {floors}. {roofs, plural, one {# toit restant} other {# toits restants}}. Marqueurs : {markers}.',
  'player.tokens': 'Jetons : {tokens}',

  'end.by': 'D’où viennent les millions',
  'end.tracks': 'Pistes',
  'end.cone': 'Toits au sommet',
  'end.tokens': 'Objectifs',
  'end.total': 'Total',
  'end.stock': 'Étages restants',

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
  'rule.TU-24': 'À la fin du tour, vous gardez dix étages au plus ; rendez le surplus.',
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
