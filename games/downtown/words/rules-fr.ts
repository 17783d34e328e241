import type { en } from './rules-en.ts';

/** The sentences of the rules page in French. */
export const fr = {
  'rules.minute': 'Le jeu en une minute',
  'rules.minute.all':
    'Une ville de {lots} terrains prend forme, terrain après terrain. À chaque tour, un ou deux terrains sont en jeu et tout le monde **vote** en secret : habitat, industrie ou commerce ? Puis chacun **commande** en secret des **parcelles** d’un terrain. Un terrain affecté dont les {plots} parcelles sont vendues **paie** ses propriétaires, une seule fois. Une parcelle rapporte 1 par voisin affecté, et le double au bon endroit. Quand le dernier terrain est affecté, le **plus riche** gagne.',

  'rules.goal': 'Ce qui fait gagner',
  'rules.goal.money':
    'Celui qui a le plus d’argent à la fin gagne. Les joueurs à égalité partagent la victoire.',
  'rules.goal.pays':
    'L’argent vient des terrains. Un terrain paie quand deux choses sont réunies : une plaque montre ce qu’il est devenu, et ses {plots} parcelles sont vendues.',
  'rules.goal.before': 'Le terrain 5 est industriel et porte trois pions. Il attend encore.',
  'rules.goal.after':
    'Vous commandez la dernière parcelle. Le terrain 5 est complet et paie {value} par parcelle : {total} pour vos deux.',
  'rules.goal.once':
    'Un terrain ne paie qu’une fois. Ensuite, les propriétaires reprennent leurs pions et plus personne ne peut y acheter.',
  'rules.goal.late':
    'Un terrain qui n’est pas complet à la fin ne paie rien. Ce qu’il a coûté est perdu.',

  'rules.city': 'La ville',
  'rules.city.lots':
    'Le plan compte {lots} terrains numérotés. Chacun a {plots} parcelles de même valeur.',
  'rules.city.shapes':
    'Les numéros impairs sont des terrains carrés, les pairs des terrains allongés. Les terrains 1 à {half} forment la moitié gauche de la ville, les terrains {next} à {lots} la moitié droite.',
  'rules.city.neighbours':
    'Deux terrains qui partagent un côté sont **voisins**. S’ils ne se touchent que par un coin, ils ne le sont pas.',
  'rules.city.picture':
    'Le terrain 9 a quatre voisins : 6, 8, 12 et 19. Les terrains 5, 16 et 22 ne touchent que ses coins.',
  'rules.city.plaques':
    'Une **plaque** montre l’usage d’un terrain : habitat, industrie, commerce ou parc. Elle ne va que sur un terrain de sa forme.',
  'rules.city.count': 'Les plaques du jeu',
  'fact.use': 'Usage',
  'fact.square': 'Carrées',
  'fact.oblong': 'Allongées',
  'rules.city.maps':
    'Il y a trois plans : Classique, Avenues et Rubans. Sur chacun, les voisins sont différents.',

  'rules.worth': 'Ce que paie une parcelle',
  'rules.worth.count':
    'Une parcelle paie 1 par terrain voisin qui porte une plaque. Les parcs comptent aussi, de même que les terrains déjà payés.',
  'rules.worth.nine':
    'Autour du terrain 9, trois terrains sont affectés : 6, 8 et 12. Une parcelle paie {value}.',
  'rules.worth.twentythree':
    'Autour du terrain 23, seul le 20 est affecté. Une parcelle paie {value}.',
  'rules.worth.now':
    'Les voisins sans plaque ne comptent pas. Seul compte ce qui est posé au moment du paiement.',
  'rules.worth.none':
    'Un terrain sans aucun voisin affecté ne paie rien, pas même une prime. Il est fermé quand même et ses pions reviennent.',

  'rules.double': 'Le bon endroit paie double',
  'rules.double.sensible':
    'Chaque usage a des endroits qui lui conviennent. L’usage y est **judicieux**, et chaque parcelle paie double.',
  'rules.double.table': 'Quand un usage est judicieux',
  'fact.double.when': 'Judicieux si',
  'fact.double.housing': 'aucune industrie n’est à côté',
  'fact.double.industry': 'au moins un commerce est à côté',
  'fact.double.commerce': 'au moins deux terrains d’habitat sont à côté',
  'rules.double.quiet':
    'Habitat au terrain 3 : deux voisins affectés, aucun industriel. On double : une parcelle paie {value}.',
  'rules.double.noisy':
    'Habitat au terrain 7 : deux voisins affectés aussi, mais le 8 est industriel. Une parcelle paie {value}.',
  'rules.double.works':
    'Industrie au terrain 22 : il y a du commerce à côté, aux terrains 20 et 23. Un seul suffirait. Une parcelle paie {value}.',
  'rules.double.shops':
    'Commerce au terrain 16 : à côté, les terrains 6, 13 et 14 sont de l’habitat. Deux suffiraient. Une parcelle paie {value}.',
  'rules.double.parks':
    'Les parcs sont neutres. Ils comptent comme voisins, mais ne rendent jamais un usage judicieux et ne le gâchent jamais.',
  'rules.double.later':
    'Un terrain est évalué une seule fois, quand il paie. Ce qu’on construit ensuite à côté n’y change plus rien.',

  'rules.bonus': 'Seul ou à deux',
  'rules.bonus.who':
    'Si un terrain qui paie n’a qu’un ou deux propriétaires, chacun reçoit une **prime** en plus.',
  'rules.bonus.table': 'Prime de chaque propriétaire',
  'fact.bonus.owners': 'Propriétaires',
  'fact.bonus.sensible': 'Judicieux',
  'fact.bonus.plain': 'Pas judicieux',
  'fact.bonus.one': 'Un',
  'fact.bonus.two': 'Deux',
  'fact.bonus.more': 'Trois ou quatre',
  'rules.bonus.once': 'La prime est payée une fois par propriétaire, et non par parcelle.',
  'rules.bonus.none':
    'Un terrain sans aucun voisin affecté n’apporte pas de prime. Cela vaut aussi pour un propriétaire unique, et même pour l’habitat, qui y passerait pour judicieux.',
  'rules.bonus.option':
    'Pour un propriétaire unique au mauvais endroit, la règle imprimée se contredit. Nous jouons avec {solePlain}. En préparant la partie, vous pouvez choisir {soleOther}.',
  'rules.bonus.alone': 'Un terrain à vous seul',
  'rules.bonus.alone.1':
    'Deux parcelles du terrain 13 sont à vous, deux sont libres. C’est de l’habitat sans industrie à côté : judicieux.',
  'rules.bonus.alone.2': 'Vous commandez en secret les deux parcelles libres.',
  'rules.bonus.alone.3':
    'Les autres passent. Vous payez {paid} et le terrain est complet. Il paie {value} pour chacune de vos {owned} parcelles, et une prime de {bonus} au propriétaire unique : {total}.',

  'rules.round': 'Un tour',
  'rules.round.steps': 'Un tour a cinq étapes. Une partie dure environ douze tours.',
  'rules.round.cards': '**Cartes.** Le maire retourne une ou deux cartes.',
  'rules.round.vote': '**Vote.** Pour chaque carte, tous votent ce que devient le terrain.',
  'rules.round.buy': '**Commandes.** Chacun commande en secret, paie et reçoit ses parcelles.',
  'rules.round.pay': '**Paiement.** Les terrains affectés avec {plots} pions paient.',
  'rules.round.mayor':
    '**Nouveau maire.** La fonction passe au joueur suivant, dans le sens horaire.',

  'rules.cards': 'Quel terrain vient ensuite',
  'rules.cards.first':
    'Les cartes forment deux piles, une par moitié de la ville. Le **maire** choisit une pile qui n’est pas vide et retourne la première carte. Le terrain de ce numéro est à affecter.',
  'rules.cards.odd':
    'Si le numéro est impair, on retourne une seconde carte. Il n’y en a jamais de troisième, même si le second numéro est impair aussi.',
  'rules.cards.second':
    'La seconde carte vient de l’autre moitié. Une option laisse le maire voir la première carte, puis choisir la moitié.',
  'rules.cards.empty':
    'Si cette pile est vide, la carte vient de la pile qui reste. Si les deux sont vides, il n’y a pas de seconde carte.',

  'rules.vote': 'Le vote',
  'rules.vote.secret':
    'Chacun choisit en secret un usage pour le terrain. Personne ne s’abstient. Vous pouvez changer de bulletin tant que le dernier joueur n’a pas choisi.',
  'rules.vote.most':
    'On montre tous les bulletins ensemble. L’usage qui a le plus de voix l’emporte.',
  'rules.vote.tie':
    'À égalité, le **bulletin du maire** décide s’il est pour l’un des usages à égalité. Sinon, le maire choisit l’un d’eux, et aucun autre.',
  'rules.vote.three': 'Une voix chacun',
  'rules.vote.three.1':
    'On vote pour le terrain 16. Ce tour, vous êtes maire, et deux parcelles sont à vous.',
  'rules.vote.three.2':
    'Vous choisissez commerce : avec trois terrains d’habitat à côté, il paierait double. Odile a choisi aussi, mais personne ne voit quoi.',
  'rules.vote.three.3':
    'Bruno choisit en dernier, et l’on montre les bulletins : commerce, habitat, industrie. Une voix chacun, c’est une égalité. Vous êtes maire et avez voté commerce : le terrain 16 devient commercial.',
  'rules.vote.token':
    'Chacun a un **jeton d’influence** pour toute la partie. Il fait compter votre voix double.',
  'rules.vote.announce':
    'Quand tous ont choisi et avant que rien ne soit montré, ceux qui ont encore leur jeton disent à voix haute s’ils l’utilisent : d’abord le maire, puis les autres, dans le sens horaire.',
  'rules.vote.final':
    'Ce qui est dit ne se reprend pas. Un jeton utilisé quitte le jeu, même si le vote est perdu.',
  'rules.vote.lobby': 'Deux jetons et une égalité',
  'rules.vote.lobby.1':
    'Cinq joueurs votent pour le terrain 6. Vous êtes maire et choisissez industrie.',
  'rules.vote.lobby.2': 'Tous ont choisi. Le maire parle en premier : vous gardez votre jeton.',
  'rules.vote.lobby.3':
    'Odile utilise son jeton, Bruno garde le sien, Céleste utilise le sien, Anton garde le sien. On montre les bulletins : habitat {housing}, commerce {commerce}, industrie {industry}. Égalité, et votre industrie n’en est pas.',
  'rules.vote.lobby.4':
    'En tant que maire, vous prenez habitat ou commerce, mais pas industrie. Vous prenez habitat. Les deux jetons sont partis.',
  'rules.vote.shape':
    'On ne vote que pour un usage dont il reste une plaque de la **forme de ce terrain**. Les plaques de l’autre forme n’y aident pas.',
  'rules.vote.shape.picture':
    'Le terrain 15 est carré, et les {form} plaques carrées d’habitat sont sur le plan. Restent industrie et commerce. Les plaques allongées d’habitat sont pour les terrains pairs.',
  'rules.vote.last':
    'S’il ne reste qu’un usage pour cette forme, sa plaque est posée aussitôt. On ne vote pas et on ne parle pas des jetons.',
  'rules.vote.laid':
    'La plaque est posée sur le terrain. Les pions qui s’y trouvent restent, désormais sur la plaque.',
  'rules.vote.two':
    'Deux cartes font deux votes, dans l’ordre où elles ont été retournées. La première plaque est posée avant le second vote.',

  'rules.buy': 'Acheter des parcelles',
  'rules.buy.order':
    'Chacun choisit en secret **un seul terrain** et un nombre de parcelles, ou passe. Vous pouvez changer votre commande tant que le dernier joueur n’a pas choisi. Puis on montre toutes les commandes ensemble.',
  'rules.buy.most': 'Parcelles par commande, au plus',
  'fact.players': 'Joueurs',
  'fact.buy.plots': 'Parcelles',
  'rules.buy.where':
    'Vous pouvez commander sur tout terrain qui a une parcelle libre, affecté ou nu. Pas dans un parc, ni sur un terrain payé.',
  'rules.buy.gamble':
    'Vous pouvez commander plus de parcelles qu’il n’y en a de libres : c’est un pari. Mais pas plus que vous n’avez de pions en main.',
  'rules.buy.price':
    'Le prix dépend du nombre de parcelles et du terrain. Les terrains nus sont moins chers. Une plaque posée ce tour compte déjà.',
  'rules.buy.prices': 'Prix de la commande entière',
  'fact.buy.laid': 'Terrain avec plaque',
  'fact.buy.bare': 'Terrain nu',
  'rules.buy.afford': 'On ne commande que ce qu’on peut payer.',
  'rules.buy.full':
    'Vous payez **toute la commande**, quel que soit le nombre de parcelles reçues.',
  'rules.buy.hand':
    'Les parcelles sont données une à une. Le maire commence, les autres suivent dans le sens horaire. Chacun dont la commande n’est pas remplie pose un pion sur une parcelle libre du terrain choisi. On tourne ainsi jusqu’à ce que les commandes soient remplies ou qu’il n’y ait plus rien de libre.',
  'rules.buy.three': 'Cinq parcelles voulues, trois libres',
  'rules.buy.three.1':
    'Le terrain 8 est nu. Une parcelle est à Bruno, trois sont libres. Odile est maire.',
  'rules.buy.three.2': 'Vous commandez en secret deux parcelles du terrain 8.',
  'rules.buy.three.3':
    'Les autres aussi veulent le 8 : Odile deux parcelles, Bruno une. Odile en reçoit une, puis Bruno, puis vous. Le terrain est plein. Vous avez payé {paid} pour {wanted} parcelles et en avez reçu {got}.',
  'rules.buy.three.4':
    'Le terrain 8 est plein, mais n’a pas encore de plaque. Il attend, et paiera quand il sera affecté.',

  'rules.pay': 'Le paiement',
  'rules.pay.when':
    'Après les commandes, tout terrain qui porte une plaque et {plots} pions est payé. Les parcs ne paient jamais.',
  'rules.pay.wait':
    'Un terrain plein mais sans plaque attend. Il paie au tour où sa plaque est posée.',
  'rules.pay.sum':
    'Chaque propriétaire reçoit la valeur de ses parcelles, et la prime s’il y en a une.',
  'rules.pay.crowd': 'Rester dehors, et être payé quand même',
  'rules.pay.crowd.1':
    'Le terrain 18 est de l’habitat. Deux parcelles sont à vous, une à Odile, une est libre. Odile est maire.',
  'rules.pay.crowd.2': 'Vous commandez la dernière parcelle.',
  'rules.pay.crowd.3': 'Odile la commande aussi. Personne ne le sait encore.',
  'rules.pay.crowd.4':
    'Bruno la voulait également. Le maire est servi en premier : Odile reçoit la parcelle. Vous payez {paid} pour rien, Bruno de même. Mais le terrain 18 est complet et judicieux : il paie {value} par parcelle et, avec deux propriétaires, une prime de {bonus} chacun. Cela fait {total} pour vous et {other} pour Odile.',
  'rules.pay.crowd.5':
    'Vos pions et ceux d’Odile reviennent. Le terrain 18 est fermé ; il compte toujours pour ses voisins.',
  'rules.pay.back':
    'Après le paiement, les pions reviennent à leurs propriétaires et peuvent resservir. Le terrain est fermé pour le reste de la partie. Sa plaque compte toujours pour ses voisins.',
  'rules.pay.several':
    'Plusieurs terrains peuvent payer au même tour. On les paie dans l’ordre des numéros ; leur valeur n’en dépend pas.',
  'rules.pay.mayor':
    'À la fin du tour, la fonction de maire passe au joueur suivant, dans le sens horaire.',

  'rules.end': 'La fin',
  'rules.end.last':
    'Quand chaque terrain a sa plaque, ce tour est le dernier. On le joue jusqu’au bout : tous commandent encore une fois, et les terrains complets paient.',
  'rules.end.lost': 'Les terrains qui ne sont pas complets ne paient rien.',
  'rules.end.win': 'Le plus riche gagne. Les joueurs à égalité partagent la victoire.',
  'rules.end.open':
    'Tout le monde voit l’argent des autres. Une option le cache aux autres joueurs et aux spectateurs jusqu’à la fin.',
  'rules.end.city': 'Le dernier tour',
  'rules.end.city.1': 'Deux terrains sont encore nus, le 7 et le 14. Vous êtes maire.',
  'rules.end.city.2':
    'Vous retournez la carte du terrain 7. Il est impair : une seconde carte suit, de l’autre moitié, celle du 14.',
  'rules.end.city.3':
    'Premier vote : deux voix pour le commerce, une pour l’industrie. La plaque est posée.',
  'rules.end.city.4':
    'Puis le second vote : le terrain 14 devient industriel. Chaque terrain a maintenant sa plaque. C’est le dernier tour.',
  'rules.end.city.5':
    'Une dernière fois, tous commandent. Vous complétez le 7, Odile complète le 14, Bruno passe. Les deux terrains paient.',
  'rules.end.city.6':
    'Les terrains 4, 12 et 24 ne sont pas complets et ne paient rien. Vous avez {you}, Odile {odile}, Bruno {bruno} : Odile gagne.',

  'rules.setup': 'Mise en place',
  'rules.setup.table': 'Ce que reçoit chaque joueur',
  'fact.setup.markers': 'Pions',
  'fact.setup.money': 'Argent',
  'fact.setup.token': 'Jetons d’influence',
  'fact.setup.most': 'Parcelles par commande, au plus',
  'fact.setup.sets': '{count} et {count}',
  'rules.setup.ballots':
    'Dans la boîte, chacun a aussi trois cartes de vote. Elles montrent 1 pion (industrie), 2 (habitat) ou 3 (commerce) : elles servent au vote et à la commande. Ici, vous choisissez simplement.',
  'rules.setup.bank': 'La banque n’est jamais à court d’argent.',
  'rules.setup.piles':
    'Il y a une carte par terrain. On sépare les cartes 1–{half} et {next}–{lots}, et on mélange les deux piles.',
  'rules.setup.six':
    'On tire trois cartes de chaque pile. Ces six cartes sont mélangées et retournées une à une : les trois premiers terrains deviennent des parcs, le quatrième de l’habitat, le cinquième un commerce, le sixième une industrie.',
  'rules.setup.rest':
    'Les six cartes et les parcs inutilisés quittent le jeu. Il reste {pile} cartes dans chaque pile : {toPlan} terrains seront affectés.',
  'rules.setup.mayor': 'Le hasard désigne le premier maire.',
  'rules.setup.picture':
    'Une ville au départ : trois parcs, un habitat, un commerce, une industrie.',

  'rules.options': 'Options',
  'rules.options.before':
    'Elles se choisissent en préparant la partie. La première valeur est l’habituelle.',
  'rules.options.map': '**Plan :** Classique, Avenues, Rubans, ou un plan à vous.',
  'rules.options.avenues': 'Avenues, après la mise en place.',
  'rules.options.ribbons': 'Rubans, après la mise en place.',
  'rules.options.second':
    '**La seconde carte d’un numéro impair :** de l’autre moitié, ou au choix du maire, qui a vu la première.',
  'rules.options.sole':
    '**Prime du propriétaire unique si l’usage n’est pas judicieux :** {solePlain} ou {soleOther}.',
  'rules.options.money': '**Argent des autres :** visible, ou caché jusqu’à la fin.',
  'rules.options.two': 'À deux joueurs, on ne choisit que le plan.',

  'rules.two': 'Le jeu à deux',
  'rules.two.other':
    'À deux, c’est un autre jeu : ni argent, ni jeton d’influence, ni prime. On marque des points.',
  'rules.two.markers':
    'Chacun a deux séries de {markers} pions. La première ne sert que sur les terrains **avec plaque**, la seconde que sur les terrains **nus**.',
  'rules.two.deal':
    'Six terrains sont affectés comme dans le grand jeu. Les {toPlan} autres cartes sont mélangées et distribuées, {pile} à chacun. Elles restent visibles.',
  'rules.two.card':
    'Le maire joue une de ses cartes. Pair ou impair, peu importe : c’est toujours une seule carte.',
  'rules.two.use':
    'C’est **l’adversaire** qui décide ce que devient ce terrain. Il doit rester une plaque de cette forme. Si un seul usage est possible, sa plaque est posée aussitôt.',
  'rules.two.order':
    'Puis les deux joueurs commandent en secret jusqu’à {most} parcelles d’un terrain, ou passent. Les parcelles sont données une à une, le maire en premier.',
  'rules.two.enough':
    'On ne commande pas plus de parcelles qu’on n’a de pions de la série qu’il faut pour ce terrain.',
  'rules.two.lost':
    'On paie en pions. Les pions des parcelles qu’on n’a pas reçues sont perdus. Les pions ne reviennent jamais, pas même après un paiement.',
  'rules.two.mixed':
    'La série ne compte qu’au moment de poser un pion. Un terrain peut porter des pions des deux séries, et il paie pour tous.',
  'rules.two.points':
    'Quand un terrain paie, ses propriétaires marquent la valeur de leurs parcelles : 1 par voisin affecté, le double si l’usage est judicieux.',
  'rules.two.end':
    'Vous êtes maire à tour de rôle. Après {toPlan} tours, chaque terrain est affecté et la partie s’arrête. Les points sont visibles. Le total le plus haut gagne ; à égalité, la victoire est partagée.',
  'rules.two.duel': 'Un tour à deux',
  'rules.two.duel.1': 'Odile est maire et joue une de ses cartes.',
  'rules.two.duel.2': 'Elle choisit le terrain 16. À vous de dire ce qu’il devient.',
  'rules.two.duel.3':
    'Vous décidez : industrie. Maintenant, vous commandez tous les deux en secret.',
  'rules.two.duel.4':
    'Vous voulez tous les deux le terrain 3, qui est nu : deux parcelles sont libres. Odile est maire et en reçoit une, vous recevez l’autre. Vous en aviez commandé {wanted} et en avez {got} ; les autres pions sont perdus. Il vous en reste {left} pour les terrains nus.',

  'rules.reconstructed': 'Ce qui est reconstitué',
  'rules.reconstructed.why':
    'Ces règles sont dites avec nos propres mots, et tout est dessiné par nous. Une partie du matériel est restée introuvable. Nous l’avons reconstitué de notre mieux, et voici quoi.',
  'rules.reconstructed.maps':
    '**Les plans sont de nous.** On sait qu’il y a {lots} terrains, lesquels sont carrés ou allongés, et à quelle moitié ils appartiennent. L’emplacement de chaque terrain, et donc ses voisins, est notre reconstitution. Cela vaut pour les trois plans.',
  'rules.reconstructed.sole':
    '**La prime du propriétaire unique.** Le texte imprimé donne {solePlain} et dit que {sole} en est le double : l’un des deux est une erreur. Nous jouons avec {solePlain}, et {soleOther} est une option.',
  'rules.reconstructed.second':
    '**La seconde carte.** Deux traductions se contredisent : de l’autre pile, ou de n’importe laquelle. Nous jouons avec l’autre pile, et le libre choix est une option.',
  'rules.reconstructed.silent':
    '**Là où les règles se taisent**, nous avons décidé : le premier maire est tiré au sort ; la banque n’est jamais à court ; un seul usage possible se passe de vote ; un jeton annoncé reste annoncé ; on ne commande que là où une parcelle est libre ; un terrain sans voisin affecté n’apporte pas de prime ; les terrains paient dans l’ordre des numéros ; l’argent est visible.',
  'rules.reconstructed.two':
    '**Le jeu à deux** n’est pas dans la règle imprimée. C’est une variante attribuée à l’auteur, dont nous avons comblé les lacunes.',
  'rules.reconstructed.check':
    'Vous avez la boîte ? Alors vous pouvez corriger notre plan. Posez votre plateau à côté de l’écran, ouvrez notre plan dans l’éditeur et comparez terrain par terrain : où est-il, et quels terrains partagent un côté avec lui ?',
  'rules.reconstructed.correct':
    'L’éditeur dessine chaque changement et le vérifie aussitôt. Vous pouvez garder le plan corrigé, y jouer tout de suite, aussi avec d’autres, et le transmettre par fichier ou par lien.',
} as const satisfies { readonly [id in keyof typeof en]: string };
