/** The sentences of the guided first game in French: see web/src/lesson/lesson-words.ts. */
export const fr = {
  'lesson.goal': 'Plus le toit est haut, mieux il paie',
  'lesson.goal.say':
    'Qui a le plus de Millions gagne, et les hauts toits en rapportent. Posez un étage brun en C3 : l’immeuble blanc voisin grandit aussi. Puis posez votre toit sur le blanc.',
  'lesson.goal.not.0':
    'Un seul étage ne rapporte que 1 Million. Le blanc en a trois : posez-y le toit.',
  'lesson.goal.not.1': 'Les cartes viendront. Construisons d’abord quelque chose de haut.',
  'lesson.goal.not.2': 'Possible, mais C3 touche le grand immeuble blanc. Commencez là.',
  'lesson.goal.not.3': 'Un nouvel immeuble doit en toucher un autre. Suivez les routes depuis C4.',
  'lesson.goal.result':
    'Trois étages sous votre toit : l’engin blanc avance de 3, soit 3 Millions. En C3, c’était 1.',
  'lesson.neighbours': 'Tous les voisins grandissent',
  'lesson.neighbours.say':
    'Chaque voisin d’un nouvel immeuble grandit : vous lui payez un étage de sa couleur. C6 touche un brun et un blanc. Construisez-y et coiffez le plus haut des deux.',
  'lesson.neighbours.not.0': 'Le brun a 2 étages, le blanc 4. Un toit paie selon la hauteur.',
  'lesson.neighbours.not.1': 'Un seul étage paie 1. La tour blanche en a 4.',
  'lesson.neighbours.not.2': 'Vous avez tous les étages qu’il faut. Construisez en C6.',
  'lesson.neighbours.not.3': 'C’est permis, mais en C6 deux tours grandissent à la fois.',
  'lesson.neighbours.not.4': 'Cette couleur est déjà à côté : on y vient. Prenez noir ou gris.',
  'lesson.neighbours.result':
    'Deux tours ont grandi. La blanche a 4 étages : l’engin blanc avance de 4, de 3 à 7 Millions.',
  'lesson.colours': 'Jamais deux couleurs égales',
  'lesson.colours.say':
    'Deux voisins n’ont jamais la même couleur. B6 est entre un gris et un noir : lequel de vos étages peut s’y poser ? Posez-le et coiffez le grand gris.',
  'lesson.colours.not.0': 'Celui-là est plus bas. La tour grise a trois étages.',
  'lesson.colours.not.1': 'Vous avez déjà un étage qui convient en B6.',
  'lesson.colours.not.2': 'Regardez d’abord B6 : ses voisins ont deux couleurs.',
  'lesson.colours.not.3': 'Le brun irait, mais vous n’avez pas d’étage brun.',
  'lesson.colours.not.4': 'Cette couleur est juste à côté. Prenez-en une qu’aucun voisin n’a.',
  'lesson.colours.result':
    'C’était blanc. La tour grise a 3 étages : 3 Millions de plus, sur une autre piste.',
  'lesson.card': 'Prendre une carte',
  'lesson.card.say':
    'D3 serait bien, mais la grande tour voisine demande un étage noir, et vous n’en avez pas. Au lieu de construire, on peut prendre une carte. Prenez celle qui a un étage noir.',
  'lesson.card.say.2': 'À présent c’est possible : construisez en D3 et coiffez la tour noire.',
  'lesson.card.not.0': 'De beaux étages, mais aucun n’est noir.',
  'lesson.card.not.1': 'Moins haut. C’est la tour noire en C2 qu’il faut coiffer.',
  'lesson.card.not.2': 'Possible. Mais les quatre étages en C2 valent un tour d’attente.',
  'lesson.card.not.3': 'Il faut un étage noir pour la tour en C2. Les cartes peuvent aider.',
  'lesson.card.result':
    'La carte a donné deux étages et un pas à l’engin brun. La construction a rapporté 4 Millions : la tour noire a 4 étages.',
  'lesson.stars': 'Les quatre engins à l’étoile',
  'lesson.stars.say':
    'Voyez les étoiles sur les pistes. Quand les quatre engins ont atteint une colonne d’étoiles, vous rejouez aussitôt. Seul le noir traîne. Construisez en E3 et coiffez le noir en E6.',
  'lesson.stars.say.1':
    'Votre tour supplémentaire : construisez ou prenez une carte, à votre guise.',
  'lesson.stars.not.0': 'Un autre engin avancerait, mais c’est le noir qui vous prive de l’étoile.',
  'lesson.stars.not.1': 'Aucune carte ne fait assez avancer le noir. E6 donne deux pas.',
  'lesson.stars.not.2': 'Possible, mais l’engin noir n’atteindrait pas l’étoile.',
  'lesson.stars.result':
    'Le noir est passé de 1 à 3, les quatre étaient à la première étoile ou plus loin, et vous avez rejoué. Soignez votre engin le plus lent.',
  'lesson.objective': 'Le premier à l’objectif',
  'lesson.objective.say':
    'Trois objectifs sont visibles. L’un demande un toit dans chaque couleur ; il vous manque le brun. Le premier reçoit 7 Millions, le deuxième 3. Faites grandir le brun en A2 et coiffez-le.',
  'lesson.objective.bot.1': 'Un tour de plus et il était à moi.',
  'lesson.objective.not.0': 'Cette couleur, vous l’avez déjà. C’est le brun qui manque.',
  'lesson.objective.not.1': 'À Odile aussi il ne manque qu’une couleur. Prenez les 7 avant elle.',
  'lesson.objective.not.2': 'Il faut toucher l’immeuble brun en A2.',
  'lesson.objective.result':
    'Les quatre couleurs : 7 Millions, plus 3 pour la hauteur. Odile n’en aura plus que 3.',
  'lesson.top': 'Les toits visibles',
  'lesson.top.say':
    'À la fin, les toits encore visibles paient un supplément, et plus il y en a, mieux c’est. Odile en montre trois. Construisez en D2 : sa tour en D3 grandit et son toit passe sous le vôtre.',
  'lesson.top.not.0':
    'Son toit est couvert de toute façon, mais le vôtre rapporte 1 en D2 et 3 en D3.',
  'lesson.top.not.1': 'Posez-le en D3, où était le toit d’Odile.',
  'lesson.top.not.2': 'Odile garderait trois toits au soleil. D2 en cache un.',
  'lesson.top.not.3': 'Possible, mais c’est en D2 que l’on cache un toit d’Odile.',
  'lesson.top.result':
    'Les toits visibles d’Odile valent 2 Millions au lieu de 4, les vôtres 6 au lieu de 4. Les toits couverts comptent toujours pour les objectifs.',
  'lesson.tenth': 'Le dixième toit',
  'lesson.tenth.say':
    'C’est votre dernier toit. Le dixième toit finit la partie : Odile joue encore une fois, puis on compte. Construisez en C3 et coiffez la grande tour blanche.',
  'lesson.tenth.bot.1': 'Encore un pour moi, alors.',
  'lesson.tenth.not.0': 'Celui-là est plus bas. Que le dernier toit soit haut.',
  'lesson.tenth.not.1':
    'Vous pourriez attendre. Mais vous menez, et c’est vous qui décidez de la fin.',
  'lesson.tenth.not.2': 'C3 fait encore grandir la tour blanche. Construisez là.',
  'lesson.tenth.result':
    'Pistes 23, sept toits visibles 14, objectifs 10 : 47 pour vous. Odile a 29, 4 et 10 : 43. Vous gagnez.',
  'lesson.game': 'Pour de bon : quatre toits chacun',
  'lesson.game.say':
    'Il reste quatre toits à chacun, et vous menez 29 à 22. Deux objectifs sont libres. Odile joue maintenant d’elle-même. Construisez, prenez des cartes, couvrez des toits.',
} as const;
