import type { Seat } from '@faubourg/core';
import type { GiftInput, TradeAnswer } from '../rules/answer.ts';
import type { Shop } from '../rules/material.ts';
import type { OfferView } from '../rules/view.ts';
import {
  type DealDraft,
  draftOf,
  emptyDraft,
  giftsOf,
  isEmpty,
  isForAnyone,
  type Line,
  lineOf,
  moneyFrom,
  netOf,
  paidMore,
  type Party,
  partyOf,
  priced,
  receiverOf,
  redirected,
  tilesFrom,
  toggled,
  withLine,
  withMoney,
  withoutLine,
} from './deal-draft.ts';
import { keyOf } from './offer-key.ts';

/**
 * The trading desk: the draft of an offer. It is kept apart from the table's draft, because map,
 * hands and tray all add to it, and because new offers must not change it.
 */
export class TradingDesk {
  readonly me: Seat;
  draft: DealDraft = $state.raw(emptyDraft(0));
  /** The offer that this one replaces: one that it answers, or the viewer's own that was sent. */
  counters: { readonly id: number; readonly version: number } | null = $state.raw(null);
  /** The draft as it was sent; null once it was changed, or if none was sent. */
  sent: DealDraft | null = $state.raw(null);
  /** The row after which it was sent. */
  sentAfter = -1;
  /** Whether the offer on the tray is being sent. */
  sending = false;
  /** The viewer's own offers that were on the table when the tray last looked, as `id.version`; null: never. */
  known: ReadonlySet<string> | null = null;
  /** Whether the tray is open; null: nobody has opened or closed it, so that the window decides. */
  raised: boolean | null = $state(null);
  /** Whether the offers that wait for an answer cover the deal on the tray. */
  unfolded = $state(false);
  /** The party whose things are listed by name; undefined: none. */
  listed: Party | undefined = $state(undefined);
  /** Shops that would be built because of the deal on the tray, for the map. */
  ghosts: readonly { readonly at: number; readonly shop: Shop }[] = $state.raw([]);
  /** The offers that the viewer has seen, as `id.version`. */
  seen: ReadonlySet<string> = $state.raw(new Set());

  constructor(me: Seat) {
    this.me = me;
    this.draft = emptyDraft(me);
  }

  readonly empty: boolean = $derived.by(() => isEmpty(this.draft));
  readonly open: boolean = $derived.by(() => isForAnyone(this.draft));
  readonly parties: readonly Party[] = $derived.by(() => this.draft.parties);
  readonly lines: readonly Line[] = $derived.by(() => this.draft.lines);
  /** The gifts in the form of the rules, without items that have no receiver yet. */
  readonly gifts: readonly GiftInput[] = $derived.by(() => giftsOf(this.draft));
  /** Whether the offer on the tray lies on the table as it is. */
  readonly isSent: boolean = $derived.by(() => this.sent !== null && this.sent === this.draft);

  #change(draft: DealDraft): void {
    this.draft = draft;
    this.unfolded = false;
  }

  receiver(line: Pick<Line, 'from' | 'to'>): Party | undefined {
    return receiverOf(this.draft, line);
  }

  has(kind: 'locations' | 'cards', value: number): boolean {
    return lineOf(this.draft, kind, value) !== undefined;
  }

  /** Who gets this location or card in the deal on the tray; undefined: it is not in it. */
  goesTo(kind: 'locations' | 'cards', value: number): Party | undefined {
    const line = lineOf(this.draft, kind, value);
    return line && this.receiver(line);
  }

  /** How many tiles of this type this party gives. */
  tiles(from: Party, shop: Shop): number {
    return tilesFrom(this.draft, from, shop);
  }

  /** The party that an owner is on the desk: in an offer to anyone all others are null. */
  side(owner: Seat): Party {
    return partyOf(this.draft, owner);
  }

  /** Puts a location or card on the desk, or takes it off. */
  toggle(kind: 'locations' | 'cards', value: number, owner: Seat): void {
    const line = lineOf(this.draft, kind, value);
    if (line) this.#change(withoutLine(this.draft, line));
    else this.#change(withLine(this.draft, { kind, value, from: this.side(owner) }));
  }

  /** Puts one more tile on the desk; if all are there already, takes them off. */
  tile(shop: Shop, from: Party, most: number): void {
    if (this.tiles(from, shop) < most)
      this.#change(withLine(this.draft, { kind: 'tiles', value: shop, from }));
    else
      for (const line of this.lines)
        if (line.kind === 'tiles' && line.value === shop && line.from === from) this.remove(line);
  }

  remove(line: Line): void {
    this.#change(withoutLine(this.draft, line));
  }

  /** Gives something to the next of the parties. */
  redirect(line: Line): void {
    this.#change(redirected(this.draft, line));
  }

  /** The money that this party gives, in all. */
  sum(from: Party): number {
    return moneyFrom(this.draft, from);
  }

  /** Adds a payment by this party, to somebody whom it does not pay yet. */
  addMoney(from: Party, amount = 1): void {
    this.#change(withMoney(this.draft, from, amount));
  }

  /** Changes the amount of a payment; nothing is no payment. */
  setMoney(line: Line, amount: number): void {
    this.#change(priced(this.draft, line, amount));
  }

  /** This party gets so much more from the viewer, in thousands. */
  payMore(party: Party, more: number): void {
    this.#change(paidMore(this.draft, party, more));
  }

  /** The money that a party gets, less what it gives. */
  net(party: Party): number {
    return netOf(this.draft, party);
  }

  /** Adds a party, or removes it with all it would give. */
  choose(party: Party): void {
    this.#change(toggled(this.draft, party));
    if (this.open) this.counters = null;
  }

  clear(): void {
    this.#change(emptyDraft(this.me));
    this.counters = null;
    this.sent = null;
    this.listed = undefined;
  }

  /** Starts a counter-offer with the gifts of an offer. An open offer is answered to its author. */
  counter(offer: OfferView): void {
    this.clear();
    this.draft = draftOf(this.me, offer);
    this.counters = { id: offer.id, version: offer.version };
    this.raised = true;
  }

  /** The viewer's own offer, as it lies on the table, comes onto the tray. */
  show(offer: OfferView): void {
    this.counter(offer);
    this.sent = this.draft;
  }

  /** The answer that sends the offer; null while there is nothing in it. */
  readonly answer: TradeAnswer | null = $derived.by(() => {
    const offer = [...this.gifts];
    if (offer.length === 0) return null;
    if (!this.counters) return { offer };
    return { counter: this.counters.id, version: this.counters.version, offer };
  });

  markSeen(offer: OfferView): void {
    this.seen = new Set([...this.seen, keyOf(offer)]);
  }
}
