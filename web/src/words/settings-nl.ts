import type { en } from './settings-en.ts';

/** The texts of the settings, in Dutch. */
export const nl = {
  'settings.theme': 'Licht',
  'settings.theme.auto': 'Zoals het apparaat',
  'settings.theme.light': 'Papier',
  'settings.theme.dark': 'Nacht',
  'settings.language': 'Taal',
  'settings.confirm': 'Elke zet bevestigen',
  'settings.sound': 'Geluid',
  'settings.volume': 'Geluidssterkte',
  'settings.haptics': 'Trillen bij de geluiden (telefoon)',
  'settings.pace': 'Tempo van de anderen',
  'settings.pace.0': 'Meteen',
  'settings.pace.350': 'Snel',
  'settings.pace.700': 'Rustig',
  'settings.pace.1400': 'Langzaam',
} as const satisfies { readonly [id in keyof typeof en]: string };
