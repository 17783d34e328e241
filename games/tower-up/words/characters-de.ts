import type { en } from './characters-en.ts';

/** The characters of bots, in German. */
export const de = {
  'character.builder': 'Baumeister',
  'character.builder.about': 'Baut, sobald es geht, und legt seine Dächer gern weit oben.',
  'character.collector': 'Sammler',
  'character.collector.about': 'Füllt erst seinen Vorrat und baut, wenn er die Wahl hat.',
  'character.racer': 'Renner',
  'character.racer.about':
    'Bringt alle vier Maschinen zum nächsten Stern und ist dann noch einmal am Zug.',
} as const satisfies { readonly [id in keyof typeof en]: string };
