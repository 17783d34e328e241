/** The sentences of the guided first game in French: see web/src/lesson/lesson-words.ts. */
export const fr = {
  'lesson.goal': 'Les mêmes boutiques côte à côte',
  'lesson.goal.say':
    'Après six ans, le plus riche gagne. Les boutiques paient chaque année, et mieux si les mêmes se touchent. Posez votre troisième poissonnerie à côté des deux autres, au 23.',
  'lesson.goal.say.1': 'C’est tout ce que vous avez. Dites que vous avez fini de construire.',
  'lesson.goal.not.0':
    'C’est permis, mais seule elle gagne 1 000. À côté des deux autres, elle les complète.',
  'lesson.goal.not.1': 'Votre poissonnerie est encore en main, où elle ne gagne rien.',
  'lesson.goal.not.2': 'Cette adresse est à quelqu’un d’autre. Construisez sous votre auvent.',
  'lesson.goal.result':
    'Trois sur trois : la poissonnerie complète paie 5 000 par an. Séparées, les mêmes boutiques paieraient 3 000.',
  'lesson.size': 'Finissez ce qui est commencé',
  'lesson.size.say':
    'Les points d’une tuile disent combien il en faut : quatre pour la maison de thé. La dernière rapporte le plus. Une adresse est libre et vous avez deux tuiles : laquelle y va ?',
  'lesson.size.say.1': 'Fini de construire ?',
  'lesson.size.not.0':
    'Deux radios sur six : 1 000 de plus. La quatrième maison de thé ajoute 4 000.',
  'lesson.size.not.1': 'Une adresse vide ne gagne rien. L’une de vos tuiles y a sa place.',
  'lesson.size.result':
    'Quatre sur quatre : 8 000 au lieu de 4 000. Avec le magasin de radios, vous gagnez 9 000 par an. La tuile radio servira plus tard.',
  'lesson.accept': 'On vous fait une offre',
  'lesson.accept.say':
    'La bonne adresse est parfois à un autre, alors on échange : adresses, tuiles, argent. Bruno offre le 36 pour 2 000, et vous avez la tuile qu’il faut. Acceptez.',
  'lesson.accept.bot.0': 'Le 36 ne me sert à rien. Pour 2 000, il est à vous.',
  'lesson.accept.not.0':
    'La prudence est bonne. Mais cela rapporte 2 000 de plus par an, quatre ans durant. L’offre tient toujours.',
  'lesson.accept.not.1': 'Attendez : il y a une bonne offre sur la table.',
  'lesson.accept.not.2': 'Le marchandage vient bientôt. Ce prix est juste : acceptez.',
  'lesson.accept.not.3': 'Regardez d’abord l’offre de Bruno : elle est bonne.',
  'lesson.accept.result':
    'Il est à vous. Avec un troisième antiquaire, ils paient 4 000 par an au lieu de 2 000 : en quatre ans 8 000 de plus, pour 2 000.',
  'lesson.swap': 'Faites une offre',
  'lesson.swap.say':
    'Odile a l’horloger qu’il vous faut, et vous avez le feu d’artifice qu’il lui faut. Proposez l’échange : votre feu d’artifice contre son horloger.',
  'lesson.swap.bot.1': 'Volontiers. Cela complète aussi le mien.',
  'lesson.swap.not.0':
    'Possible, mais l’échange vaut mieux : un feu d’artifice contre un horloger, rien de plus.',
  'lesson.swap.not.1': 'Pas encore : Odile a ce qu’il vous faut.',
  'lesson.swap.not.2': 'On n’offre que ce qu’on a. Votre main est sous la carte.',
  'lesson.swap.result':
    'Un échange utile aux deux : vos horlogers passent de 2 000 à 5 000 par an, le feu d’artifice d’Odile de 4 000 à 8 000.',
  'lesson.price': 'Combien cela vaut-il ?',
  'lesson.price.say':
    'Le 61 est à Bruno. Votre cinquième blanchisserie y ajoute 5 000 par an pendant trois ans : 15 000. Tout prix plus bas est un gain. Offrez 2 000 pour le 61 et voyez ce qu’il dit.',
  'lesson.price.say.2': '5 000 pour ce qui en vaut 15 000, c’est encore un gain. Acceptez.',
  'lesson.price.bot.1': 'Cela vaut plus pour vous. 5 000.',
  'lesson.price.not.0': 'On peut renoncer. Mais 15 000 pour 5 000, c’est 10 000 de gagnés.',
  'lesson.price.not.1': 'Pas encore : le 61 vaut 15 000 pour vous.',
  'lesson.price.not.2': 'De l’argent contre le 61 suffit ici : rien d’autre sur la table.',
  'lesson.price.not.3': 'Vous n’avez pas autant. Personne ne peut promettre plus qu’il n’a.',
  'lesson.price.result':
    'Vous avez payé une fois. Cinq blanchisseries gagnent 11 000 par an au lieu de 6 000 : 15 000 de plus à la fin.',
  'lesson.sell': 'Vendez cher',
  'lesson.sell.say':
    'Odile veut votre bijouterie du 51 pour 4 000. Vous perdriez 1 000 par an, elle en gagnerait 5 000 : 15 000 à la fin. Demandez 9 000.',
  'lesson.sell.bot.0': 'Votre petite bijouterie pour 4 000 ?',
  'lesson.sell.bot.2': 'Vous êtes dur en affaires. D’accord.',
  'lesson.sell.not.0': 'Vous y gagneriez 1 000, et Odile 11 000. Elle peut payer plus : demandez.',
  'lesson.sell.not.1': 'Prudent, mais il y a 12 000 à partager. Donnez plutôt un prix.',
  'lesson.sell.not.2': 'Demandez de l’argent pour le 51 : entre 5 000 et 11 000.',
  'lesson.sell.not.3': 'Répondez d’abord à Odile par une contre-offre.',
  'lesson.sell.not.4': 'Répondez à l’offre d’Odile : faites une contre-offre et changez le prix.',
  'lesson.sell.result':
    'Un bon prix pour une boutique qui vous aurait rapporté 3 000. Odile y gagne aussi : ainsi se font les affaires.',
  'lesson.cards': 'Nouvelle année, nouvelles adresses',
  'lesson.cards.say':
    'Une année commence par de nouvelles adresses : six cartes, vous en gardez quatre. On construit sur le voisinage. Gardez celles près de vos restaurants du 20 et du 21 : 16, 22, 24 et 25.',
  'lesson.cards.not.0':
    'Une adresse loin de vos boutiques ne sert qu’à échanger. Rendez le 5 et le 70.',
  'lesson.cards.result':
    'Toutes voisines. Deux restaurants attendent en main, et quatre tuiles ont été distribuées. Les échanges reprennent.',
  'lesson.payday': 'Fini, construire, encaisser',
  'lesson.payday.say':
    'Plus rien à échanger ? Dites que vous avez fini. Puis construisez les deux restaurants. Avant la paie, une carte de conjoncture est retournée : elle peut récompenser une taille.',
  'lesson.payday.say.3': 'Construisez maintenant les deux restaurants à côté des autres.',
  'lesson.payday.say.5': 'C’est tout. Fini de construire ?',
  'lesson.payday.bot.0': 'Rien pour moi cette année.',
  'lesson.payday.not.0':
    'Vous avez encore un restaurant en main. Quatre côte à côte sont complets.',
  'lesson.payday.not.1':
    'Odile et Bruno ont tout ce qu’ils veulent cette année. Dans une vraie partie, insistez.',
  'lesson.payday.not.2': 'Posez les restaurants à côté des deux autres.',
  'lesson.payday.result':
    'Quatre restaurants paient 8 000, et la conjoncture donne 1 000 par boutique de taille quatre : 12 000 en un an.',
  'lesson.game': 'Pour de bon : les deux dernières années',
  'lesson.game.say':
    'Cinquième année sur six, et c’est serré. Restent deux années d’affaires : choisissez vos adresses, échangez, construisez. Odile et Bruno jouent maintenant d’eux-mêmes.',
} as const;
