import type { en } from './rematch-en.ts';

/** What is said about a rematch at a table on the server. */
export const nl = {
  'rematch.wants': '{name} wil een revanche',
  'rematch.asked': 'Je hebt om een revanche gevraagd',
  'rematch.order': 'Dezelfde spelers, in een nieuwe volgorde.',
  'rematch.kept': 'Je plaats blijft vrij tot {time}.',
  'rematch.waits': 'We wachten op {names}.',
  'rematch.starts': 'De partij begint zodra iedereen er is.',
  'rematch.join': 'Ik doe mee',
  'rematch.table': 'Naar de tafel',
  'rematch.off': 'De revanche gaat niet door.',
  'rematch.again': 'Opnieuw vragen',
  'rematch.in': '{name} doet mee',
  'rematch.not-yet': '{name} heeft nog niet geantwoord',
  'rematch.watch': 'Kijken',
} as const satisfies { readonly [id in keyof typeof en]: string };
