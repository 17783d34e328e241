import type { en } from './seat-en.ts';

/** The texts about leaving, returning and resigning at a table on the server, in French. */
export const fr = {
  'seat.open': 'Place',
  'seat.title': 'Votre place',
  'seat.back': 'Reprendre la place',
  'seat.away': 'Un robot joue pour vous.',
  'seat.waits': 'La table vous attend.',
  'seat.leave': 'S’absenter',
  'seat.leave.waits':
    'Les autres voient que vous êtes absent. La table attend, sauf si l’hôte laisse un robot jouer pour vous. Vous pouvez revenir à chaque décision.',
  'seat.leave.bot': 'Un robot joue pour vous jusqu’à votre retour, à chaque décision.',
  'seat.resign': 'Abandonner',
  'seat.resign.about': 'Un robot joue votre place jusqu’à la fin. C’est sans retour.',
  'seat.resign.sure': 'Abandonner cette partie pour de bon ?',
  'seat.resign.stay': 'Continuer',
  'seat.resigned': 'Vous avez abandonné. Un robot joue votre place jusqu’à la fin.',
  'seat.replace': 'Laisser un robot jouer pour {name}',
  'seat.replace.about': '{name} s’est absenté.',
  'seat.close': 'Fermer',
  'seat.absent': 'On attend {name} depuis {time}.',
  'seat.absent.agree': 'Laisser jouer un robot',
  'seat.absent.all': 'Avec l’accord de {names}.',
  'seat.absent.back': '{name} peut reprendre la place à tout moment.',
  'seat.absent.others': 'Pour un robot : {names}.',
  'seat.absent.agreed': 'Vous êtes pour un robot. Manque encore : {names}.',
  'why.not-long-enough': 'C’est trop tôt : quelqu’un vient de répondre ou de revenir.',
  'why.still-here': 'La table ne l’attend plus.',
  'why.time-up':
    'Le temps pour cette question est écoulé. Votre robot y répond ; ensuite la place est de nouveau à vous.',
} as const satisfies { readonly [id in keyof typeof en]: string };
