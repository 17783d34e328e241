import type { en } from './position-en.ts';

/** The texts of the page that opens a position, in French. */
export const fr = {
  'position.title': 'Ouvrir une position',
  'position.about':
    'Une position est un moment d’une partie en JSON : tirée d’un rapport d’erreur, d’un problème ou de la ligne de commande.',
  'position.paste': 'La position, ou un lien vers elle',
  'position.file': 'Choisir un fichier',
  'position.open': 'Ouvrir',
  'position.another': 'Ouvrir une autre position',
  'position.of': 'Une position de {game}',
  'position.asked': 'À décider maintenant : {names}.',
  'position.over': 'La partie est finie dans cette position.',
  'position.seats': 'Qui joue la suite',
  'position.secrets':
    'Vous voyez ce que votre place peut voir. Avec des robots partout, vous regardez.',
  'position.wrong': 'Cette position ne peut pas être ouverte',
  'position.wrong.link': 'Le lien est abîmé, ou il en manque une partie.',
  'position.wrong.json': 'Ce n’est pas du JSON : {found}',
  'position.wrong.form': 'À « {at} » : attendu {expected}, trouvé {found}.',
  'position.wrong.game': 'Il n’y a pas ici de jeu nommé « {game} ». Il y a {known}.',
  'position.wrong.rules':
    'Elle suit la version {rules} des règles de son jeu. Cette page joue la version {known}.',
  'position.wrong.seats': 'À « seats » : {game} se joue de {min} à {max}.',
  'position.wrong.seat': 'Cette position n’a pas de place numéro {number} ; la première est 0.',
  'position.wrong.option': 'À « options » : le jeu n’a pas d’option « {option} ». Il a : {known}.',
  'position.wrong.option-value': 'À « options.{option} » : {why}.',
  'position.wrong.impossible':
    'Aucune partie n’y mène. Ce qui ne va pas (les places sont comptées à partir de 0) :',
} as const satisfies { readonly [id in keyof typeof en]: string };
