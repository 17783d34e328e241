import type { Seat } from '@faubourg/core';
import type { SampleStreetAnswer } from './answer.ts';
import { neighboursOf } from './material.ts';
import type { Street } from './state.ts';

/** SS-21, SS-22, SS-23: what the building on a lot is worth beside its neighbours of now. */
export function worthOf({ options, built }: Street, lot: string): number {
  const beside = neighboursOf(options.town, lot).flatMap((next) => built[next]?.card ?? []);
  const count = (card: string): number => beside.filter((one) => one === card).length;
  const { card } = built[lot]!;
  if (card === 'house') return 1 + 2 * count('park');
  return card === 'shop' ? 2 * count('house') : beside.length;
}

export function scoreOf(street: Street, seat: Seat): number {
  const own = Object.keys(street.built).filter((lot) => street.built[lot]!.seat === seat);
  return own.reduce((sum, lot) => sum + worthOf(street, lot), 0);
}

/** By how much the score of a seat would change by this answer. */
export function gainOf(street: Street, seat: Seat, { build, lot }: SampleStreetAnswer): number {
  const after = { ...street, built: { ...street.built, [lot]: { card: build, seat } } };
  const beside = neighboursOf(street.options.town, lot);
  const own = beside.filter((next) => street.built[next]?.seat === seat);
  const changes = own.map((next) => worthOf(after, next) - worthOf(street, next));
  return changes.reduce((sum, change) => sum + change, worthOf(after, lot));
}
