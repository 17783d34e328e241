import { canonical } from '@faubourg/core';
import { inFull } from '../../rules/offer.ts';
import type { OfferView } from '../../rules/view.ts';
import { keyOf } from '../offer-key.ts';
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
  const { row } = table.playback.snapshot;
  if (answer === null) return;
  desk.sending = true;
  const isPlayed = await table.give(answer);
  desk.sending = false;
  if (!isPlayed || desk.draft !== draft) return;
  desk.sent = draft;
  desk.sentAfter = row;
  desk.counters = null;
}

/** An offer of the viewer that is new on the table and was not sent from the tray; null: none. */
function sentElsewhere({ view, playback }: ChinatownTable, desk: TradingDesk): OfferView | null {
  if (!playback.isCurrent) return null;
  const owned = view.offers.filter(({ author }) => author === desk.me);
  const added = owned.filter((offer) => !desk.known?.has(keyOf(offer)));
  const isFirst = desk.known === null;
  desk.known = new Set(owned.map(keyOf));
  return isFirst || desk.sending || desk.isSent ? null : (added.at(-1) ?? null);
}

/** Whether the offer that was sent is among the steps: then it was on the table. */
const wasPlayed = ({ source }: ChinatownTable, { me, sentAfter }: TradingDesk): boolean =>
  source.steps.some(
    ({ row, seat, events }) =>
      row > sentAfter &&
      seat === me &&
      events.some(({ kind }) => kind === 'offered' || kind === 'countered'),
  );

/**
 * Keeps the tray and the table together: finds the offer that was sent by its terms, and clears
 * the tray when that offer is settled, void, withdrawn or answered by another one. An offer that the
 * coach sent for the viewer comes onto the tray, where the answers to it are shown.
 */
export function followSentOffer(table: () => ChinatownTable, desk: () => TradingDesk): void {
  $effect(() => {
    const [at, on] = [table(), desk()];
    const other = sentElsewhere(at, on);
    if (other) return on.show(other);
    if (on.sent === null) return;
    const terms = canonical(inFull([...on.gifts]));
    const offer = at.view.offers.find(
      ({ author, gifts }) => author === on.me && canonical(inFull(own(gifts))) === terms,
    );
    if (on.isSent && offer) {
      if (on.counters?.id !== offer.id || on.counters.version !== offer.version)
        on.counters = { id: offer.id, version: offer.version };
    } else if (on.isSent) {
      if (at.playback.isCurrent && wasPlayed(at, on)) on.clear();
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
