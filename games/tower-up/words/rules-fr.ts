import type { en } from './rules-en.ts';

/** The same in French. */
export const fr = {
  'rules.minute': 'Le jeu en une minute',
  'rules.minute.all':
    'Une ville grandit le long de ses rues. À votre tour, vous **prenez une carte** d’étages, ou vous **construisez** : un nouvel immeuble à côté d’autres, et chacun d’eux gagne un étage, que vous payez. Puis vous posez **un toit** sur ce que vous venez de bâtir ; plus il est haut, plus votre engin avance. Après le dixième toit, qui a le plus de **millions** gagne.',

  'rules.goal': 'Comment on gagne',
  'rules.goal.most': 'Le plus de millions à la fin gagne.',
  'rules.goal.machines':
    'Vous avez {colours} engins, un par couleur d’étage. Chacun roule sur sa piste : plus il va loin, plus il rapporte de millions.',
  'rules.goal.high':
    '**La hauteur paie.** Vous construisez en C3, l’immeuble blanc voisin passe à {height} étages, et vous le coiffez : l’engin blanc avance de {height} pas.',
  'rules.goal.tracks': '**Les pistes :** ce que vos engins ont atteint, la plus grande part.',
  'rules.goal.tokens': '**Les objectifs :** des jetons pour qui remplit tôt une condition.',
  'rules.goal.tops':
    '**Les toits au sommet :** ceux de vos toits que personne n’a recouverts à la fin.',

  'rules.turn': 'Un tour',
  'rules.turn.two':
    'À votre tour, vous faites une chose sur deux : **construire** ou **prendre une carte**.',
  'rules.turn.found': '**Fonder.** Un étage sur un terrain libre, à côté d’un immeuble.',
  'rules.turn.raise': '**Surélever.** Payez à chaque voisin un étage de sa couleur.',
  'rules.turn.roof': '**Coiffer.** Un toit sur un des étages posés à l’instant.',
  'rules.turn.drive': '**Rouler.** L’engin de cette couleur avance selon la hauteur.',
  'rules.turn.pass':
    'On ne passe pas. Si rien ne peut être construit, vous prenez une carte ; c’est toujours possible.',
  'rules.turn.round':
    'À la fin de votre tour, vous gardez {limit} étages au plus. Puis c’est au joueur suivant, sauf si vous avez gagné un tour de plus.',

  'rules.build': 'Construire',
  'rules.build.neighbours': 'Deux terrains reliés par une rue sont voisins.',
  'rules.build.where':
    'On construit sur un **terrain libre** qui a au moins un immeuble pour voisin.',
  'rules.build.colour': 'Le nouvel étage a une couleur qu’**aucun immeuble voisin** n’a.',
  'rules.build.pay':
    'Ensuite, vous payez : chaque immeuble voisin reçoit un étage **de sa propre couleur**. Tous viennent de votre stock, comme le nouvel étage.',
  'rules.build.short': 'S’il vous manque un seul de ces étages, vous ne pouvez pas construire là.',
  'rules.build.stack':
    'Un immeuble est une pile d’étages d’une seule couleur, avec des toits entre eux.',
  'rules.build.found': 'du noir à côté d’un blanc et d’un brun',
  'rules.build.found.1':
    'C6 touche un immeuble brun en C3 et un blanc en C4. On peut y poser du noir ou du gris.',
  'rules.build.found.2': 'Un étage noir va en C6 ; vous payez un brun pour C3 et un blanc pour C4.',
  'rules.build.found.3':
    'Votre toit peut aller sur l’un des trois. Vous choisissez la tour blanche, haute maintenant de {steps} étages.',
  'rules.build.found.4': 'L’engin blanc avance d’autant de pas et arrive à {to}.',
  'rules.build.clash':
    '**Jamais deux voisins égaux.** B6 est entre un immeuble gris et un noir : seuls le blanc et le brun y ont leur place.',

  'rules.roof': 'Toit et points',
  'rules.roof.one':
    'Vous posez **un seul** de vos toits sur l’un des étages posés à l’instant : sur le nouvel immeuble ou sur un voisin surélevé.',
  'rules.roof.height':
    'L’engin de la couleur de cet immeuble avance d’autant de pas que l’immeuble a maintenant d’étages.',
  'rules.roof.over': 'Une piste finit à {end}. Ce qui dépasse est perdu.',
  'rules.roof.low': '**Sur le nouveau :** {height, plural, one {# pas} other {# pas}}.',
  'rules.roof.tall': '**Sur le voisin :** {height, plural, one {# pas} other {# pas}}.',
  'rules.roof.left':
    'Vous avez {roofs} toits pour toute la partie. Sans toit, on ne construit plus.',

  'rules.card': 'Prendre une carte',
  'rules.card.choose':
    'Au lieu de construire, vous prenez une des {market} cartes du marché. Vous recevez ses étages, et l’engin qu’elle montre avance de ses pas.',
  'rules.card.floors':
    'Une carte apporte des étages, des pas d’un engin, ou les deux. Un **joker** est un étage de la couleur de votre choix.',
  'rules.card.refill':
    'La carte va à la défausse, et une nouvelle est aussitôt retournée. Si la pioche est vide, la défausse, cette carte comprise, est mélangée pour en refaire une.',
  'rules.card.joker': 'deux pas et un joker',
  'rules.card.joker.1': 'La première carte : deux pas pour l’engin noir, et un étage au choix.',
  'rules.card.joker.2':
    'Vous la prenez. L’engin noir va de {from} à {to}, et vous choisissez un étage brun.',
  'rules.card.joker.3':
    'Une nouvelle carte est au marché. Votre tour est fini ; les étages seuls ne rapportent rien.',
  'rules.card.limit':
    'À la fin de votre tour, vous avez **{limit} étages au plus**. Vous rendez le surplus, au choix, pour en garder exactement {limit}.',
  'rules.card.order':
    'Le marché est d’abord complété : vous choisissez ce que vous rendez après avoir vu la nouvelle carte.',
  'rules.card.full': 'un stock plein',
  'rules.card.full.1': 'Votre stock est presque plein, et vous prenez la première carte.',
  'rules.card.full.2':
    '{count} étages arrivent : c’est trop. Mais une nouvelle carte est d’abord retournée, et vous voyez ce que vous pourriez prendre ensuite.',
  'rules.card.full.3': 'Vous en rendez {count}, ici des blancs, et en gardez {limit}.',

  'rules.stars': 'Étoiles : rejouez',
  'rules.stars.columns': 'Sur les pistes, {stars} sont des **colonnes d’étoiles**.',
  'rules.stars.track': 'Une piste de votre plateau',
  'rules.stars.again':
    'Quand un engin avance et que maintenant **tous les {colours}** sont sur une colonne d’étoiles ou au-delà, alors que tous ne l’avaient pas encore atteinte, vous jouez aussitôt un tour complet de plus.',
  'rules.stars.one': 'Deux colonnes à la fois ne donnent qu’**un** tour.',
  'rules.stars.chain': 'Un tour de plus peut en faire gagner un autre.',
  'rules.stars.limit': 'La limite de {limit} étages vaut aussi avant un tour de plus.',
  'rules.stars.two': 'deux colonnes, un tour',
  'rules.stars.two.1':
    'Seul le noir traîne : les trois autres ont atteint la deuxième colonne d’étoiles.',
  'rules.stars.two.2':
    'Vous construisez en E3 et coiffez la tour noire. Le noir va de {from} à {to} et passe deux colonnes d’étoiles à la fois.',
  'rules.stars.two.3':
    'Vous gagnez un tour de plus, pas deux. Ici, vous prenez une carte ; puis Odile joue.',

  'rules.objectives': 'Objectifs',
  'rules.objectives.three': 'Dans chaque partie, {inPlay} des {objectives} objectifs sont en jeu.',
  'rules.objectives.first':
    'Dès que vous en remplissez un **à votre tour**, vous prenez le jeton le plus élevé qui reste. Chaque objectif une seule fois.',
  'rules.objectives.tokens': 'Jetons de chaque objectif, en millions',
  'rules.objectives.present':
    'Vous êtes **présent** dans un immeuble qui porte au moins un de vos toits, à n’importe quelle hauteur, recouvert ou non.',
  'rules.objectives.all': 'Les {objectives} objectifs',
  'rules.objectives.buildings':
    'Quand on compte des immeubles, ce sont des immeubles différents. Les parcs et les lacs peuvent différer aussi.',
  'rules.objectives.borders':
    '« {goalBorders} » : vous êtes présent aux deux bouts de {borders} rues, et celles-ci passent des frontières différentes entre quartiers. **Aucun immeuble ne compte deux fois.**',
  'rules.objectives.linked':
    '« {goalChain} » : {chain} immeubles où vous êtes présent forment un groupe relié par des rues. Ils n’ont pas besoin d’être en file.',
  'rules.objectives.cross': 'par-dessus deux frontières',
  'rules.objectives.cross.1':
    'Vous êtes en A5 et C1 : une rue, une frontière. B1 et C1 se rejoignent par-dessus une autre frontière.',
  'rules.objectives.cross.2':
    'Mais C1 devrait compter deux fois. Cela ne va pas : vous avez une frontière.',
  'rules.objectives.cross.3':
    'Avec un toit en C5, vous avez A5 et C1, puis B4 et C5 : {borders} frontières, quatre immeubles. Vous prenez le jeton de {token} millions.',

  'rules.tops': 'Toits au sommet',
  'rules.tops.count':
    'À la fin, ceux de vos toits qui sont **au sommet** d’un immeuble comptent, {tops} au plus.',
  'rules.tops.tops': 'Toits au sommet, et ce qu’ils rapportent',
  'rules.tops.cover':
    'Surélever un immeuble recouvre le toit qui s’y trouve. Un toit recouvert ne rapporte rien ici, mais son propriétaire reste présent.',
  'rules.tops.hide': 'un toit disparaît',
  'rules.tops.hide.1':
    'Odile a trois toits au sommet, soit {cone3} millions. L’un d’eux est en D3.',
  'rules.tops.hide.2': 'Vous construisez en D2. D3 grandit, et votre toit va tout en haut.',
  'rules.tops.hide.3':
    'Odile en a deux au sommet, {cone2} millions ; vous quatre, {cone4} millions. En D3, vous êtes présents tous les deux.',

  'rules.end': 'La fin',
  'rules.end.tenth':
    'Qui pose le **dernier de ses {roofs} toits** déclenche la fin. Ce tour s’achève comme d’habitude.',
  'rules.end.ender':
    'Ses toits au sommet **comptent aussitôt**, avant que les autres jouent. Qui les recouvre ensuite ne lui enlève rien.',
  'rules.end.others':
    'Puis chaque autre joueur a un dernier tour, avec un tour de plus s’il le gagne, et compte ses toits au sommet juste après.',
  'rules.end.extra':
    'Un tour de plus gagné avec le dernier toit se joue encore : sans toit, on prend une carte.',
  'rules.end.shortage':
    '**Une couleur s’épuise :** une carte montre un étage d’une couleur dont il ne reste rien. Vous en prenez une autre, et cela aussi déclenche la fin : chacun a encore un tour, vous en dernier, et compte ensuite ses toits au sommet.',
  'rules.end.replace':
    'Vous prenez d’abord les couleurs imprimées qui restent, puis vous choisissez remplacements et jokers dans le reste. Un joker seul n’est jamais une pénurie ; s’il ne reste rien, vous ne prenez rien.',
  'rules.end.blocked':
    '**La ville est pleine :** si plus personne ne pourra jamais construire nulle part, chacun a de même encore un tour.',
  'rules.end.once':
    'Une fois la fin déclenchée, rien ne la déclenche de nouveau. Si le dernier toit tombe dans le même tour qu’une autre cause, c’est lui qui décide.',
  'rules.end.last': 'le dernier toit',
  'rules.end.last.1': 'Il vous reste un toit. En C3, vous pouvez surélever la tour blanche de C4.',
  'rules.end.last.2':
    'Vous le faites et la coiffez. Vos {visible} toits au sommet sont comptés maintenant.',
  'rules.end.last.3':
    'Odile a un dernier tour. Elle recouvre votre toit en C4, ce qui ne vous enlève plus rien. Elle a {visible} toits au sommet.',
  'rules.end.last.4':
    'Avec les pistes et les jetons : {mine} millions pour vous, {hers} pour Odile.',
  'rules.end.sum':
    'Votre résultat : les millions de vos {colours} pistes, de vos toits au sommet et de vos jetons.',
  'rules.end.tie':
    'En cas d’égalité, qui a le plus d’étages en stock gagne. Si c’est encore égal, la victoire est partagée.',

  'rules.setup': 'Mise en place et options',
  'rules.setup.map':
    'Le plan a {districts} quartiers, dont {greys} gris (hachurés). À deux, on joue sur le petit plan de {sitesSmall} terrains ; à trois et quatre, sur le grand, qui en a {sitesLarge}.',
  'rules.setup.small': 'Le plan pour deux joueurs',
  'rules.setup.large': 'Le plan pour trois et quatre joueurs',
  'rules.setup.pieces':
    'Il y a {floors} étages, {floorsEach} de chaque couleur, et {roofs} toits par joueur.',
  'rules.setup.cards':
    'Les {cards} cartes de stock sont mélangées ; {market} sont visibles au marché.',
  'rules.setup.board': 'Chacun a un plateau avec {colours} pistes. Tous les engins partent de 0.',
  'rules.setup.start':
    'Chacun commence avec {startEach, plural, one {un étage} other {# étages}} de chaque couleur. Le hasard désigne qui commence.',
  'rules.setup.floors':
    'Pour chaque carte du marché, un étage de sa couleur du bas se dresse sur le plan, sur un terrain tiré au sort ; la couleur d’un joker est tirée aussi. Deux couleurs égales ne sont jamais voisines.',
  'rules.setup.chosen':
    'Option **Qui les place : les joueurs**. Dans l’ordre des cartes, chacun choisit un terrain, le dernier joueur d’abord, puis à rebours ; et la couleur d’un joker.',
  'rules.setup.more':
    'Option **Étages sur le plan au départ**. Plus de {startFloors} font une ville plus dense. Les couleurs en plus viennent d’autres cartes, qui sont ensuite remélangées.',
  'rules.setup.floors.table': 'Étages sur le plan au départ',
  'rules.setup.goals':
    'Option **Objectifs**. Ceux d’une première partie conviennent pour débuter ; ensuite, {inPlay} sont tirés au sort. Vous pouvez aussi en nommer {inPlay}.',
  'rules.setup.own': 'Option **Plan**. Vous pouvez aussi jouer sur un plan à vous.',

  'rules.reconstructed': 'Ce qui est reconstitué',
  'rules.reconstructed.intro':
    'Les règles publiées de Tower Up sont connues ; tous les détails de la boîte ne le sont pas. Ceci est sûr :',
  'rules.reconstructed.known.pieces':
    'les étages, les toits, les limites, le nombre de cartes et d’objectifs,',
  'rules.reconstructed.known.tokens': 'la valeur des jetons à deux, trois et quatre joueurs,',
  'rules.reconstructed.known.goals': 'les {objectives} conditions des objectifs,',
  'rules.reconstructed.known.track':
    'que les {colours} pistes ont les mêmes valeurs, partent de 0 et portent des colonnes d’étoiles.',
  'rules.reconstructed.ours':
    'Ceci, nous avons dû le faire nous-mêmes. On y joue avec les mêmes règles, mais ce n’est pas le matériel imprimé :',
  'rules.reconstructed.map':
    '**Les deux plans :** la place des terrains, leurs rues, parcs, lacs et quartiers, et les noms des quartiers.',
  'rules.reconstructed.cards':
    '**Les cartes de stock :** quels étages et quels pas montre chacune des {cards} cartes.',
  'rules.reconstructed.values':
    '**Le plateau :** la longueur des pistes, leurs valeurs, la place des colonnes d’étoiles, et ce que rapportent les toits au sommet.',
  'rules.reconstructed.silent':
    'Là où les règles publiées laissent une question ouverte, nous avons décidé :',
  'rules.reconstructed.ruling-start':
    'Le hasard place les étages de départ et désigne qui commence ; l’option laisse les joueurs les placer.',
  'rules.reconstructed.ruling-pile': 'Une pioche vide est refaite avec la défausse.',
  'rules.reconstructed.ruling-limit':
    'La limite de {limit} étages vaut aussi avant un tour de plus.',
  'rules.reconstructed.ruling-goals': 'Comment se lisent « {goalBorders} » et « {goalChain} ».',
  'rules.reconstructed.ruling-tenth':
    'Un tour de plus gagné avec le dernier toit se joue en prenant une carte.',
  'rules.reconstructed.ruling-shortage':
    'Dans quel ordre on prend les couleurs quand l’une est épuisée, et qu’une ville pleine met fin à la partie.',
  'rules.reconstructed.check':
    'Vous avez la boîte ? Alors vérifiez : ouvrez notre plan à côté du vôtre, suivez chaque rue, regardez parcs, lacs et frontières.',
  'rules.reconstructed.correct':
    'Vous pouvez corriger un plan dans la page, y jouer aussitôt et le partager par fichier ou par lien. Chaque correction nous fait plaisir.',

  'fact.players': 'Joueurs',
  'fact.tokens': 'Jetons, du premier au dernier',
  'fact.tops.head': 'Toits au sommet',
  'fact.millions': 'Millions',
  'fact.notch': 'Pas',
  'fact.star': 'Colonne d’étoiles',
  'fact.goal': 'Objectif',
  'fact.goal.start': '{goal} (première partie)',
  'fact.condition': 'Condition',
  'fact.floors.usual': 'D’habitude',
  'fact.floors.most': 'Au plus',
} as const satisfies { readonly [id in keyof typeof en]: string };
