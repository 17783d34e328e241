import type { Seat } from '@faubourg/core';
import { type Ask, type Says } from './talk-data.ts';
import { saysSentence } from './talk-sentences.ts';
import type { TradingDesk } from './trading-desk.svelte.ts';
import type { ChinatownTable } from './types.ts';

/** What somebody says, in the language in use. */
export const quoteOf = (table: ChinatownTable, says: Says, speaker: Seat): string =>
  table.text(saysSentence(says, speaker));

/** Puts what a reply is about on the tray, at the price that it names. */
export function putReply(
  { view }: ChinatownTable,
  desk: TradingDesk,
  { want, give }: Ask,
  seat: Seat,
  { notBelow = 0 }: Says,
): void {
  desk.clear();
  const from = want ? seat : desk.me;
  const thing = want ?? give;
  if (thing === undefined) return;
  if ('tile' in thing) desk.tile(thing.tile, from, view.handSizes[from] ?? 1);
  else desk.toggle('locations', thing.location, from);
  if (!desk.parties.includes(seat)) desk.choose(seat);
  // A negative price is what the speaker would pay.
  if (notBelow > 0) desk.payMore(seat, Math.ceil(notBelow));
  else if (notBelow < 0) desk.addMoney(seat, Math.floor(-notBelow));
  desk.raised = true;
}
