import { canonical } from '@faubourg/core';
import { inFull } from '../../rules/offer.ts';
import type { OfferView } from '../../rules/view.ts';
import type { TradingDesk } from '../trading-desk.svelte.ts';
import type { ChinatownTable } from '../types.ts';

/** The offer on the tray, if it lies on the table as it was sent; null otherwise. */
export function offerOnTray({ view }: ChinatownTable, desk: TradingDesk): OfferView | null {
  const { counters } = desk;
  if (!counters || !desk.isSent) return null;
  const offer = view.offers.find(({ id }) => id === counters.id);
  return offer && offer.author === desk.me && offer.version === counters.version ? offer : null;
}

/** Sends the offer on the tray, which then stays there until it is settled or cleared. */
export async function sendOffer(table: ChinatownTable, desk: TradingDesk): Promise<void> {
  const { draft, answer } = desk;
  if (answer === null || !(await table.give(answer))) return;
  if (desk.draft !== draft) return;
  desk.sent = draft;
  desk.counters = null;
}

/**
 * Keeps the tray and the table together: finds the offer that was sent by its terms, and clears
 * the tray when that offer is settled, void, withdrawn or answered by another one.
 */
export function followSentOffer(table: () => ChinatownTable, desk: () => TradingDesk): void {
  /** Whether the offer has been seen on the table. */
  let found = false;
  $effect(() => {
    const [at, on] = [table(), desk()];
    if (on.sent === null) {
      found = false;
      return;
    }
    const terms = canonical(inFull([...on.gifts]));
    const offer = at.view.offers.find(
      ({ author, gifts }) => author === on.me && canonical(inFull(own(gifts))) === terms,
    );
    if (on.isSent && offer) {
      found = true;
      if (on.counters?.id !== offer.id || on.counters.version !== offer.version)
        on.counters = { id: offer.id, version: offer.version };
    } else if (on.isSent) {
      // A deal that was closed before this page showed the offer is among the steps only.
      if (found || at.playback.isCurrent) on.clear();
    } else if (on.counters && !at.view.offers.some(({ id }) => id === on.counters?.id)) {
      on.counters = null;
      on.sent = null;
    }
  });
}

/** The gifts of an own offer, whose money the viewer sees. */
const own = (gifts: OfferView['gifts']): Parameters<typeof inFull>[0] =>
  gifts.map((gift) => ({
    ...gift,
    locations: [...gift.locations],
    tiles: [...gift.tiles],
    cards: [...gift.cards],
  }));
