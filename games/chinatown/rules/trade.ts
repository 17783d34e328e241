import type { Applied, Seat } from '@faubourg/core';
import type { AskedGift, TradeAnswer } from './answers.ts';
import type { ChinatownEvent } from './events.ts';
import { lackOf } from './honour.ts';
import { inFull, isOpen, isSecret, partiesOf, payments, pays, takenBy, told } from './offer.ts';
import { inOrder, without } from './shops.ts';
import type { ChinatownState, Gift, Offer } from './state.ts';
import { numberIn, standing } from './trade-may.ts';

type Events = ChinatownEvent[];

/** Puts an offer, or a counter-offer in the place of what it replaces, on the table. */
function putOffer(
  s: ChinatownState,
  author: Seat,
  asked: readonly AskedGift[],
  replaces: Offer | null,
): Events {
  const gifts = inFull(asked);
  const id = replaces ? replaces.id : s.nextOffer++;
  const version = replaces ? replaces.version + 1 : 1;
  const offer: Offer = { id, version, author, gifts, agreed: [author], declined: [] };
  if (replaces) s.offers[s.offers.indexOf(replaces)] = offer;
  else s.offers.push(offer);
  const parties = partiesOf(gifts);
  const secret = isSecret(s.options, gifts);
  const kind = replaces ? 'countered' : 'offered';
  const number = { offer: id, version };
  const events: Events = [{ kind, ...number, seat: author, parties, gifts: told(gifts, secret) }];
  if (secret) events.push({ kind: 'money', only: parties, ...number, payments: payments(gifts) });
  return events;
}

/** Whom to tell who stands by an offer: with secret money that, too, is for the parties alone. */
function insiders(s: ChinatownState, { gifts }: Offer): { only?: Seat[] } {
  return isSecret(s.options, gifts) ? { only: partiesOf(gifts) } : {};
}

function accept(s: ChinatownState, seat: Seat, offer: Offer): Events {
  if (isOpen(offer.gifts) && seat !== offer.author)
    return settle(s, offer, takenBy(offer.gifts, seat));
  const { id, version } = offer;
  offer.agreed = [...offer.agreed, seat].sort((a, b) => a - b);
  offer.declined = without(offer.declined, [seat]);
  const whole = !isOpen(offer.gifts) && offer.agreed.length === partiesOf(offer.gifts).length;
  if (whole) return settle(s, offer, offer.gifts);
  return [{ kind: 'accepted', ...insiders(s, offer), offer: id, version, seat }];
}

/** CT-23: the deal is done, at once and as a whole. */
function settle(s: ChinatownState, offer: Offer, gifts: readonly Gift[]): Events {
  const { id, version } = offer;
  const number = { offer: id, version };
  const parties = partiesOf(gifts);
  const secret = isSecret(s.options, offer.gifts);
  s.offers = s.offers.filter((one) => one !== offer);
  hand(s, gifts);
  enter(s, parties, gifts, secret);
  const events: Events = [{ kind: 'deal', ...number, parties, gifts: told(gifts, secret) }];
  if (secret) events.push({ kind: 'money', only: parties, ...number, payments: payments(gifts) });
  const reopened = parties.filter((seat) => s.ready[seat]);
  for (const seat of reopened) s.ready[seat] = false;
  if (reopened.length > 0) events.push({ kind: 'reopened', seats: reopened });
  voidOffers(s, events);
  lapse(s, parties, events);
  return events;
}

/** Hands everything over; a shop stays where it stands (CT-21). */
function hand(s: ChinatownState, gifts: readonly Gift[]): void {
  for (const { from, tiles, cards } of gifts) {
    s.hands[from!] = without(s.hands[from!]!, tiles);
    s.cards[from!] = without(s.cards[from!]!, cards);
  }
  for (const { to, locations, tiles, cards } of gifts) {
    for (const at of locations) s.land[at]!.owner = to!;
    s.hands[to!] = inOrder([...s.hands[to!]!, ...tiles]);
    s.cards[to!] = [...s.cards[to!]!, ...cards].sort((a, b) => a - b);
  }
}

/** Pays, and writes the net into the ledger where those who saw it can find it. */
function enter(s: ChinatownState, parties: Seat[], gifts: readonly Gift[], secret: boolean): void {
  const gains = parties.map((seat) => 0 - pays(gifts, seat));
  for (const [i, seat] of parties.entries()) {
    s.money[seat] = s.money[seat]! + gains[i]!;
    if (!secret) s.ledger.open[seat] = s.ledger.open[seat]! + gains[i]!;
  }
  if (!secret) return;
  const before = s.ledger.secret.find(({ seats }) => seats.join() === parties.join());
  if (before) before.net = before.net.map((net, i) => net + gains[i]!);
  else s.ledger.secret.push({ seats: parties.slice(), net: gains });
}

/** CT-23: every other offer that can no longer be honoured is void. */
function voidOffers(s: ChinatownState, events: Events): void {
  s.offers = s.offers.filter(({ id, version, gifts, agreed }) => {
    const lack = lackOf(s, gifts, agreed);
    if (!lack) return true;
    events.push({ kind: 'void', offer: id, version });
    events.push({ kind: 'why', only: partiesOf(gifts), offer: id, version, lack });
    return false;
  });
}

/**
 * CT-23: a lack of hidden money is never told. So whoever has just settled a deal has to agree
 * anew to the other offers in which they would pay, whether they still could or not.
 */
function lapse(s: ChinatownState, parties: readonly Seat[], events: Events): void {
  if (s.options.money === 'open') return;
  for (const offer of s.offers) {
    for (const seat of parties) {
      if (!offer.agreed.includes(seat) || pays(offer.gifts, seat) <= 0) continue;
      offer.agreed = without(offer.agreed, [seat]);
      const { id, version } = offer;
      events.push({ kind: 'lapsed', ...insiders(s, offer), offer: id, version, seat });
    }
  }
}

function done(s: ChinatownState, seat: Seat, is: boolean): Events {
  if (s.ready[seat] === is) return [];
  s.ready[seat] = is;
  return [{ kind: 'done', seat, done: is }];
}

/**
 * Plays an act of the trade. Offers, counter-offers and acceptances cannot be undone: what one is
 * ready to give has been told, and a number once seen must never stand for another offer. The
 * trade has its own ways back: withdraw, take back.
 */
export function applyTrade(
  s: ChinatownState,
  seat: Seat,
  answer: TradeAnswer,
): Applied<ChinatownEvent> {
  if ('done' in answer) return { events: done(s, seat, answer.done), reveals: false };
  if (!('version' in answer))
    return { events: putOffer(s, seat, answer.offer, null), reveals: true };
  const offer = standing(s, numberIn(answer), answer.version) as Offer;
  if ('counter' in answer) return { events: putOffer(s, seat, answer.offer, offer), reveals: true };
  if ('accept' in answer) return { events: accept(s, seat, offer), reveals: true };
  const number = { offer: offer.id, version: offer.version };
  if ('withdraw' in answer) {
    s.offers = s.offers.filter((one) => one !== offer);
    return { events: [{ kind: 'withdrawn', ...number, seat }], reveals: false };
  }
  offer.agreed = without(offer.agreed, [seat]);
  const kind = 'decline' in answer ? 'declined' : 'tookBack';
  if ('decline' in answer) offer.declined = [...offer.declined, seat].sort((a, b) => a - b);
  return { events: [{ kind, ...insiders(s, offer), ...number, seat }], reveals: false };
}
