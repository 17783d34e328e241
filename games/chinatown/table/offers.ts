import type { Seat } from '@faubourg/core';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { type DealForecast, dealForecast } from '../rules/forecast.ts';
import type { OfferView } from '../rules/view.ts';
import { type ChinatownTable, say } from './types.ts';
import { type TradingDesk, deskOf, keyOf, trading } from './trading-desk.svelte.ts';

/** What the rules say one can do about an offer. */
type OfferParts = {
  readonly id: number;
  readonly version: number;
  readonly accept: boolean;
  readonly takeBack: boolean;
  readonly decline: boolean;
  readonly withdraw: boolean;
  readonly counter: boolean;
};

/** What I can say to this offer; null while nothing is asked of me. */
export function partsOf({ parts, decision }: ChinatownTable, { id }: OfferView): OfferParts | null {
  if (decision?.kind !== 'trade' || parts === null) return null;
  // `tradeParts` of the rules gives these.
  const { offers } = parts as unknown as { readonly offers: readonly OfferParts[] };
  return offers.find((offer) => offer.id === id) ?? null;
}

export const isOpen = ({ gifts }: OfferView): boolean =>
  gifts.some(({ from, to }) => from === null || to === null);

/** Whether an offer wants a word from me: I have a part in it, did not make it, said nothing yet. */
export function awaitsMe(table: ChinatownTable, offer: OfferView): boolean {
  const { me } = table;
  if (me === null || offer.author === me) return false;
  if (offer.agreed?.includes(me) || offer.declined?.includes(me)) return false;
  return offer.parties.includes(me) || (isOpen(offer) && partsOf(table, offer)?.accept === true);
}

export const awaitingMe = (table: ChinatownTable): readonly OfferView[] =>
  table.view.offers.filter((offer) => awaitsMe(table, offer));

/** What lies on the desk is called. */
export function titleOf({ view }: ChinatownTable, { counters, me }: TradingDesk): Sentence {
  if (!counters) return say('trade.new');
  const { id } = counters;
  const own = view.offers.some((one) => one.id === id && one.author === me);
  return own ? say('trade.anew', { offer: id }) : say('trade.counter', { offer: id });
}

/** The offers beside those that wait: what I am asked about stands where I am asked. */
export const otherOffers = (table: ChinatownTable): readonly OfferView[] =>
  trading(table) ? table.view.offers.filter((offer) => !awaitsMe(table, offer)) : table.view.offers;

/** Offers not looked at yet, other than one's own. */
export function newOffers(table: ChinatownTable): readonly OfferView[] {
  const desk = deskOf(table);
  if (!desk) return [];
  return otherOffers(table).filter(
    (offer) => offer.author !== table.me && !desk.seen.has(keyOf(offer)),
  );
}

/** What it changes for each party; an offer to anyone as if I took it. */
export function changesOf(table: ChinatownTable, offer: OfferView): readonly DealForecast[] {
  const { view, forecast, me } = table;
  if (!isOpen(offer) || me === null || me === offer.author)
    return forecast.offers.find(({ id }) => id === offer.id)?.parties ?? [];
  const mine = (party: Seat | null): Seat => party ?? me;
  const gifts = offer.gifts.map((gift) => ({ ...gift, from: mine(gift.from), to: mine(gift.to) }));
  return dealForecast(view, gifts, [me, offer.author]);
}
