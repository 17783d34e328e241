import type { Refused, Seat } from '@faubourg/core';
import type { Engine } from '../store/engine.ts';
import { peopleById } from '../store/people.ts';
import type { SeatPlan } from './entry.ts';
import { alreadySeated, personUnknown } from './problems.ts';

/** What a seat is wished for; somebody it is to be kept for is named by their id. */
export type SeatWish =
  | Exclude<SeatPlan, { for: 'person' }>
  | { readonly for: 'person'; readonly person: string };

/** The seats as wished. Nobody has two, and nobody has one who is not known here. */
export async function planSeats(
  engine: Engine,
  wished: readonly SeatWish[],
): Promise<{ readonly seats: readonly SeatPlan[] } | Refused> {
  const kept = new Map<string, Seat>();
  for (const [seat, wish] of wished.entries()) {
    if (wish.for !== 'person') continue;
    const other = kept.get(wish.person);
    if (other !== undefined) return alreadySeated(other);
    kept.set(wish.person, seat);
  }
  const known = await peopleById(engine, [...kept.keys()]);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const seats: SeatPlan[] = [];
  for (const [seat, wish] of wished.entries()) {
    if (wish.for !== 'person') seats.push(wish);
    else {
      const name = names.get(wish.person);
      if (name === undefined) return personUnknown(seat);
      seats.push({ for: 'person', person: wish.person, name });
    }
  }
  return { seats };
}

/** Whom seats are kept for. */
export const keptFor = (seats: readonly SeatPlan[]): string[] =>
  seats.flatMap((plan) => (plan.for === 'person' ? plan.person : []));
