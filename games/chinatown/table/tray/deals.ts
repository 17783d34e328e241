import type { Payment, PublicGift } from '../../rules/events.ts';
import type { ChinatownTable } from '../types.ts';

/** A deal as the viewer saw it close. */
export type ClosedDeal = {
  readonly row: number;
  readonly gifts: readonly PublicGift[];
  readonly payments: readonly Payment[];
};

/** The deals of the year on the table, the newest first. */
export function dealsOfYear({ source, playback }: ChinatownTable): readonly ClosedDeal[] {
  const until = playback.snapshot.row;
  const deals: ClosedDeal[] = [];
  for (const { row, events, undo } of source.steps) {
    if (row > until || undo) continue;
    // The game's own events have these kinds and fields.
    const own = events as ChinatownTable['events'];
    for (const event of own) {
      if (event.kind === 'round') deals.length = 0;
      if (event.kind !== 'deal') continue;
      const { offer, gifts } = event;
      const paid = own.find((one) => one.kind === 'money' && one.offer === offer);
      deals.unshift({ row, gifts, payments: paid?.kind === 'money' ? paid.payments : [] });
    }
  }
  return deals;
}
