import type { Seat } from '@faubourg/core';
import type { OfferView } from '../../rules/view.ts';
import { dealEffects, type PartyEffect } from '../deal-effects.ts';
import { isOpen } from '../offers.ts';
import type { ChinatownTable } from '../types.ts';

/** What an offer means to each party; an offer to anyone is computed as if the viewer took it. */
export function effectsOf(table: ChinatownTable, offer: OfferView): readonly PartyEffect[] {
  const { view, me } = table;
  const known = offer.agreed !== null;
  if (!isOpen(offer) || me === null || me === offer.author)
    return dealEffects(view, offer.gifts, offer.parties, known);
  const mine = (party: Seat | null): Seat => party ?? me;
  const gifts = offer.gifts.map((gift) => ({ ...gift, from: mine(gift.from), to: mine(gift.to) }));
  return dealEffects(view, gifts, [me, offer.author], known);
}
