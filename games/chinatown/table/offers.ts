import type { OfferView } from '../rules/view.ts';
import type { ChinatownTable } from './types.ts';
import { deskOf, trading } from './desks.svelte.ts';
import { keyOf } from './offer-key.ts';

/** The answers to an offer that the rules allow. */
type OfferParts = {
  readonly id: number;
  readonly version: number;
  readonly accept: boolean;
  readonly takeBack: boolean;
  readonly decline: boolean;
  readonly withdraw: boolean;
  readonly counter: boolean;
};

/** The answers that the viewer can give to this offer; null outside the trade. */
export function partsOf({ parts, decision }: ChinatownTable, { id }: OfferView): OfferParts | null {
  if (decision?.kind !== 'trade' || parts === null) return null;
  // `parts` of the rules returns this type in the trade.
  const { offers } = parts as unknown as { readonly offers: readonly OfferParts[] };
  return offers.find((offer) => offer.id === id) ?? null;
}

export const isOpen = ({ gifts }: OfferView): boolean =>
  gifts.some(({ from, to }) => from === null || to === null);

/** Whether an offer waits for the viewer: a party, not its author, without an answer yet. */
export function awaitsMe(table: ChinatownTable, offer: OfferView): boolean {
  const { me } = table;
  if (me === null || offer.author === me) return false;
  if (offer.agreed?.includes(me) || offer.declined?.includes(me)) return false;
  return offer.parties.includes(me) || (isOpen(offer) && partsOf(table, offer)?.accept === true);
}

export const awaitingMe = (table: ChinatownTable): readonly OfferView[] =>
  table.view.offers.filter((offer) => awaitsMe(table, offer));

/** The viewer's own offers on the table. */
export const ownOffers = ({ view, me }: ChinatownTable): readonly OfferView[] =>
  view.offers.filter(({ author }) => author === me);

/** The offers that do not wait for the viewer. */
export const otherOffers = (table: ChinatownTable): readonly OfferView[] =>
  trading(table) ? table.view.offers.filter((offer) => !awaitsMe(table, offer)) : table.view.offers;

/** Offers of others that the viewer has not seen yet. */
export function newOffers(table: ChinatownTable): readonly OfferView[] {
  const desk = deskOf(table);
  if (!desk) return [];
  return otherOffers(table).filter(
    (offer) => offer.author !== table.me && !desk.seen.has(keyOf(offer)),
  );
}
