import type { Seat } from '@faubourg/core';
import type { AskOnTable, Says, Thing } from '../rules/talk.ts';
import type { ChinatownView, OfferView } from '../rules/view.ts';

export type { AskOnTable as Ask, Says } from '../rules/talk.ts';

/** What can be asked: who has this, or who wants this? */
export type Asked =
  | { readonly want: Thing; readonly give?: never }
  | { readonly give: Thing; readonly want?: never };

/** Why a seat declined this version of an offer; null: nothing was said. */
export const refusalOf = (offer: OfferView, seat: Seat): Says | null =>
  offer.refusals?.find((one) => one.seat === seat)?.says ?? null;

/** The standing ask of a seat, if any. */
export const askOf = ({ talk }: ChinatownView, seat: Seat): AskOnTable | null =>
  talk?.asks.find((ask) => ask.seat === seat) ?? null;

/** What a seat replied to an ask; null: nothing yet, or an offer instead. */
export function replyTo(ask: AskOnTable | null, seat: Seat): Says | null {
  const reply = ask?.replies.find((one) => one.seat === seat);
  return reply && 'says' in reply ? reply.says : null;
}
