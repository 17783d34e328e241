import type { Party } from '../deal-draft.ts';
import type { TradingDesk } from '../trading-desk.svelte.ts';
import type { ChinatownTable } from '../types.ts';
import { wantedGifts } from '../wanted.ts';

/** Whether a lesson waits for an offer to this player. */
export const isWantedParty = (table: ChinatownTable, seat: number): boolean =>
  wantedGifts(table).some((gifts) => gifts.some(({ from, to }) => from === seat || to === seat));

/** Whether a lesson waits for an offer in which this party gives this thing. */
export const isWantedOf = (
  table: ChinatownTable,
  party: Party,
  kind: 'locations' | 'tiles',
  value: number | string,
): boolean =>
  wantedGifts(table).some((gifts) =>
    gifts.some(
      (gift) =>
        gift.from === party && (gift[kind] as readonly unknown[] | undefined)?.includes(value),
    ),
  );

/** Whether a lesson waits for something of this party that is not on the tray yet. */
export function isWantedFrom(table: ChinatownTable, desk: TradingDesk, party: Party): boolean {
  return wantedGifts(table).some((gifts) =>
    gifts.some(
      ({ from, tiles = [], locations = [] }) =>
        from === party &&
        (tiles.some((shop) => desk.tiles(party, shop) === 0) ||
          locations.some((at) => !desk.has('locations', at))),
    ),
  );
}

/** How much money this party gives in the first offer that a lesson waits for. */
export function wantedMoney(table: ChinatownTable, from: number | null): number {
  const [first = []] = wantedGifts(table);
  return first.find((gift) => gift.from === from)?.money ?? 0;
}

/** Whether a lesson waits for a reply to an offer. */
export const wantsReply = (table: ChinatownTable): boolean =>
  (table.guide?.wanted ?? []).some((answer) => 'accept' in answer || 'counter' in answer);

/** Whether "done" is the main button: in a lesson only where it waits for that. */
export const isMainDone = (table: ChinatownTable, otherwise: boolean): boolean =>
  table.guide?.wanted ? table.wants({ done: true }) : otherwise;

/** Whether a lesson waits for an offer, or for the counter-offer that is on the desk. */
export const wantsOffer = (table: ChinatownTable): boolean =>
  wantedGifts(table).some((gifts) => gifts.length > 0);
