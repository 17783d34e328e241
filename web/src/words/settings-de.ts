import type { en } from './settings-en.ts';

/** The texts of the settings, in German. */
export const de = {
  'settings.theme': 'Licht',
  'settings.theme.auto': 'Wie das Gerät',
  'settings.theme.light': 'Papier',
  'settings.theme.dark': 'Nacht',
  'settings.language': 'Sprache',
  'settings.confirm': 'Antworten bestätigen',
  'settings.confirm.always': 'Immer',
  'settings.confirm.needed': 'Wo ein einziger Druck ein Versehen sein könnte',
  'settings.confirm.never': 'Nie',
  'settings.sound': 'Ton',
  'settings.volume': 'Lautstärke',
  'settings.haptics': 'Zu den Tönen vibrieren (Telefon)',
  'settings.manners': 'Bots sagen ab und zu etwas',
  'settings.keys': 'Tasten am Tisch',
  'settings.pace': 'Tempo der anderen',
  'settings.pace.0': 'Sofort',
  'settings.pace.350': 'Schnell',
  'settings.pace.700': 'Ruhig',
  'settings.pace.1400': 'Langsam',
} as const satisfies { readonly [id in keyof typeof en]: string };
