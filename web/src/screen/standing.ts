import type { Outcome, Seat } from '@faubourg/core';
import { ranking } from '../table/verdict.ts';
import { say } from '../words/locale.svelte.ts';
import type { Sentence } from '../words/sentence.ts';

/** The place of a seat and its distance to the winner, in one sentence; null if there is none to tell. */
export function standing(outcome: Outcome, seat: Seat, unit: number): Sentence | null {
  const places = ranking(outcome);
  const own = places.find((one) => one.seat === seat);
  const [first, second] = places;
  if (!own || !first || !second) return null;
  if (own.place === 1) {
    // A shared victory is told by the verdict.
    if (outcome.winners.length > 1) return null;
    const lead = first.score - second.score;
    return lead > 0 ? say('end.standing.won', { lead: lead * unit }) : say('end.standing.won.tie');
  }
  const place = String(own.place);
  const short = first.score - own.score;
  return short > 0
    ? say('end.standing', { place, short: short * unit })
    : say('end.standing.tie', { place });
}
