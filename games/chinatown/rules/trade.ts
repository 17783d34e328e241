import type { Applied, Seat } from '@faubourg/core';
import type { GiftInput, TradeAnswer } from './answer.ts';
import type { ChinatownEvent } from './events.ts';
import { lackOf, lackShown } from './honour.ts';
import { inFull, isOpen, isSecret, payments, pays, takenBy, publicGifts } from './offer.ts';
import {
  forget,
  noteCounter,
  noteOffer,
  noteRefusal,
  noteWords,
  putAsk,
  putReply,
} from './apply-talk.ts';
import { inOrder, rising, without } from './material.ts';
import type { ChinatownState, Offer, Terms } from './state.ts';
import type { Says } from './talk.ts';
import { verbOf } from './legal-trade.ts';
import { differencesOf } from './versions.ts';

type Events = ChinatownEvent[];
type PutAnswer = {
  readonly offer: readonly GiftInput[];
  readonly says?: Says;
  readonly reply?: number;
};
type Numbered = { readonly offer: number; readonly version: number };

const numberOf = ({ id, version }: Offer): Numbered => ({ offer: id, version });

/** The event with secret payments, for the parties only. */
function secretPayments({ parties, gifts }: Terms, number: Numbered, secret: boolean): Events {
  if (!secret) return [];
  return [{ kind: 'money', only: parties, ...number, payments: payments(gifts) }];
}

/** CT-23: whether a counter-offer lies beside the offer it answers and does not replace it. */
function liesBeside(s: ChinatownState, seat: Seat, answered: Offer): boolean {
  const others = isOpen(answered) && answered.author !== seat;
  return others && !differencesOf(s).counterReplacesOpenOffer;
}

/** Puts an offer on the table. A counter-offer replaces the offer it answers, or lies beside it. */
function putOffer(
  s: ChinatownState,
  seat: Seat,
  { offer: wanted, says, reply }: PutAnswer,
  answered?: Offer,
): Events {
  const terms = inFull(wanted);
  const beside = answered && liesBeside(s, seat, answered);
  const replaces = beside ? undefined : answered;
  const id = replaces ? replaces.id : s.nextOffer++;
  const version = replaces ? replaces.version + 1 : 1;
  const offer: Offer = { id, version, author: seat, ...terms, agreed: [seat], declined: [] };
  if (answered && answered.author !== seat) noteCounter(s, seat, answered, terms);
  if (replaces) s.offers[s.offers.indexOf(replaces)] = offer;
  else s.offers.push(offer);
  const secret = isSecret(s.options, terms);
  const kind = answered ? 'countered' : 'offered';
  const number = { ...numberOf(offer), ...(beside && { open: answered.id }) };
  const { parties } = terms;
  const gifts = publicGifts(terms.gifts, secret);
  if (reply !== undefined) noteOffer(s, seat, reply, id);
  const asked = reply !== undefined && { ask: reply };
  return [
    { kind, ...number, ...asked, seat, parties, gifts },
    ...secretPayments(terms, numberOf(offer), secret),
    ...spoken(s, offer, seat, answered ? 'counter' : 'offer', says),
  ];
}

/** CT-20: what a seat says about an offer, for those who see all of the offer. */
function spoken(
  s: ChinatownState,
  offer: Offer,
  seat: Seat,
  about: Extract<ChinatownEvent, { kind: 'said' }>['about'],
  says: Says | undefined,
): Events {
  if (!says) return [];
  if (about !== 'accept') noteWords(offer, seat, says);
  return [{ kind: 'said', ...insiders(s, offer), ...numberOf(offer), seat, about, says }];
}

/** The seats that may see which seats agree to an offer: only the parties where money is secret. */
function insiders(s: ChinatownState, offer: Offer): { only?: Seat[] } {
  return isSecret(s.options, offer) ? { only: offer.parties } : {};
}

function accept(s: ChinatownState, seat: Seat, offer: Offer, says?: Says): Events {
  return [...agree(s, seat, offer), ...spoken(s, offer, seat, 'accept', says)];
}

function agree(s: ChinatownState, seat: Seat, offer: Offer): Events {
  if (!offer.parties.includes(seat)) return settle(s, offer, takenBy(offer, seat));
  offer.agreed = [...offer.agreed, seat].sort(rising);
  offer.declined = without(offer.declined, [seat]);
  if (offer.refusals) offer.refusals = offer.refusals.filter((one) => one.seat !== seat);
  const whole = !isOpen(offer) && offer.agreed.length === offer.parties.length;
  if (whole) return settle(s, offer, offer);
  return [{ kind: 'accepted', ...insiders(s, offer), ...numberOf(offer), seat }];
}

/** CT-23: settles a deal: everything changes hands at once. */
function settle(s: ChinatownState, offer: Offer, terms: Terms): Events {
  const { parties } = terms;
  const number = numberOf(offer);
  const secret = isSecret(s.options, offer);
  s.offers = s.offers.filter((one) => one !== offer);
  hand(s, terms);
  enter(s, terms, secret);
  const events: Events = [
    { kind: 'deal', ...number, parties, gifts: publicGifts(terms.gifts, secret) },
    ...secretPayments(terms, number, secret),
  ];
  const reopened = parties.filter((seat) => s.ready[seat]);
  for (const seat of reopened) s.ready[seat] = false;
  if (s.outOfTime) s.outOfTime = without(s.outOfTime, reopened);
  if (reopened.length > 0) events.push({ kind: 'reopened', seats: reopened });
  voidOffers(s, terms, events);
  forget(s, terms);
  lapse(s, parties, events);
  return events;
}

/** Moves locations, tiles and cards to their new owners; shops stay on their locations (CT-21). */
function hand(s: ChinatownState, { gifts }: Terms): void {
  for (const { from, tiles, cards } of gifts) {
    s.hands[from!] = without(s.hands[from!]!, tiles);
    s.cards[from!] = without(s.cards[from!]!, cards);
  }
  for (const { to, locations, tiles, cards } of gifts) {
    for (const at of locations) s.land[at]!.owner = to!;
    s.hands[to!] = inOrder([...s.hands[to!]!, ...tiles]);
    s.cards[to!] = [...s.cards[to!]!, ...cards].sort(rising);
  }
}

/** Pays the money and records the net in the part of the ledger that its viewers may see. */
function enter({ money, ledger }: ChinatownState, terms: Terms, secret: boolean): void {
  const { parties } = terms;
  const gains = parties.map((seat) => 0 - pays(terms, seat));
  for (const [i, seat] of parties.entries()) {
    money[seat] = money[seat]! + gains[i]!;
    if (!secret) ledger.open[seat] = ledger.open[seat]! + gains[i]!;
  }
  if (!secret) return;
  const before = ledger.secret.find(({ seats }) => seats.join() === parties.join());
  if (before) before.net = before.net.map((net, i) => net + gains[i]!);
  else ledger.secret.push({ seats: parties, net: gains });
}

/** CT-23: every other offer that can no longer be honoured is void. */
function voidOffers(s: ChinatownState, deal: Terms, events: Events): void {
  s.offers = s.offers.filter((offer) => {
    const lack = lackOf(s, offer, offer.agreed) ?? lackShown(s, offer, deal);
    if (!lack) return true;
    const number = numberOf(offer);
    events.push({ kind: 'void', ...number });
    events.push({ kind: 'why', only: offer.parties, ...number, lack });
    return false;
  });
}

/**
 * CT-23: a lack of hidden money must stay hidden. So the parties of a settled deal lose their
 * agreement to all other offers in which they would pay, whether they could still pay or not.
 */
function lapse(s: ChinatownState, parties: readonly Seat[], events: Events): void {
  if (s.options.money === 'open') return;
  for (const offer of s.offers) {
    for (const seat of parties) {
      if (!offer.agreed.includes(seat) || pays(offer, seat) <= 0) continue;
      offer.agreed = without(offer.agreed, [seat]);
      events.push({ kind: 'lapsed', ...insiders(s, offer), ...numberOf(offer), seat });
    }
  }
}

function done(
  s: ChinatownState,
  seat: Seat,
  { done: is, timeUp, says }: Extract<TradeAnswer, { done: boolean }>,
): Events {
  const isFinal = timeUp === true && s.outOfTime !== undefined && !s.outOfTime.includes(seat);
  if (s.ready[seat] === is && !isFinal) return [];
  s.ready[seat] = is;
  if (isFinal) s.outOfTime = [...s.outOfTime!, seat].sort(rising);
  return [
    { kind: 'done', seat, done: is, ...(isFinal && { timeUp: true as const }) },
    ...(says ? [{ kind: 'said' as const, seat, about: 'done' as const, says }] : []),
  ];
}

/** Withdraws an offer, or takes back or refuses an agreement. */
function stepBack(
  s: ChinatownState,
  seat: Seat,
  offer: Offer,
  verb: string | null,
  says?: Says,
): Events {
  const number = numberOf(offer);
  if (verb === 'withdraw') {
    s.offers = s.offers.filter((one) => one !== offer);
    return [{ kind: 'withdrawn', ...number, seat }];
  }
  offer.agreed = without(offer.agreed, [seat]);
  const kind = verb === 'decline' ? 'declined' : 'tookBack';
  const event = { kind, ...insiders(s, offer), ...number, seat } as const;
  if (verb !== 'decline') return [event];
  offer.declined = [...offer.declined, seat].sort(rising);
  noteRefusal(s, seat, offer, says?.notBelow);
  return [event, ...spoken(s, offer, seat, 'decline', says)];
}

/** Plays a trade answer. None can be undone (`finalRule`). */
export function applyTrade(
  s: ChinatownState,
  seat: Seat,
  answer: TradeAnswer,
): Applied<ChinatownEvent> {
  if ('done' in answer) return { events: done(s, seat, answer), reveals: false };
  if ('ask' in answer) return { events: putAsk(s, seat, answer.ask), reveals: true };
  if (!('offer' in answer) && 'reply' in answer)
    return { events: putReply(s, seat, answer.reply, answer.says), reveals: true };
  const { verb, id } = verbOf(answer);
  const offer = s.offers.find((one) => one.id === id);
  if ('offer' in answer) return { events: putOffer(s, seat, answer, offer), reveals: true };
  const says = 'says' in answer ? answer.says : undefined;
  if (verb === 'accept') return { events: accept(s, seat, offer!, says), reveals: true };
  return { events: stepBack(s, seat, offer!, verb, says), reveals: false };
}
