import type { en } from './setup-en.ts';

/** The form for a new game in French. */
export const fr = {
  'setup.ready': 'Première partie ? Tout est prêt : commencez.',
  'setup.ready.friends': 'Ouvrez la table, puis envoyez le lien.',
  'setup.summary': '{seats, plural, one {# joueur} other {# joueurs}}',
  'setup.summary.time': '{players}, environ {time}',
  'setup.first-game': 'Pour votre première partie : {value}. Vous pouvez changer.',
  'setup.dropped': 'À {seats} joueurs, c’est de nouveau : {value}.',
  'setup.pick.left':
    '{left, plural, =0 {Le compte y est. Retirez-en un pour en prendre un autre.} one {Choisissez-en encore un.} other {Choisissez-en encore #.}}',
  'setup.wrong.option': 'Ce choix n’existe pas à {seats} joueurs.',
  'setup.wrong.pick': 'Choisissez-en exactement {count}.',
  'setup.wrong.seats': 'Ce jeu se joue de {min} à {max}.',
  'setup.wrong.quota':
    'Vous avez déjà autant de tables que le serveur en permet ({most}). Fermez-en ou terminez-en une, puis ouvrez celle-ci.',
  'setup.wrong.too-many': 'Cela fait beaucoup d’un coup. Réessayez dans {seconds} secondes.',
  'setup.wrong.game': 'Ce serveur n’a pas ce jeu. Jouez-y sur cet appareil.',
  'setup.wrong.clock': 'Ce jeu ne connaît pas cette limite de temps. Choisissez-en une autre.',
  'setup.wrong.form': 'Le serveur n’a pas compris ce formulaire. Rechargez la page et réessayez.',
} as const satisfies { readonly [id in keyof typeof en]: string };
