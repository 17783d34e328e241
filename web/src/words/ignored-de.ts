import type { en } from './ignored-en.ts';

/** The texts about muting and blocking people, in German. */
export const de = {
  'ignored.open': '{name} stummschalten oder blockieren',
  'ignored.mute': 'Stummschalten',
  'ignored.mute.about':
    'Du siehst nicht mehr, was {name} schreibt, und Einladungen von {name} erreichen dich nicht.',
  'ignored.muted': 'stumm',
  'ignored.unmute': 'Wieder hören',
  'ignored.block': 'Blockieren',
  'ignored.block.about':
    'Wie stummgeschaltet; außerdem stehen Tische, die {name} eröffnet, nicht mehr in deiner Liste.',
  'ignored.blocked': 'blockiert',
  'ignored.unblock': 'Nicht mehr blockieren',
  'ignored.unseen': 'Die andere Seite erfährt nichts davon.',
  'ignored.title': 'Stumm und blockiert',
  'ignored.about':
    'Was diese Leute schreiben und wozu sie einladen, erreicht dich nicht. Am Tisch findest du das unter den Punkten neben einem Namen.',
  'ignored.none':
    'Niemand. Am Tisch kannst du unter den Punkten neben einem Namen jemanden stummschalten oder blockieren.',
  'ignored.gone': 'Jemand, den es hier nicht mehr gibt',
  'ignored.close': 'Schließen',
} as const satisfies { readonly [id in keyof typeof en]: string };
