import type { GiftInput } from '../rules/answer.ts';
import type { ChinatownTable } from './types.ts';

/** Whether a lesson waits for an offer in which this thing changes hands. */
export function isWanted(
  table: ChinatownTable,
  kind: 'locations' | 'tiles',
  value: number | string,
): boolean {
  return (table.guide?.wanted ?? []).some(({ offer }) =>
    // A lesson's answers have the form of the game's.
    ((offer ?? []) as unknown as readonly GiftInput[]).some((gift) =>
      (gift[kind] as readonly unknown[] | undefined)?.includes(value),
    ),
  );
}
