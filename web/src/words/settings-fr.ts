import type { en } from './settings-en.ts';

/** The texts of the settings, in French. */
export const fr = {
  'settings.theme': 'Lumière',
  'settings.theme.auto': 'Comme l’appareil',
  'settings.theme.light': 'Papier',
  'settings.theme.dark': 'Nuit',
  'settings.language': 'Langue',
  'settings.confirm': 'Confirmer les réponses',
  'settings.confirm.always': 'Toujours',
  'settings.confirm.needed': 'Quand un seul geste pourrait être une erreur',
  'settings.confirm.never': 'Jamais',
  'settings.sound': 'Son',
  'settings.volume': 'Volume sonore',
  'settings.haptics': 'Vibrer avec les sons (téléphone)',
  'settings.manners': 'Les bots disent un mot de temps en temps',
  'settings.keys': 'Les touches à la table',
  'settings.pace': 'Rythme des autres',
  'settings.pace.0': 'Immédiat',
  'settings.pace.350': 'Rapide',
  'settings.pace.700': 'Calme',
  'settings.pace.1400': 'Lent',
} as const satisfies { readonly [id in keyof typeof en]: string };
