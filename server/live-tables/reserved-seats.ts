import { freeBotName, type Refused, type Seat } from '@faubourg/core';
import type { SeatRequest } from '@faubourg/protocol';
import type { Database } from '../store/database.ts';
import { peopleById } from '../store/people.ts';
import { alreadySeated, personUnknown } from '../table/problems.ts';
import type { WantedSeat } from './open-table.ts';

/** Resolves reserved seats and names the bots. Refused if a person is named twice or is unknown. */
export async function planSeats(
  database: Database,
  requests: readonly SeatRequest[],
): Promise<{ readonly seats: readonly WantedSeat[] } | Refused> {
  const seatsOf = new Map<string, Seat>();
  for (const [seat, request] of requests.entries()) {
    if (request.for !== 'person') continue;
    const other = seatsOf.get(request.person);
    if (other !== undefined) return alreadySeated(other);
    seatsOf.set(request.person, seat);
  }
  const known = await peopleById(database, [...seatsOf.keys()]);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const seats: WantedSeat[] = [];
  for (const [seat, request] of requests.entries()) {
    if (request.for === 'bot') {
      const taken = seats.map((plan) => (plan.for === 'bot' ? plan.name! : ''));
      seats.push({ ...request, name: freeBotName(taken) });
    } else if (request.for === 'anyone') seats.push(request);
    else {
      const name = names.get(request.person);
      if (name === undefined) return personUnknown(seat);
      seats.push({ for: 'person', person: request.person, name });
    }
  }
  return { seats };
}

/** The people for whom seats are reserved. */
export const reservedFor = (seats: readonly WantedSeat[]): string[] =>
  seats.flatMap((plan) => (plan.for === 'person' ? plan.person : []));
