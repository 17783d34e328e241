import type { en } from './ignored-en.ts';

/** The texts about muting and blocking people, in Dutch. */
export const nl = {
  'ignored.open': '{name} dempen of blokkeren',
  'ignored.mute': 'Dempen',
  'ignored.mute.about':
    'Je ziet niet meer wat {name} schrijft, en uitnodigingen van {name} bereiken je niet.',
  'ignored.muted': 'gedempt',
  'ignored.unmute': 'Niet meer dempen',
  'ignored.block': 'Blokkeren',
  'ignored.block.about': 'Hetzelfde, en de tafels die {name} opent, staan niet meer in je lijst.',
  'ignored.blocked': 'geblokkeerd',
  'ignored.unblock': 'Niet meer blokkeren',
  'ignored.unseen': 'De ander merkt hier niets van.',
  'ignored.title': 'Gedempt en geblokkeerd',
  'ignored.about':
    'Wat deze mensen schrijven en hun uitnodigingen bereiken je niet. Aan tafel vind je dit onder de puntjes naast een naam.',
  'ignored.none':
    'Niemand. Aan tafel kun je iemand dempen of blokkeren onder de puntjes naast de naam.',
  'ignored.gone': 'Iemand die hier niet meer is',
  'ignored.close': 'Sluiten',
} as const satisfies { readonly [id in keyof typeof en]: string };
