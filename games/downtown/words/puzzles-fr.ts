import type { en } from './puzzles-en.ts';

/** The sentences of Downtown’s puzzles, in French. */
export const fr = {
  'puzzle.ask.win':
    'Vous avez {mine}, {seat} a {theirs}. Quelle réponse vous donne la meilleure chance de gagner ?',
  'puzzle.ask.lead':
    'Le dernier tour. Vous avez {mine}, {seat} a {theirs}. Quelle commande vous mène le plus loin ?',
  'puzzle.ask.last-round':
    'Le dernier tour. Vous avez {mine}, {seat} a {theirs}. Quelle est la meilleure commande ?',
  'puzzle.ask.vote':
    'Le vote sur le terrain {lot}. Vous avez {mine}, {seat} a {theirs}. Que mettez-vous sur votre bulletin ?',
  'puzzle.ask.token':
    'Le vote sur le terrain {lot}. Vous avez {mine}, {seat} a {theirs}. Utilisez-vous votre jeton d’influence ?',
  'puzzle.missed.win':
    '{value, plural, =0 {Cela ne gagne pas.} one {Cela gagne environ # fois sur 100.} other {Cela gagne environ # fois sur 100.}} Il y a mieux. Regardez encore.',
  'puzzle.missed.win.most':
    '{value, plural, =0 {Cela ne gagne pas.} one {Cela gagne au plus # fois sur 100 environ.} other {Cela gagne au plus # fois sur 100 environ.}} Il y a mieux. Regardez encore.',
  'puzzle.missed.lead':
    'Cela vous laisse {value} face au plus riche des autres. Il y a plus à gagner.',
  'puzzle.missed.lead.most':
    'Cela vous laisse au mieux {value} face au plus riche des autres. Il y a plus à gagner.',
  'puzzle.value.win': 'Cette réponse gagne environ {value} fois sur 100, la suivante {next} fois.',
  'puzzle.value.lead':
    'Face au plus riche des autres, vous finissez {value} ; la commande suivante vous laisse {next}.',
  'puzzle.theme.last-round': 'Dernier tour',
  'puzzle.hint.last-round':
    'Tout est payé après cela. Comptez ce qu’une parcelle rapporte et ce qu’elle coûte, aussi pour les autres.',
  'puzzle.why.last-round':
    'Au dernier tour, une commande doit rapporter plus que son prix, et plus à vous qu’à vos rivaux.',
  'puzzle.theme.vote': 'Le vote',
  'puzzle.hint.vote': 'Que vaudrait chaque usage pour vous, et pour celui qui mène ?',
  'puzzle.why.vote':
    'Avec l’usage « {use} », le terrain {lot} et ses voisins valent le plus pour vous, ou le moins pour vos rivaux.',
  'puzzle.theme.token': 'Jeton d’influence',
  'puzzle.hint.token': 'Le jeton changerait-il le résultat ? Et en aurez-vous besoin plus tard ?',
  'puzzle.why.token': 'Un jeton ne sert que là où il décide, et si le terrain en vaut la peine.',
  'puzzle.theme.sole': 'Propriétaire unique',
  'puzzle.hint.sole': 'Où pourriez-vous être seul ?',
  'puzzle.why.sole':
    'Tout le terrain {lot} est alors à vous : {worth} par parcelle, et la prime du propriétaire unique.',
  'puzzle.theme.crowd': 'Prendre la dernière place',
  'puzzle.hint.crowd': 'Où reste-t-il une dernière parcelle, et qui d’autre la veut ?',
  'puzzle.why.crowd':
    'Vous prenez la dernière place du terrain {lot} : il est payé, et personne d’autre n’y entre.',
  'puzzle.theme.pass': 'Mieux vaut passer',
  'puzzle.hint.pass': 'Faut-il vraiment acheter ?',
  'puzzle.why.pass': 'Aucune parcelle ne vaut son prix ici. L’argent en main compte aussi.',
  'puzzle.theme.order': 'La bonne commande',
  'puzzle.hint.order':
    'Comparez la valeur d’une parcelle et son prix, et voyez qui d’autre en profiterait.',
  'puzzle.why.order':
    '{plots, plural, one {Une parcelle} other {# parcelles}} du terrain {lot} pour {price} : cela rapporte plus que son prix, et plus que toute autre commande.',
} as const satisfies { readonly [id in keyof typeof en]: string };
