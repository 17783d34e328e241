import type { en } from './characters-en.ts';

/** The characters of bots, in Dutch. */
export const nl = {
  'character.builder': 'Bouwer',
  'character.builder.about': 'Bouwt zodra het kan, en legt zijn daken graag hoog.',
  'character.collector': 'Verzamelaar',
  'character.collector.about': 'Vult eerst zijn voorraad, en bouwt als er iets te kiezen valt.',
  'character.racer': 'Racer',
  'character.racer.about':
    'Brengt alle vier de machines naar de volgende ster, voor een extra beurt.',
} as const satisfies { readonly [id in keyof typeof en]: string };
