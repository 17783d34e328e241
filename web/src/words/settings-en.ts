/** The texts of the settings, in English. */
export const en = {
  'settings.theme': 'Light',
  'settings.theme.auto': 'As the device',
  'settings.theme.light': 'Paper',
  'settings.theme.dark': 'Night',
  'settings.language': 'Language',
  'settings.confirm': 'Confirm each answer',
  'settings.sound': 'Sound',
  'settings.volume': 'Volume',
  'settings.haptics': 'Vibrate with the sounds (telephones)',
  'settings.pace': 'Pace of the others',
  'settings.pace.0': 'At once',
  'settings.pace.350': 'Fast',
  'settings.pace.700': 'Calm',
  'settings.pace.1400': 'Slow',
} as const;
