import type { en } from './rules-en.ts';

/** The sentences of the rules page in French. */
export const fr = {
  'rules.minute': 'Le jeu en une minute',
  'rules.minute.all':
    'Pendant {years} ans, vous faites des affaires dans un quartier de New York. Chaque année, chacun reçoit des adresses et des tuiles de boutique, rarement les bonnes. Alors on **négocie** : adresses, tuiles, boutiques, argent, avec qui l’on veut, dans tous les mélanges. Puis on **construit**. Les mêmes boutiques côte à côte, d’un même propriétaire, forment un commerce. Plus il est grand, mieux il paie, et c’est complet qu’il paie le plus. Après {years} jours de paie, le **plus riche** gagne.',

  'rules.goal': 'Ce qui fait gagner',
  'rules.goal.money':
    'Après {years} ans, celui qui a le plus d’argent gagne. Les joueurs à égalité partagent la victoire.',
  'rules.goal.years':
    'Les boutiques paient **chaque année**, et les mêmes boutiques paient mieux côte à côte que séparées.',
  'rules.goal.together':
    'Ensemble : trois poissonneries côte à côte sont complètes et rapportent {complete3} par an.',
  'rules.goal.apart':
    'Séparées : deux côte à côte rapportent {two} par an. La troisième ne les touche que par un coin et rapporte {one}.',
  'rules.goal.board': 'Ce qui se trouve sur le plan à la fin ne vaut rien. Seul l’argent compte.',
  'rules.goal.start': 'Chacun commence avec {start}.',

  'rules.earn': 'Ce que rapportent les boutiques',
  'rules.earn.business':
    'Un **commerce**, ce sont des boutiques de même sorte et de même propriétaire, côte à côte dans un quartier.',
  'rules.earn.beside':
    'Côte à côte veut dire que deux adresses d’un quartier partagent un côté. Un coin ne suffit pas, et une rue entre deux quartiers sépare.',
  'rules.earn.size':
    'Les points d’une tuile montrent sa **taille** : combien de boutiques de cette sorte font un commerce complet. Chaque boutique ajoute du revenu, et celle qui complète le commerce en ajoute le plus.',
  'rules.earn.income': 'Revenu annuel d’un commerce',
  'fact.earn.shops': 'Boutiques',
  'fact.earn.row': 'Taille {size}',
  'fact.earn.full': '**{money}**',
  'rules.earn.grow': 'D’une maison de thé à cinq',
  'rules.earn.grow.1': 'Vous avez cinq adresses qui se suivent. Une maison de thé rapporte {one}.',
  'rules.earn.grow.2': 'Deux côte à côte rapportent {two}.',
  'rules.earn.grow.3': 'Trois rapportent {three}.',
  'rules.earn.grow.4':
    'La quatrième complète le commerce, car une maison de thé est de taille 4. Il rapporte maintenant {complete4}.',
  'rules.earn.grow.5':
    'Un commerce complet ne grandit plus. La cinquième maison de thé commence le suivant et rapporte {one} de plus.',
  'rules.earn.more':
    'Un commerce ne compte jamais plus de boutiques que sa taille. Celles en trop comptent comme un commerce à part, où qu’elles soient dans le groupe.',
  'rules.earn.owners':
    'Les boutiques d’un autre joueur ne comptent jamais avec les vôtres, même de la même sorte et juste à côté.',
  'rules.earn.five':
    'Cinq poissonneries, taille 3 : un commerce complet ({complete3}) et deux boutiques en trop ({two}).',
  'rules.earn.two':
    'Deux blanchisseries côte à côte, mais à deux propriétaires : deux commerces d’une boutique. Chacun rapporte {one}.',
  'rules.earn.afresh':
    'On recompte les commerces chaque année, selon qui possède quoi à ce moment. Si vous vendez une boutique d’un commerce complet, il peut ne plus l’être.',

  'rules.year': 'Une année',
  'rules.year.steps': 'Une année a cinq étapes. Tous les joueurs les font ensemble.',
  'rules.year.cards': '**Adresses.** On reçoit des cartes d’adresse et on en rend deux.',
  'rules.year.tiles': '**Tuiles.** On pioche des tuiles de boutique.',
  'rules.year.trade': '**Négoce.** Tout contre tout, avec n’importe qui.',
  'rules.year.build': '**Construction.** On pose des tuiles sur ses adresses vides.',
  'rules.year.pay': '**Revenu.** On retourne une carte d’économie, puis chaque commerce paie.',

  'rules.cards': 'Les cartes d’adresse',
  'rules.cards.deal':
    'Chacun reçoit des cartes d’adresse, en garde une partie et en rend deux. Leur nombre dépend de l’année et du nombre de joueurs.',
  'rules.cards.table': 'Cartes d’adresse par joueur',
  'fact.cards.year': 'Année',
  'fact.cards.players': '{count} joueurs',
  'fact.cards.cell': 'reçues {dealt}, gardées {kept}',
  'rules.cards.secret':
    'Le choix est secret, et vous pouvez en changer tant que le dernier joueur n’a pas choisi. Puis toutes les adresses gardées sont montrées ; elles sont désormais à vous.',
  'rules.cards.gone':
    'Les cartes gardées quittent le jeu. Les cartes rendues sont mélangées à la pioche et peuvent revenir.',
  'rules.cards.keep': 'Quelles cartes garder',
  'rules.cards.keep.1':
    'Une partie à trois, année 5. Vous avez des restaurants au 20 et au 21. Vous recevez 5, 16, 22, 24, 25 et 70 ; celles de ce quartier sont éclairées.',
  'rules.cards.keep.2':
    'Vous gardez 16, 22, 24 et 25, toutes près de vos restaurants. Vous rendez 5 et 70. Les autres ne voient pas encore votre choix.',
  'rules.cards.keep.3':
    'Quand tous ont choisi, les nouvelles adresses sont montrées. Puis chacun pioche des tuiles, et le négoce commence.',

  'rules.tiles': 'Les tuiles de boutique',
  'rules.tiles.types':
    'Il y a {kinds} sortes de boutiques, {tiles} tuiles en tout. Chaque sorte a trois tuiles de plus que sa taille.',
  'rules.tiles.shops': 'Les boutiques',
  'fact.tiles.size': 'Taille',
  'fact.tiles.kinds': 'Sortes',
  'fact.tiles.each': 'Tuiles de chaque',
  'rules.tiles.draw':
    'Après les adresses, chacun pioche des tuiles, sans les voir, dans la réserve commune.',
  'rules.tiles.table': 'Tuiles par joueur',
  'rules.tiles.open':
    'Vos tuiles sont visibles : chacun sait ce que vous avez à échanger. Une option les cache.',

  'rules.trade': 'Négocier',
  'rules.trade.all':
    'Tout s’échange : adresses, avec ou sans leur boutique, tuiles en main et argent. En toute quantité, dans tous les mélanges, entre tous les joueurs.',
  'rules.trade.stays':
    'Une boutique ouverte **ne bouge plus**. Si son adresse est échangée, elle change de propriétaire là où elle est, aussi souvent qu’on veut.',
  'rules.trade.talk':
    'Les promesses pour plus tard ne sont que des paroles. Ce qui n’est pas dans l’affaire n’oblige personne.',
  'rules.trade.offer':
    'À tout moment du négoce, vous pouvez poser une **offre** sur la table. Elle dit qui donne quoi à qui. Vous devez y prendre part vous-même.',
  'rules.trade.accept':
    'Chaque joueur nommé accepte ou refuse. On peut se dédire tant que l’affaire n’est pas conclue.',
  'rules.trade.settle':
    'Dès que le dernier accepte, l’affaire est conclue, d’un coup et en entier. En faisant l’offre, vous l’avez déjà acceptée.',
  'rules.trade.swap': 'Un échange de deux tuiles',
  'rules.trade.swap.1':
    'Vous avez deux horlogeries et une tuile d’artificier en main. Odile a trois artificiers et une tuile d’horlogerie en main.',
  'rules.trade.swap.2':
    'Vous proposez l’échange : votre artificier contre son horlogerie. À Odile de dire oui ou non.',
  'rules.trade.swap.3':
    'Odile accepte, l’affaire est conclue. Une fois construites, vos horlogeries rapportent {complete3} au lieu de {two}, et ses artificiers {complete4} au lieu de {three}.',
  'rules.trade.decline':
    'Une offre refusée reste sur la table, jusqu’à ce que son auteur la retire ou qu’elle ne puisse plus être tenue. Qui l’a refusée peut encore l’accepter.',
  'rules.trade.back': 'L’auteur peut retirer une offre tant que l’affaire n’est pas conclue.',
  'rules.trade.counter':
    'Au lieu de dire oui ou non, vous pouvez répondre par une **contre-offre**. Elle remplace l’offre, et c’est aux autres d’accepter.',
  'rules.trade.price': 'Une contre-offre',
  'rules.trade.price.1':
    'Odile a quatre bijouteries côte à côte ; il ne lui manque que la vôtre, au 51. Elle vous en offre {money}.',
  'rules.trade.price.2':
    'Vous savez qu’elle complète son commerce. Vous répondez par une contre-offre : {money}.',
  'rules.trade.price.3':
    'Odile accepte et paie {money}. La bijouterie reste au 51, sous son auvent désormais : cinq sur cinq, qui rapportent {complete5} par an.',
  'rules.trade.hold':
    'Personne ne peut offrir ni accepter de donner ce qu’il n’a pas à cet instant. Un essai est refusé, et vous seul en êtes averti.',
  'rules.trade.net':
    'Ce qu’on donne, il faut l’avoir **avant** l’affaire. L’argent compte en somme : ce que vous payez, moins ce que vous recevez dans la même affaire. Personne ne peut finir au-dessous de zéro.',
  'rules.trade.void':
    'Après chaque affaire, les offres qui ne peuvent plus être tenues sont annulées. Tous l’apprennent ; seuls ceux qui y ont part apprennent pourquoi.',
  'rules.trade.most': 'Vous pouvez avoir jusqu’à {offers} offres sur la table.',
  'rules.trade.done':
    'Le négoce finit quand tous ont dit qu’ils ont **fini**. Vous pouvez encore négocier après l’avoir dit, tant que quelqu’un n’a pas fini.',
  'rules.trade.undone':
    'On peut revenir sur « fini » tant que le dernier ne l’a pas dit. Si vous concluez une affaire, vous n’avez plus fini.',
  'rules.trade.clock':
    'Une table peut jouer avec un temps limité pour le négoce. Quand il est écoulé, tous ont fini, sans retour possible.',
  'rules.trade.final':
    'La fin du négoce est définitive : le dernier « fini » ne se reprend pas. Les offres restées sur la table disparaissent.',

  'rules.more': 'À plusieurs, ou à n’importe qui',
  'rules.more.three':
    'Une offre peut nommer trois joueurs ou plus. Elle est conclue quand tous ont accepté, et tout change de mains d’un coup.',
  'rules.more.circle': 'Autour de la table',
  'rules.more.circle.1':
    'Vous tenez une maison de thé qu’il faut à Odile. Odile tient une horlogerie qu’il faut à Bruno. Bruno tient une poissonnerie qu’il vous faut. À deux, aucun échange simple n’est possible.',
  'rules.more.circle.2': 'Vous proposez une affaire à trois : chacun passe une tuile au suivant.',
  'rules.more.circle.3':
    'Odile accepte. Rien ne change encore de mains, car Bruno y prend part aussi.',
  'rules.more.circle.4':
    'Bruno accepte, et les trois tuiles changent de mains d’un coup. Chacun peut maintenant compléter un commerce.',
  'rules.more.open':
    'Une **offre ouverte** s’adresse à n’importe qui : je donne ceci, je veux cela. Le premier qui la prend fait l’affaire. L’argent d’une offre ouverte est vu de tous.',
  'rules.more.beside':
    'Chacun peut répondre à une offre ouverte par une contre-offre. Elle va à son auteur et se pose **à côté** de l’offre ouverte, qui reste sur la table. Ainsi, personne ne peut l’enlever aux autres.',
  'rules.more.anyone': 'Une offre ouverte',
  'rules.more.anyone.1': 'Vous offrez l’adresse 36 à qui paiera {money}.',
  'rules.more.anyone.2':
    'Bruno trouve cela cher. Sa contre-offre de {money} se pose à côté de votre offre ouverte. Les deux sont sur la table.',
  'rules.more.anyone.3':
    'Avant votre réponse, Odile prend l’offre ouverte et paie {money}. L’adresse 36 est à elle. L’offre de Bruno ne peut plus être tenue : elle est annulée.',

  'rules.build': 'Construire',
  'rules.build.place':
    'Chacun pose autant de tuiles qu’il veut sur ses adresses sans boutique, une tuile par adresse.',
  'rules.build.together':
    'Tous construisent en même temps et en secret. Quand tous sont prêts, les nouvelles boutiques sont montrées ensemble.',
  'rules.build.take':
    'Jusque-là, vous pouvez reprendre vos tuiles de cette année, quoi que les autres aient fait.',
  'rules.build.turn':
    'Une option fait construire à tour de rôle. Le hasard désigne alors qui commence l’année 1, et chaque année c’est au joueur suivant, dans le sens horaire. Les boutiques d’un joueur sont montrées quand il est prêt.',
  'rules.build.hand':
    'Les tuiles non posées restent en main. Elles ne rapportent rien, mais vous pourrez les échanger ou les poser une autre année.',
  'rules.build.moved': 'Une boutique d’une année passée ne se déplace pas et ne se reprend pas.',

  'rules.pay': 'Le revenu',
  'rules.pay.card':
    'On retourne d’abord une **carte d’économie**. Elle peut donner {bonus} par boutique du plan d’une ou de deux tailles. Le commerce n’a pas besoin d’être complet.',
  'rules.pay.economy': 'Les cartes d’économie',
  'fact.pay.says': 'La carte paie',
  'fact.pay.count': 'Cartes',
  'fact.pay.nothing': 'rien de plus',
  'fact.pay.sizes': 'les boutiques de taille {sizes}',
  'rules.pay.used':
    'La carte retournée quitte le jeu. Sur les {cards} cartes, {years} seulement servent, une par an.',
  'rules.pay.income':
    'Puis chaque commerce paie son propriétaire, tel qu’il est à ce moment. Les tuiles en main ne paient rien.',
  'rules.pay.announced': 'Le revenu de chacun est annoncé. Combien d’argent vous avez reste caché.',
  'rules.pay.payday': 'Le revenu d’une année',
  'rules.pay.payday.1':
    'Tous ont fini de négocier. Vous avez deux restaurants au 20 et au 21, deux tuiles de restaurant en main et des adresses vides à côté.',
  'rules.pay.payday.2':
    'Vous ouvrez les deux restaurants au 24 et au 25 : quatre côte à côte, complet.',
  'rules.pay.payday.3':
    'Tous sont prêts. La carte d’économie paie les boutiques de taille {size} : {extra} pour vos quatre restaurants. Le commerce lui-même rapporte {business}. Odile gagne {odile} et Bruno {bruno}.',

  'rules.secret': 'Ce qui est secret',
  'rules.secret.who':
    'Vous voyez ce qui est sur le plan et ce qui est offert. Certaines choses ne sont que pour vous.',
  'rules.secret.table': 'Qui voit quoi',
  'fact.secret.thing': 'Quoi',
  'fact.secret.seen': 'Qui le voit',
  'fact.secret.all': 'tous',
  'fact.secret.you': 'vous seul, jusqu’à la fin de la partie',
  'fact.secret.chosen': 'vous seul, jusqu’à ce que tous aient choisi',
  'fact.secret.ready': 'vous seul, jusqu’à ce que tous soient prêts',
  'fact.secret.parties': 'seulement ceux qui y ont part',
  'fact.secret.land': 'Propriétaires, boutiques, revenus',
  'fact.secret.hand': 'Tuiles en main',
  'fact.secret.goods': 'Adresses et tuiles d’une offre ou d’une affaire',
  'fact.secret.cash': 'Argent d’une offre ou d’une affaire',
  'fact.secret.openCash': 'Argent d’une offre ouverte',
  'fact.secret.purse': 'Combien d’argent vous avez',
  'fact.secret.cards': 'Vos cartes d’adresse, et celles que vous gardez',
  'fact.secret.builds': 'Ce que vous construisez cette année',
  'rules.secret.money':
    'Des options montrent à tous l’argent des affaires, ou tout l’argent. Si tout l’argent est visible, celui des affaires l’est aussi.',
  'rules.secret.lack':
    'Qu’un joueur n’ait pas l’argent d’une offre n’est jamais dit aux autres. L’offre reste simplement là, et ce joueur ne peut pas l’accepter.',
  'rules.secret.anew':
    'Pour qu’un manque ne se voie jamais, qui vient de conclure une affaire doit **confirmer** toutes les autres offres où il paierait. Si l’argent est visible, ce n’est pas nécessaire.',

  'rules.end': 'La fin',
  'rules.end.last':
    'La partie finit après le revenu de l’année {lastYear}. Tout l’argent est montré.',
  'rules.end.shops': 'Le plus riche gagne. Boutiques, adresses et tuiles ne comptent pas.',
  'rules.end.tie': 'Les joueurs à égalité partagent la victoire.',

  'rules.setup': 'Mise en place',
  'rules.setup.map':
    'Le plan a {locations} adresses dans six quartiers : {districts}. Il y a deux plans, de 1999 et de 2008.',
  'rules.setup.map1999': 'Le plan de 1999. D’habitude, nous jouons sur celui-ci.',
  'rules.setup.map2008': 'Le plan de 2008 : les mêmes numéros, autrement disposés.',
  'rules.setup.money':
    'Chaque joueur reçoit {start}. Le reste est à la banque, qui n’est jamais à court.',
  'rules.setup.decks':
    'On mélange les {locations} cartes d’adresse, les {tiles} tuiles et les {cards} cartes d’économie. Elles restent face cachée.',
  'rules.setup.markers':
    'Chaque joueur a une couleur pour ses adresses. Les marqueurs ne manquent jamais.',
  'rules.setup.players':
    'À trois, quatre ou cinq, tout est pareil, sauf le nombre de cartes d’adresse et de tuiles que chacun reçoit par an.',

  'rules.options': 'Options',
  'rules.options.before':
    'Elles se choisissent en préparant la partie. La première valeur est l’habituelle.',
  'rules.options.map': '**Plan :** de 1999, de 2008, ou un plan à vous.',
  'rules.options.economy':
    '**Cartes d’économie :** une par an, ou aucune. Sans elles, seuls les commerces paient.',
  'rules.options.money': '**Argent :** caché jusqu’à la fin, ou visible de tous.',
  'rules.options.deals': '**Argent des affaires :** connu des seules parties, ou visible de tous.',
  'rules.options.hands': '**Tuiles en main :** visibles de tous, ou cachées.',
  'rules.options.order': '**Construction :** tous en même temps, ou à tour de rôle.',
  'rules.options.street':
    '**Accès à la rue :** sans importance, ou nécessaire aux nouveaux commerces. Voir le chapitre suivant.',
  'rules.options.cards':
    '**Cartes d’adresse non gardées :** elles retournent dans la pioche, restent en main, ou toutes sont gardées. Voir deux chapitres plus loin.',

  'rules.street': 'Option : l’accès à la rue',
  'rules.street.what':
    'Certaines adresses sont à l’intérieur de leur îlot, sans accès à la rue. Sur le plan, un petit coin les marque. Avec cette option, cela compte.',
  'rules.street.found':
    'Une boutique qui commence un **nouveau** commerce ne peut s’ouvrir qu’à une adresse avec accès à la rue.',
  'rules.street.extend':
    'À une adresse sans accès, on ne construit que pour agrandir un commerce à soi, juste à côté, de la même sorte et pas encore complet.',
  'rules.street.complete':
    'À côté d’un commerce complet, une boutique de plus en commencerait un nouveau. Il lui faut donc aussi un accès à la rue.',
  'rules.street.deal':
    'La même idée vaut pour les affaires. Une affaire est **refusée** si, après elle, une boutique qui a changé de propriétaire se trouve dans un commerce sans aucun accès à la rue.',
  'rules.street.left': 'Les boutiques que garde le vendeur ne sont pas touchées.',
  'rules.street.corner': 'À l’intérieur de l’îlot',
  'rules.street.corner.1':
    'Le 77 et le 78 n’ont pas d’accès à la rue. Bruno a des merceries au 74 et au 78. Odile en a une au 73 et veut celles de Bruno. Le 78 seul ne peut pas lui être vendu : il se retrouverait isolé, sans rue.',
  'rules.street.corner.2':
    'Bruno offre le 74 et le 78 ensemble. Avec le 73 d’Odile, ils forment un seul commerce, et le 73 et le 74 donnent sur la rue. C’est permis.',
  'rules.street.corner.3':
    'Odile accepte, et tous ont fini de négocier. À vous de construire. Une poissonnerie au 77 commencerait un nouveau commerce : interdit.',
  'rules.street.corner.4':
    'Un restaurant au 77 est permis. Il agrandit vos restaurants du 75 et du 76, qui ne sont pas encore complets.',

  'rules.held': 'Option : les cartes d’adresse non gardées',
  'rules.held.classic': '**Elles retournent dans la pioche.** C’est l’habitude.',
  'rules.held.hold':
    '**Elles restent en main.** Chaque année, on prend autant d’adresses que d’habitude et on garde les autres cartes, cachées aux autres. Elles s’échangent comme cartes, et peuvent servir une autre année à la place de nouvelles.',
  'rules.held.all': '**Toutes sont gardées.** Chaque carte reçue est aussitôt à vous.',
  'rules.held.short':
    'Si la pioche ne peut pas servir tout le monde en entier, tous reçoivent le même nombre réduit. On prend alors autant d’adresses que l’année le permet, dans la limite de ses cartes.',

  'rules.reconstructed': 'Ce qui est reconstitué',
  'rules.reconstructed.why':
    'Ces règles sont dites avec nos propres mots, et tout est dessiné par nous. Une partie du matériel est restée introuvable. Nous l’avons reconstitué de notre mieux, et voici quoi.',
  'rules.reconstructed.map':
    '**Le plan de 1999** est notre reconstitution. Il s’accorde avec la liste imprimée des adresses sans accès à la rue, pour les {locations} adresses. **Le plan de 2008** est confirmé par plusieurs sources ; seul le nom de chacun de ses quartiers est une supposition.',
  'rules.reconstructed.street':
    '**L’accès à la rue sur le plan de 2008** est notre proposition. Pour 1999, c’est la liste imprimée.',
  'rules.reconstructed.shops':
    '**Les boutiques.** On sait combien de sortes il y a de chaque taille. On connaît aussi dix des douze noms, et la taille de la poissonnerie, du magasin de radios et du détective. Deux noms, et la taille des autres, sont de nous.',
  'rules.reconstructed.economy':
    '**Les cartes d’économie.** On sait qu’il y en a {cards} et ce qu’elles font. Lesquelles exactement, c’est notre reconstitution.',
  'rules.reconstructed.figures':
    '**Les nombres** de cartes, de tuiles et les revenus sont ceux de la réédition, ramenés à l’échelle de l’ancienne et confirmés par plusieurs sources. Nous n’avons pas vu les cartes imprimées elles-mêmes.',
  'rules.reconstructed.silent':
    '**Là où les règles se taisent**, nous avons décidé : comment on fait une offre, y répond et la conclut ; que les tuiles sont visibles ; que l’argent des affaires est secret ; qu’on peut revenir sur « fini » ; que le hasard désigne le premier à construire à tour de rôle ; que dans un grand groupe seul le nombre de boutiques compte ; comment l’accès à la rue limite les affaires ; ce qui se passe quand la pioche est courte ; qu’une égalité se partage.',
  'rules.reconstructed.check':
    'Vous avez la boîte ? Alors vous pouvez corriger nos plans. Posez votre plateau à côté de l’écran, ouvrez notre plan dans l’éditeur et comparez quartier par quartier : quelles adresses sont côte à côte, et lesquelles n’ont pas de rue ?',
  'rules.reconstructed.correct':
    'L’éditeur dessine chaque changement et le vérifie aussitôt. Vous pouvez garder le plan corrigé, y jouer tout de suite, aussi avec d’autres, et le transmettre par fichier ou par lien.',
} as const satisfies { readonly [id in keyof typeof en]: string };
