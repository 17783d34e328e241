import type { Seat } from '@faubourg/core';
import type { DowntownAnswer } from './answer.ts';
import type { Doing } from './variant.ts';

/**
 * Notes a secret choice. That it was made is public, once; what it is, and changing one's mind,
 * is known to the seat alone. True when everybody has chosen.
 */
export function choose<T>(
  choices: (T | null)[],
  seat: Seat,
  choice: T,
  answer: DowntownAnswer,
  { events }: Doing,
): boolean {
  if (choices[seat] === null) events.push({ kind: 'chose', seat });
  events.push({ kind: 'choice', only: [seat], seat, answer });
  choices[seat] = choice;
  return !choices.includes(null);
}
