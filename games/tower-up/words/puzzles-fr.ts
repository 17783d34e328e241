import type { en } from './puzzles-en.ts';

/** The sentences of Tower Up’s puzzles, in French. */
export const fr = {
  'puzzle.ask.win':
    '{left, plural, =0 {À vous. Quel coup gagne le plus souvent ?} one {Le dernier tour de la partie est à vous. Quel est le meilleur coup ?} other {Votre dernier tour. Quel est le meilleur coup ?}} Vous avez {mine} M, {seat} en a {theirs}.',
  'puzzle.ask.lead':
    'Votre dernier tour. Vous avez {mine} M, {seat} en a {theirs}. Tirez-en le maximum.',
  'puzzle.missed.win':
    '{value, plural, =0 {Cela ne gagne pas.} one {Cela gagne environ # fois sur 100.} other {Cela gagne environ # fois sur 100.}} Il y a mieux. Regardez encore.',
  'puzzle.missed.win.most':
    '{value, plural, =0 {Cela ne gagne pas.} one {Cela gagne au plus # fois sur 100 environ.} other {Cela gagne au plus # fois sur 100 environ.}} Il y a mieux. Regardez encore.',
  'puzzle.missed.lead':
    'Cela vous laisse {value} face au meilleur des autres. Il y a plus à gagner.',
  'puzzle.missed.lead.most':
    'Cela vous laisse au mieux {value} face au meilleur des autres. Il y a plus à gagner.',
  'puzzle.value.win': 'Ce coup gagne environ {value} fois sur 100, le suivant {next} fois.',
  'puzzle.value.lead':
    'Face au meilleur des autres, vous finissez {value} ; le coup suivant vous laisse {next}.',
  'puzzle.gap.ahead': 'avec {gap} M d’avance',
  'puzzle.gap.behind': 'avec {gap} M de retard',
  'puzzle.theme.last-turn': 'Dernier tour',
  'puzzle.hint.last-turn':
    'Il n’y a rien après pour vous. Comptez les pas des engins et les toits au sommet.',
  'puzzle.why.last-turn':
    'Au dernier tour, seul le compte importe : ce coup vous rapporte {gained} M tout de suite.',
  'puzzle.theme.extra': 'Tour de plus',
  'puzzle.hint.extra': 'Regardez votre engin le plus lent et la prochaine étoile.',
  'puzzle.why.extra': 'Votre engin le plus lent atteint une étoile, et vous rejouez aussitôt.',
  'puzzle.theme.objective': 'Objectif',
  'puzzle.hint.objective': 'La hauteur n’est pas tout. Quel objectif est presque à vous ?',
  'puzzle.why.objective':
    'Il remplit un objectif : {token} M, avant qu’un autre ne prenne le jeton.',
  'puzzle.theme.finish': 'Le dixième toit',
  'puzzle.hint.finish': 'Combien de temps cette partie doit-elle encore durer ?',
  'puzzle.why.finish':
    'Votre dixième toit termine la partie : il reste un tour aux autres, et c’est trop peu.',
  'puzzle.theme.cover': 'Recouvrir',
  'puzzle.hint.cover':
    'À qui sont les toits au sommet, et quelle construction surélèverait ces immeubles ?',
  'puzzle.why.cover':
    'Une seule construction recouvre {covered} toits des autres qui étaient au sommet.',
  'puzzle.theme.card': 'Prendre une carte',
  'puzzle.hint.card': 'Rien ne vous oblige à construire. Que construirez-vous ensuite ?',
  'puzzle.why.card':
    'Cette carte apporte les étages de votre meilleure construction. Construire maintenant dépenserait ce qu’il vous faut.',
  'puzzle.theme.tower': 'Haute tour',
  'puzzle.hint.tower': 'Quelle tour peut devenir la plus haute que vous puissiez coiffer ?',
  'puzzle.why.tower': 'Votre toit est à {height} étages, et l’engin avance d’autant de pas.',
  'puzzle.theme.build': 'Le bon terrain',
  'puzzle.hint.build':
    'Comparez ce que chaque construction vous donne et ce qu’elle laisse aux autres.',
  'puzzle.why.build':
    'Il rapporte {gained} M tout de suite et laisse moins aux autres que toute autre construction.',
} as const satisfies { readonly [id in keyof typeof en]: string };
