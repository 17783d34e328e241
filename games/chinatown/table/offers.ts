import type { Seat } from '@faubourg/core';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { type DealForecast, dealForecast } from '../rules/forecast.ts';
import type { OfferView } from '../rules/view.ts';
import { type ChinatownTable, say } from './types.ts';
import { type TradingDesk, deskOf, keyOf, trading } from './trading-desk.svelte.ts';

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

/** The title of the desk. */
export function titleOf({ view }: ChinatownTable, { counters, me }: TradingDesk): Sentence {
  if (!counters) return say('trade.new');
  const { id } = counters;
  const own = view.offers.some((one) => one.id === id && one.author === me);
  return own ? say('trade.anew', { offer: id }) : say('trade.counter', { offer: id });
}

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

/** What an offer changes for each party; an offer to anyone is computed as if the viewer took it. */
export function changesOf(table: ChinatownTable, offer: OfferView): readonly DealForecast[] {
  const { view, forecast, me } = table;
  if (!isOpen(offer) || me === null || me === offer.author)
    return forecast.offers.find(({ id }) => id === offer.id)?.parties ?? [];
  const mine = (party: Seat | null): Seat => party ?? me;
  const gifts = offer.gifts.map((gift) => ({ ...gift, from: mine(gift.from), to: mine(gift.to) }));
  return dealForecast(view, gifts, [me, offer.author]);
}
