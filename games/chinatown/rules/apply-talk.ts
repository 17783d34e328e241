import { canonical, copyJson, type Seat } from '@faubourg/core';
import type { ChinatownEvent } from './events.ts';
import { pays, things } from './offer.ts';
import type { ChinatownState, Gift, Offer, Terms } from './state.ts';
import {
  type Ask,
  type AskOnTable,
  MOST_REFUSALS,
  type Says,
  type Talk,
  type ThingGift,
} from './talk.ts';

const talkOf = (s: ChinatownState): Talk =>
  (s.talk ??= { asks: [], asked: s.money.map(() => 0), refused: [] });

/** CT-20: a new ask; it replaces the one that the seat had. Asks are numbered within the year. */
export function putAsk(s: ChinatownState, seat: Seat, ask: Ask): ChinatownEvent[] {
  const talk = talkOf(s);
  talk.asked[seat] = talk.asked[seat]! + 1;
  const id = talk.asked.reduce((sum, asked) => sum + asked, 0);
  const standing = talk.asks.filter((one) => one.seat !== seat);
  talk.asks = [...standing, { id, seat, ...ask, replies: [] }];
  return [{ kind: 'asked', ask: id, seat, ...ask }];
}

/** A spoken reply to an ask. */
export function putReply(s: ChinatownState, seat: Seat, id: number, says: Says): ChinatownEvent[] {
  askIn(s, id).replies.push({ seat, says });
  return [{ kind: 'replied', ask: id, seat, says }];
}

/** Notes that a seat has replied to an ask with an offer. */
export function noteOffer(s: ChinatownState, seat: Seat, id: number, offer: number): void {
  askIn(s, id).replies.push({ seat, offer });
}

const askIn = (s: ChinatownState, id: number): AskOnTable =>
  s.talk!.asks.find((one) => one.id === id)!;

/** What changes hands, without money. */
export const thingGifts = (gifts: readonly Gift[]): ThingGift[] =>
  copyJson(gifts).flatMap(({ money: _money, ...gift }) =>
    things({ ...gift, money: 0 }) > 0 ? gift : [],
  );

/** Keeps in mind what a seat refused, and the price that it named. */
export function noteRefusal(s: ChinatownState, seat: Seat, terms: Terms, price?: number): void {
  const talk = talkOf(s);
  const gifts = thingGifts(terms.gifts);
  const name = canonical(gifts);
  const isSame = (one: Talk['refused'][number]): boolean =>
    one.seat === seat && canonical(one.gifts) === name;
  const before = talk.refused.find(isSame);
  const money = Math.max(0 - pays(terms, seat), before?.money ?? -Infinity);
  const notBelow = price ?? before?.notBelow;
  const others = talk.refused.filter((one) => !isSame(one));
  const own = others.filter((one) => one.seat === seat);
  const [oldest] = own.length < MOST_REFUSALS ? [] : own;
  talk.refused = others.filter((one) => one !== oldest);
  const priced = notBelow !== undefined && { notBelow };
  talk.refused.push({ seat, parties: terms.parties, gifts, money, ...priced });
}

/** Who answers an offer with another price for the same things has refused it and named a price. */
export function noteCounter(s: ChinatownState, seat: Seat, answered: Terms, terms: Terms): void {
  if (!answered.parties.includes(seat)) return;
  if (canonical(thingGifts(answered.gifts)) !== canonical(thingGifts(terms.gifts))) return;
  noteRefusal(s, seat, answered, 0 - pays(terms, seat));
}

/** After a deal: what its parties refused may now be different, and some asks are settled. */
export function forget(s: ChinatownState, { parties, gifts }: Terms): void {
  const { talk } = s;
  if (!talk) return;
  talk.refused = talk.refused.filter((one) => !one.parties.some((seat) => parties.includes(seat)));
  talk.asks = talk.asks.filter(({ seat, want, give }) => {
    if (want && 'location' in want) return s.land[want.location]!.owner !== seat;
    if (give && 'location' in give) return s.land[give.location]!.owner === seat;
    // Whether the seat has more of these tiles may be hidden.
    return !give || !gifts.some(({ from, tiles }) => from === seat && tiles.includes(give.tile));
  });
}

/** The words about an offer, kept with it. */
export function noteWords(offer: Offer, seat: Seat, says: Says): void {
  if (offer.author === seat) offer.says = says;
  else {
    const others = (offer.refusals ?? []).filter((one) => one.seat !== seat);
    offer.refusals = [...others, { seat, says }];
  }
}
