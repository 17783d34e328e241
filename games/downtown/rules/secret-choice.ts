import type { Seat } from '@faubourg/core';
import type { Choice } from './events.ts';
import type { Effects } from './variant.ts';

/**
 * Records a secret choice. That it was made is announced once; its content, and any change of it,
 * stay hidden from the others. True when all seats have chosen.
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
