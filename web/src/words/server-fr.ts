import type { en } from './server-en.ts';

/** The texts about the server and the people at its tables, in French. */
export const fr = {
  'why.no-server': 'Le serveur est injoignable.',
  'why.store-unavailable': 'Le serveur ne peut rien enregistrer pour le moment. Réessayez bientôt.',
  'why.disk-full': 'Le serveur n’a plus de place pour enregistrer. Réessayez plus tard.',
  'why.closing': 'Le serveur redémarre. Réessayez dans un instant.',
  'why.not-ready': 'Le serveur ne peut servir personne pour le moment. Réessayez bientôt.',
  'why.banned': 'L’administrateur de ce serveur vous a exclu.',
  'why.stale': 'La table a changé. Regardez et décidez à nouveau.',
  'why.put-out':
    'L’hôte vous a retiré de la table. Vous pourrez vous rasseoir s’il vous laisse revenir.',
  'why.share-unknown': 'Il n’y a pas, ou plus, de partie derrière ce lien.',
  'why.table-unknown': 'Cette table n’existe pas sur ce serveur.',
  'why.name-length': 'Un nom compte de 1 à 32 caractères.',
  'why.name-hidden': 'Ce nom contient des caractères invisibles. Tapez-le à nouveau.',
  'why.name-stacked': 'Ce nom empile trop de signes sur un caractère.',
  'why.name-blank': 'Un nom demande une lettre, un chiffre ou un émoji.',
  'why.name-bot': 'Des robots s’appellent ainsi. Ajoutez quelque chose, comme une initiale.',
  'why.too-many': 'Trop d’essais. Attendez une minute.',
  'why.too-many-changes':
    'Vous avez changé d’avis très souvent ici. Il ne vous reste qu’à terminer.',
  'why.given-by-clock': 'Votre temps était écoulé : on ne peut pas le reprendre.',
  'chat.say': 'Dire quelque chose',
  'chat.said': '{name} dit : {text}',
  'chat.gallery': 'Un spectateur',
  'chat.send': 'Envoyer',
  'shuffle.bound': 'Le mélange est fixé avant la première carte, et vérifié après la fin :',
  'shuffle.revealing': 'On mélange…',
  'shuffle.checked': 'Le mélange était fixé avant la première carte : vérifié sur cet appareil.',
  'shuffle.unseen':
    'Le mélange correspond à ce que le serveur avait fixé. Cet appareil ne l’avait pas vu avant la première carte.',
  'shuffle.rules':
    'Le mélange correspond à ce que le serveur avait fixé. Cette page n’a pas les règles pour vérifier les cartes.',
  'shuffle.unread': 'Le mélange n’a pas pu être vérifié : pas de connexion au serveur.',
  'shuffle.withheld':
    'De {names}, aucune part n’est arrivée à temps ; une valeur fixée d’avance l’a remplacée.',
  'shuffle.failed':
    'Attention : ce n’est pas le mélange fixé avant la première carte. Enregistrez la partie ; elle montre la différence ({why}).',
  'connection.reconnecting': 'La connexion est coupée. Nouvel essai ; rien n’est perdu.',
  'connection.lost': 'La connexion n’a pas pu être rétablie.',
  'connection.again': 'La page réessaie d’elle-même, et dès que le réseau revient.',
  'connection.retry': 'Réessayer',
} as const satisfies { readonly [id in keyof typeof en]: string };
