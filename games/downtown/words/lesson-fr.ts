/** The sentences of the guided first game in French: see web/src/lesson/lesson-words.ts. */
export const fr = {
  'lesson.goal': 'Le plus riche gagne',
  'lesson.goal.say':
    'Le plus riche gagne. Un terrain paie ses propriétaires dès que ses quatre parcelles sont vendues. Il en manque une au terrain 5 : commandez-y 1 parcelle, pour 3.',
  'lesson.goal.not.0':
    'Une seule parcelle est libre, et l’on paie tout ce qu’on commande. Une suffit.',
  'lesson.goal.not.1': 'Passer est permis et parfois sage. Mais l’argent attend au terrain 5.',
  'lesson.goal.not.2':
    'Possible, mais ce terrain paierait bien plus tard. Au terrain 5, il ne manque qu’une parcelle.',
  'lesson.goal.not.3':
    'Personne ne peut acheter un parc. Les parcs donnent de la valeur à leurs voisins, on y vient.',
  'lesson.goal.result':
    'Le terrain 5 est complet et paie 3 par parcelle : 6 pour vos deux. Vous avez 21.',
  'lesson.neighbours': 'Comptez les voisins',
  'lesson.neighbours.say':
    'Pourquoi 3 ? Une parcelle paie 1 par terrain voisin déjà aménagé, parcs compris. Il manque une parcelle aux terrains 9 et 23. Commandez-la là où elle paie le plus.',
  'lesson.neighbours.not.0':
    'Le terrain 23 a un seul voisin aménagé, le 20 : 1 par parcelle. Comptez autour du 9.',
  'lesson.neighbours.not.1': 'Une seule parcelle y est libre. Commandez-en une.',
  'lesson.neighbours.not.2':
    'Seuls le 9 et le 23 paieraient cette fois. Lequel a le plus de voisins aménagés ?',
  'lesson.neighbours.not.3':
    'Le terrain 5 a payé. Un terrain paie une seule fois ; il compte toujours comme voisin.',
  'lesson.neighbours.result':
    'Les terrains 6, 8 et 12 sont aménagés : 3 par parcelle, 6 pour vos deux. Au terrain 23, c’était 2.',
  'lesson.homes': 'Les logements aiment le calme',
  'lesson.homes.say':
    'Au bon endroit, un terrain paie double. Les logements ne veulent pas d’industrie à côté. Les terrains 3 et 7 sont des logements avec deux voisins aménagés. Commandez la dernière parcelle du meilleur.',
  'lesson.homes.not.0':
    'Le terrain 7 touche les usines du 8 : 2 par parcelle, sans doubler. Le 3 n’en touche pas.',
  'lesson.homes.not.1': 'Une seule parcelle y est libre. Commandez-en une.',
  'lesson.homes.not.2':
    'Regardez les deux terrains de logements à qui il manque une parcelle : 3 et 7.',
  'lesson.homes.not.3': 'C’est un parc : rien à y acheter.',
  'lesson.homes.result':
    'Bien placé : deux voisins, doublés, font 4 par parcelle. Vos deux parcelles rapportent 8 au lieu de 4.',
  'lesson.vote': 'On vote ce qui se construit',
  'lesson.vote.say':
    'Qui décide ce qu’on construit ? Vous tous, par vote secret. Deux parcelles du terrain 22 sont à vous. L’industrie paie double à côté d’un commerce, et le 20 en est un. Votez industrie.',
  'lesson.vote.bot.1': 'Des usines près des magasins : cela va aussi à ma parcelle.',
  'lesson.vote.not.0':
    'Il y a de l’industrie au 12 : des logements paieraient 3, pas 6. Comparez les trois chiffres.',
  'lesson.vote.not.1':
    'Un commerce veut deux terrains de logements à côté ; il n’y en a pas : 3, pas 6.',
  'lesson.vote.result':
    'Deux voix contre une : le terrain 22 devient industriel. Vos deux parcelles valent 6 chacune au lieu de 3.',
  'lesson.mayor': 'Le maire départage',
  'lesson.mayor.say':
    'Ce tour, vous êtes maire : à égalité, votre bulletin décide. Un commerce paie double près de deux terrains de logements, et le 16 en touche trois. Votez commerce.',
  'lesson.mayor.bot.1': 'Des logements, s’il vous plaît.',
  'lesson.mayor.bot.2': 'Moi, je veux des usines.',
  'lesson.mayor.not.0':
    'Le 19 est industriel : des logements paient 5 ici. En commerce, les mêmes parcelles paient 10.',
  'lesson.mayor.not.1':
    'L’industrie veut un commerce à côté, et le 16 n’en a pas : 5. En commerce, il paie 10.',
  'lesson.mayor.result':
    'Une voix chacun, et celle du maire décide. Le terrain 16 devient commercial : 10 par parcelle au lieu de 5.',
  'lesson.lobby': 'Un vote double par partie',
  'lesson.lobby.say':
    'Odile est maire, et une égalité serait pour elle. Votre jeton de pression double votre voix, une seule fois dans la partie. Votez logements pour le 18, puis utilisez-le.',
  'lesson.lobby.say.5': 'Personne d’autre ne double. Utilisez votre jeton maintenant.',
  'lesson.lobby.bot.1': 'Je suis maire, et j’ai envie de magasins.',
  'lesson.lobby.not.0': 'Vous avez une parcelle ici, et seuls des logements paient double au 18.',
  'lesson.lobby.not.1':
    'Le garder est souvent juste. Mais c’est une voix chacun, et le commerce d’Odile gagnerait. Utilisez-le.',
  'lesson.lobby.result':
    'Deux contre une et une : des logements. Votre parcelle vaut 6 au lieu de 3. Le jeton est parti : choisissez bien son moment.',
  'lesson.secret': 'Chacun commande en secret',
  'lesson.secret.say':
    'Tous commandent en secret, puis on sert, le maire d’abord. Qui arrive trop tard a payé pour rien. Odile, maire, veut la dernière parcelle du 18. Commandez la dernière du 22.',
  'lesson.secret.bot.1': 'Le 18 est à moi.',
  'lesson.secret.bot.2': 'Je le voulais aussi.',
  'lesson.secret.not.0':
    'Odile est maire et servie d’abord : vous paieriez 3 pour rien. Personne d’autre ne veut le 22.',
  'lesson.secret.not.1': 'Une seule parcelle y est libre. Commandez-en une.',
  'lesson.secret.not.2':
    'Au terrain 22, il manque une parcelle, et chacune paie 8. Personne d’autre ne le vise.',
  'lesson.secret.result':
    'Le terrain 22 paie 8 par parcelle : 16 pour vous. Odile a complété le 18, qui vous paie aussi 6. Bruno a payé 3 pour rien.',
  'lesson.alone': 'Seul sur un terrain',
  'lesson.alone.say':
    'Les quatre parcelles d’un terrain bien placé à vous seul : 10 de plus. Deux du 13 sont à vous, deux sont libres. Commandez 2 parcelles, pour 7.',
  'lesson.alone.not.0':
    'Cela en laisse une à un autre, et les 10 seraient perdus. Prenez les deux.',
  'lesson.alone.not.1': 'Deux seulement sont libres. La troisième coûterait 5 pour rien.',
  'lesson.alone.not.2': 'Quelqu’un pourrait vous rejoindre au 13. Complétez-le maintenant.',
  'lesson.alone.result': '4 parcelles à 6 font 24, plus 10 pour être seul : 34 pour une mise de 7.',
  'lesson.bare': 'Acheter tôt, acheter moins cher',
  'lesson.bare.say':
    'Les terrains nus sont moins chers : 2, 5 ou 9 pour une, deux ou trois parcelles. Ils ne paient qu’une fois aménagés, et votre vote y aide. Commandez 3 parcelles du 24.',
  'lesson.bare.not.0': 'Pour cette fois, prenez-en trois : une seule de plus le complétera.',
  'lesson.bare.not.1': 'Regardez le terrain 24 : il est libre, et trois voisins sont aménagés.',
  'lesson.bare.result':
    'Trois parcelles pour 9 au lieu de 12. En industrie, le 24 paierait 6 par parcelle. Il lui faut maintenant sa carte, et votre vote.',
  'lesson.game': 'Pour de bon',
  'lesson.game.say':
    'Il reste quatre terrains : 1, 10, 15 et 24. Quand tous sont aménagés, la partie finit, et un terrain incomplet ne paie rien. Vous êtes maire : retournez une carte. Odile et Bruno jouent maintenant d’eux-mêmes.',
} as const;
