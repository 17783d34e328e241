import type { en } from './manual-en.ts';

/** The rules and options of Chinatown in words, in French. */
export const fr = {
  'option.map': 'Plan',
  'option.map.1999': 'De 1999',
  'option.map.2008': 'De 2008',
  'option.economy': 'Cartes d’économie',
  'option.economy.on': 'Une par an',
  'option.economy.off': 'Aucune',
  'option.money': 'Argent',
  'option.money.hidden': 'Caché jusqu’à la fin',
  'option.money.open': 'Visible de tous',
  'option.dealMoney': 'Argent des affaires',
  'option.dealMoney.secret': 'Connu des seules parties',
  'option.dealMoney.open': 'Visible de tous',
  'option.hands': 'Tuiles en main',
  'option.hands.open': 'Visibles de tous',
  'option.hands.hidden': 'Cachées',
  'option.buildOrder': 'Construction',
  'option.buildOrder.together': 'Tous en même temps',
  'option.buildOrder.in-turn': 'À tour de rôle',
  'option.streetAccess': 'Accès à la rue',
  'option.streetAccess.off': 'Sans importance',
  'option.streetAccess.on': 'Nécessaire aux nouveaux commerces',
  'option.locationCards': 'Cartes d’adresse non gardées',
  'option.locationCards.classic': 'Retournent dans la pioche',
  'option.locationCards.hold': 'Restent en main et s’échangent',
  'option.locationCards.all': 'Toutes sont gardées',
  'clock.trade': 'Temps de négociation par an',

  'rule.CT-1':
    'Il y a 85 adresses dans six quartiers. Deux adresses côte à côte dans un quartier sont voisines.',
  'rule.CT-3':
    'Il y a douze sortes de boutiques, de tailles trois à six. Chacune a trois tuiles de plus que sa taille.',
  'rule.CT-10':
    'Chaque année, chacun reçoit des cartes d’adresse, en garde en secret et en rend deux.',
  'rule.CT-11': 'Chacun pioche des tuiles de boutique.',
  'rule.CT-20':
    'Tout s’échange : adresses avec ou sans boutique, tuiles en main et argent, entre autant de joueurs qu’on veut.',
  'rule.CT-21': 'Une boutique ouverte ne bouge plus ; seul son propriétaire change.',
  'rule.CT-22': 'L’argent d’une affaire n’est connu que de ses parties, sauf convention.',
  'rule.CT-23':
    'Une offre se conclut d’un coup et en entier quand la dernière partie accepte. Une offre à n’importe qui se conclut avec le premier qui la prend ; une contre-offre se pose à côté.',
  'rule.CT-24':
    'Le négoce finit quand tous ont fini. Une affaire y ramène ses parties. La fin est définitive.',
  'rule.CT-30':
    'Puis chacun pose autant de tuiles qu’il veut sur ses adresses vides. On peut reprendre ses tuiles de l’année tant que tous ne sont pas prêts.',
  'rule.CT-31': 'Les tuiles non posées restent en main.',
  'rule.CT-40': 'Une carte d’économie peut payer 1 000 par boutique de certaines tailles.',
  'rule.CT-41':
    'Des boutiques voisines d’une sorte et d’un propriétaire forment un commerce. De 1 à 5 boutiques, il rapporte 1 000, 2 000, 4 000, 6 000, 8 000 ; complet à la taille 3, 4, 5, 6, il rapporte 5 000, 8 000, 11 000, 14 000.',
  'rule.CT-42': 'Les boutiques au-delà de la taille commencent un autre commerce.',
  'rule.CT-50': 'Après six ans, le plus d’argent gagne ; les ex æquo partagent.',
  'rule.CT-60':
    'Avec accès à la rue : un commerce commence à une rue ; ailleurs, une boutique ne fait que rejoindre un commerce incomplet.',
  'rule.CT-61':
    'Les cartes non gardées sont rendues, restent en main ou sont toutes gardées, selon la convention.',
} as const satisfies { readonly [id in keyof typeof en]: string };
