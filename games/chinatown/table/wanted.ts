import type { GiftInput } from '../rules/answer.ts';
import { deskOf } from './desks.svelte.ts';
import type { ChinatownTable } from './types.ts';

/** The gifts of the offers that a lesson waits for: of counter-offers only while one is on the desk. */
export function wantedGifts(table: ChinatownTable): GiftInput[][] {
  const countering = (deskOf(table)?.counters ?? null) !== null;
  return (table.guide?.wanted ?? [])
    .filter((answer) => 'counter' in answer === countering)
    .map(({ offer }) => (offer ?? []) as unknown as GiftInput[]);
}

/** Whether a lesson waits for an offer in which this thing changes hands. */
export function isWanted(
  table: ChinatownTable,
  kind: 'locations' | 'tiles',
  value: number | string,
): boolean {
  return wantedGifts(table).some((gifts) =>
    gifts.some((gift) => (gift[kind] as readonly unknown[] | undefined)?.includes(value)),
  );
}

/** The locations of the deals that a lesson waits for; null where none leads the viewer. */
export function lessonLocations({ guide, view }: ChinatownTable): readonly number[] | null {
  const wanted = guide?.wanted;
  if (!wanted) return null;
  return wanted.flatMap(({ offer, accept }) => {
    const gifts = offer ?? view.offers.find(({ id }) => id === accept)?.gifts ?? [];
    return (gifts as readonly GiftInput[]).flatMap(({ locations }) => locations ?? []);
  });
}

/** The letters of the coach's deals and accepted offers in which this thing changes hands; null: none. */
export function offerAdvice(
  table: ChinatownTable,
  kind: 'locations' | 'tiles',
  value: number | string,
): string | null {
  const letters = table.advice.flatMap(({ letter, answer }) => {
    const accepted =
      'accept' in answer ? table.view.offers.find(({ id }) => id === answer.accept) : undefined;
    const gifts = 'offer' in answer ? answer.offer : (accepted?.gifts ?? []);
    const given = gifts.flatMap((gift): readonly (number | string)[] => gift[kind] ?? []);
    return given.includes(value) ? letter : [];
  });
  return letters.length === 0 ? null : letters.join(' ');
}
