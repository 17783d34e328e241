import type { Seat } from '@faubourg/core';
import type { Choice } from './events.ts';
import type { Effects } from './variant.ts';

/**
 * Notes a secret choice. That it was made is public, once; what it is, and changing one's mind,
 * is known to the seat alone. True when everybody has chosen.
 */
export function noteChoice<T>(
  choices: (T | null)[],
  seat: Seat,
  choice: T & Choice,
  { events }: Effects,
): boolean {
  if (choices[seat] === null) events.push({ kind: 'chose', seat });
  events.push({ kind: 'choice', only: [seat], choice });
  choices[seat] = choice;
  return !choices.includes(null);
}
