import type { en } from './rules-en.ts';

/** The same in French. */
export const fr = {
  'book.title': 'Règles de {game}',
  'book.title.table': 'Règles des tables',
  'book.contents': 'Sommaire',
  'book.search': 'Chercher dans les règles',
  'book.clear': 'Effacer la recherche',
  'book.found':
    '{count, plural, =0 {Rien trouvé} one {# passage trouvé} other {# passages trouvés}}',
  'book.try': 'Essayez un autre mot, ou le numéro d’une règle.',
  'book.rule': 'Règle {rules}',
  'book.link': 'Lien vers la règle {rule}',
  'book.lesson': 'Suivre la leçon',
  'book.lesson.short': 'Leçon',
  'book.print': 'Imprimer',
  'book.page': 'Ouvrir la page',
  'book.other': 'Règles des autres jeux',
  'book.example': 'Exemple pas à pas',
  'book.step': '{step} sur {count}',
  'book.back': 'Étape précédente',
  'book.next': 'Étape suivante',
  'book.boards': 'Ouvrir, vérifier et corriger le plateau',

  'number.2': 'deux',
  'number.3': 'trois',
  'number.4': 'quatre',
  'number.5': 'cinq',
  'number.6': 'six',
  'number.7': 'sept',
  'number.8': 'huit',
  'number.9': 'neuf',
  'number.10': 'dix',
  'number.11': 'onze',
  'number.12': 'douze',

  'rules.table': 'À ces tables',
  'rules.table.FB-1': 'Quand une partie est finie, plus rien ne s’y joue.',
  'rules.table.FB-2': 'Seul répond celui à qui l’on demande quelque chose.',
  'rules.table.FB-3': 'Une réponse comprend tout ce que la question demande.',
  'rules.table.FB-4':
    'Votre dernière réponse peut être reprise tant que personne d’autre n’a joué, que rien n’a été tiré ni montré, que votre temps n’est pas écoulé et qu’aucune règle du jeu ne la rend définitive. Quand tous choisissent en secret, jusqu’à ce que tous aient choisi.',
  'rules.table.FB-10': 'Chaque jeu a son nombre de joueurs.',
  'rules.table.FB-11': 'Une option prend une des valeurs que le jeu propose.',
  'rules.table.FB-12':
    'Une partie suit jusqu’au bout la version des règles avec laquelle elle a commencé.',
  'rules.table.FB-13':
    'Un temps particulier ne vaut que pour un genre de décision que le jeu connaît.',
  'rules.table.FB-14': 'Un robot a un caractère que le jeu connaît, ou aucun.',
  'rules.table.FB-20': 'Un fichier que l’on ouvre doit être complet et bien formé.',
  'rules.table.FB-21': 'Une partie enregistrée doit suivre les règles du premier au dernier coup.',
  'rules.table.FB-22':
    'Une position doit pouvoir se produire dans une partie : rien de trop, rien qui manque.',
  'rules.table.FB-30': 'Une table a sa propre adresse ; sans elle, personne ne la trouve.',
  'rules.table.FB-31':
    'Certaines choses ne sont possibles qu’avant la partie, d’autres que pendant ou après.',
  'rules.table.FB-32':
    'Une place est à une seule personne ou à un seul robot, et chacun a une place au plus par table.',
  'rules.table.FB-33': 'Seul l’hôte lance la partie, change les places et retire quelqu’un.',
  'rules.table.FB-34':
    'Seuls ceux qui sont assis à la table y décident. Si quelqu’un ne répond pas longtemps, un robot peut jouer pour lui ; il reprend sa place quand il veut, sauf s’il a abandonné.',
  'rules.table.FB-35':
    'Une réponse vaut pour la question posée, pas pour une question plus récente.',
  'rules.table.FB-36': 'Un message envoyé deux fois compte une fois.',
  'rules.table.FB-37': 'L’hôte décide si d’autres peuvent regarder.',
  'rules.table.FB-38': 'La partie commence quand toutes les places sont prises.',
  'rules.table.FB-39':
    'Le compte rendu d’une partie contient ses secrets : il ne s’ouvre qu’à la fin.',
  'rules.table.FB-40':
    'Certaines choses demandent un nom sur ce serveur ; la page s’en charge pour vous.',
  'rules.table.FB-42': 'Une clé d’accès prouve, sur votre appareil, qu’un compte est à vous.',
  'rules.table.FB-43': 'Un code de secours ouvre un compte une seule fois.',
  'rules.table.FB-44': 'Une place ne se réserve que pour quelqu’un que ce serveur connaît.',
  'rules.table.FB-45': 'Un nom est lisible par tous, pas trop long, et n’est pas celui d’un robot.',
  'rules.table.FB-50': 'Un message au serveur a la forme qu’il attend.',
  'rules.table.FB-51': 'Un message au serveur n’est pas trop grand.',
  'rules.table.FB-52': 'Un message au serveur n’est pas imbriqué trop profondément.',
  'rules.table.FB-53': 'Un message au serveur est un texte lisible.',
  'rules.table.FB-54': 'Seules les pages de ce site peuvent agir en votre nom.',
  'rules.table.FB-55': 'Qui demande trop souvent en peu de temps doit attendre un instant.',
  'rules.table.FB-56':
    'Certaines choses ont un maximum : tables ouvertes, connexions, changements d’avis.',
  'rules.table.FB-57': 'Une adresse doit mener quelque part.',
  'rules.table.FB-58': 'Un message doit arriver à temps.',
  'rules.table.FB-59': 'Le serveur ne lit qu’une sorte de messages.',
  'rules.table.FB-60':
    'Quand le serveur ne peut pas enregistrer ou redémarre, rien n’est perdu : la suite vient un peu plus tard.',
  'rules.table.FB-70': 'Une erreur du serveur est sa faute ; il la note.',
  'rules.table.FB-80':
    'Chacun apporte une part du mélange et la fixe avant la première carte : personne ne peut choisir les cartes.',
} as const satisfies { readonly [id in keyof typeof en]: string };
