import type { en } from './settings-en.ts';

/** The texts of the settings, in Dutch. */
export const nl = {
  'settings.theme': 'Licht',
  'settings.theme.auto': 'Zoals het apparaat',
  'settings.theme.light': 'Papier',
  'settings.theme.dark': 'Nacht',
  'settings.language': 'Taal',
  'settings.confirm': 'Antwoorden bevestigen',
  'settings.confirm.always': 'Altijd',
  'settings.confirm.needed': 'Waar één tik een vergissing kan zijn',
  'settings.confirm.never': 'Nooit',
  'settings.sound': 'Geluid',
  'settings.volume': 'Geluidssterkte',
  'settings.haptics': 'Trillen bij de geluiden (telefoon)',
  'settings.manners': 'Bots zeggen af en toe iets',
  'settings.keys': 'Toetsen aan tafel',
  'settings.pace': 'Tempo van de anderen',
  'settings.pace.0': 'Meteen',
  'settings.pace.350': 'Snel',
  'settings.pace.700': 'Rustig',
  'settings.pace.1400': 'Langzaam',
} as const satisfies { readonly [id in keyof typeof en]: string };
