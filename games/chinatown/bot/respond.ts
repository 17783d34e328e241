import { canonical, type Json, type Seat } from '@faubourg/core';
import type { GiftInput, TradeAnswer } from '../rules/answer.ts';
import { inFull, isOpen, takenBy, things } from '../rules/offer.ts';
import type { ChinatownState, Offer, Terms } from '../rules/state.ts';
import type { Appraisal, Gain } from './appraisal.ts';
import { claimIn, type Firmness, type Objection, objectionTo, steadyClaim } from './bargaining.ts';
import { type Deal, partsFor, priced, WORTHWHILE } from './deals.ts';
import { excludes, mayWithdraw } from './withdraw.ts';
import { sum } from './prospects.ts';
import { explainGains } from './explain.ts';

/** A possible answer, and the seat's gain if it leads to a deal; null if it does not. */
export type Option = { readonly answer: TradeAnswer; readonly gain: Gain | null };

/** The chosen trade answer, the other options, and the explanation. */
export type TradeThought = {
  readonly answer: TradeAnswer | null;
  readonly options: readonly Option[];
  /** The weights of the options the answer was drawn from; missing if there was no choice. */
  readonly weights?: readonly number[];
  readonly why: { readonly [field: string]: Json };
};

/** Versions of an offer after which no counter-offer is made. */
const HAGGLED = 2;
/** Larger than the gain of any deal: ranks deals that settle at once first. */
const SETTLES = 10_000;

type ConsideredOffer = {
  readonly offer: Offer;
  readonly terms: Terms;
  readonly gains: Gain[];
  readonly objection: Objection | null;
  /** Whether it is good enough regardless of which seats are done; only deals can change that. */
  readonly steady: boolean;
};

/** A seat that answers offers, and its legal answers. */
export type Responder = {
  readonly state: ChinatownState;
  readonly seat: Seat;
  readonly appraisal: Appraisal;
  readonly firmness: Firmness;
  readonly may: (answer: TradeAnswer) => boolean;
};

function considerOffers(responder: Responder): ConsideredOffer[] {
  const { state, seat, appraisal, firmness } = responder;
  return state.offers.flatMap((offer) => {
    const isParty = offer.parties.includes(seat);
    if (offer.agreed.includes(seat) || (!isParty && !isOpen(offer))) return [];
    const terms = isParty ? offer : takenBy(offer, seat);
    const gains = appraisal.gains(terms.gifts, terms.parties);
    const { takes } = firmness;
    const least = claimIn(takes, appraisal, seat, offer.version);
    let objection = objectionTo(gains, seat, least);
    let steady = objectionTo(gains, seat, steadyClaim(takes, offer.version)) === null;
    if (!steady && (objection === 'too-little' || objection === null)) {
      // Because of rounding to whole thousands, what the seat would ask for itself is also good
      // enough.
      const asked = atShare(responder, terms, firmness.asks.at(-1)!);
      steady = asked !== null && moneyOf(asked, seat) <= moneyOf({ gains }, seat);
      if (steady) objection = null;
    }
    return [{ offer, terms, gains, objection, steady }];
  });
}

/** Accepts the best offer that is good enough; otherwise makes a counter-offer, or declines. */
export function answerOffers(responder: Responder): TradeThought | null {
  const { state, seat, appraisal, may } = responder;
  const agreedOffers = state.offers.filter(({ agreed }) => agreed.includes(seat));
  let best: Within | null = null;
  const bad: ConsideredOffer[] = [];
  const good: Within[] = [];
  for (const considered of considerOffers(responder)) {
    const { id, version, author } = considered.offer;
    if (considered.objection === null && may({ accept: id, version })) {
      const within = reach(responder, considered, agreedOffers);
      if (within) good.push(within);
      if (within && (!best || within.rank > best.rank)) best = within;
    } else if (author === seat) {
      const answer = { withdraw: id, version };
      return { answer, options: [{ answer, gain: null }], why: { says: 'withdraw', offer: id } };
    } else if (may({ decline: id, version })) bad.push(considered);
  }
  if (best) {
    const { id, version } = best.offer;
    const gains = explainGains(appraisal, best.terms.gifts, best.gains);
    const { inTheWay } = best;
    const own = gainFor(best, seat);
    if (!inTheWay) {
      const options = good.flatMap((one) => (one.inTheWay ? [] : acceptOrDecline(one, seat)));
      const answer = { accept: id, version };
      return { answer, options, why: { says: 'accept', offer: id, gains } };
    }
    // Otherwise the trade might end in between.
    if (state.ready[seat] && may({ done: false })) {
      const answer = { done: false };
      return { answer, options: [{ answer, gain: own }], why: { says: 'not-done' } };
    }
    const back = { version: inTheWay.version };
    const answer: TradeAnswer =
      inTheWay.author === seat
        ? { withdraw: inTheWay.id, ...back }
        : { takeBack: inTheWay.id, ...back };
    const options = [{ answer, gain: own }];
    return { answer, options, why: { says: 'make-way', offer: id, gains } };
  }
  for (const considered of bad) {
    const countered = agreedOffers.length === 0 ? counter(responder, considered) : null;
    if (countered) return countered;
  }
  return bad.length > 0 ? refuse(responder, bad[0]!) : null;
}

const gainFor = ({ gains }: Pick<Deal, 'gains'>, seat: Seat): Gain =>
  gains.find((one) => one.seat === seat)!;

const acceptOrDecline = (
  { offer: { id, version }, gains }: ConsideredOffer,
  seat: Seat,
): Option[] => [
  { answer: { accept: id, version }, gain: gainFor({ gains }, seat) },
  { answer: { decline: id, version }, gain: null },
];

/** A good offer that can be accepted now, or after withdrawing from `inTheWay`. */
type Within = ConsideredOffer & { readonly rank: number; readonly inTheWay: Offer | undefined };

/** Null if an offer the seat has agreed to has priority. */
function reach(
  { state, seat }: Responder,
  considered: ConsideredOffer,
  agreedOffers: readonly Offer[],
): Within | null {
  const { offer, terms, gains, steady } = considered;
  const { edge } = gainFor({ gains }, seat);
  const settles = terms.parties.every((one) => one === seat || offer.agreed.includes(one));
  if (!settles)
    return agreedOffers.length === 0 ? { ...considered, rank: edge, inTheWay: undefined } : null;
  const others = agreedOffers.filter((one) => !excludes(state, seat, one, terms));
  const free = others.every((one) => steady && mayWithdraw(state, one, offer));
  // A deal that settles at once has priority; otherwise the two offers could displace each other
  // forever.
  return free ? { ...considered, rank: SETTLES + edge, inTheWay: others[0] } : null;
}

const thingsOf = ({ gifts }: Terms): GiftInput[] =>
  gifts.flatMap((gift) => (things(gift) > 0 ? [{ ...gift, money: 0 }] : []));

/** The same things with money that gives the seat this share. */
function atShare({ seat, appraisal }: Responder, terms: Terms, share: number) {
  const { parties } = terms;
  const asked = thingsOf(terms);
  if (sum(parties.map((one) => appraisal.change(one, asked))) < WORTHWHILE) return null;
  const claims = { parts: partsFor(parties, seat, share), without: parties.map(() => 0) };
  return priced(appraisal, parties, asked, claims);
}

const moneyOf = (deal: Pick<Deal, 'gains'>, seat: Seat): number => gainFor(deal, seat).money;

/**
 * A counter-offer: another price for the same things. Not after two offers that were too low, nor
 * while a declined one of this kind is still open.
 */
function counter(responder: Responder, considered: ConsideredOffer): TradeThought | null {
  const { offer, terms, gains } = considered;
  const { state, seat, appraisal, firmness, may } = responder;
  const { id, version } = offer;
  const same = canonical(thingsOf(terms));
  const muted = state.offers.some(
    (one) => one !== offer && one.declined.includes(seat) && canonical(thingsOf(one)) === same,
  );
  if (!firmness.haggles || muted || version > HAGGLED) return null;
  const asked = atShare(responder, terms, claimIn(firmness.asks, appraisal, seat, version + 1));
  if (!asked || moneyOf(asked, seat) <= moneyOf({ gains }, seat)) return null;
  if (canonical(inFull(asked.gifts)) === canonical(inFull(terms.gifts))) return null;
  const answer: TradeAnswer = { counter: id, version, offer: asked.gifts };
  if (!may(answer)) return null;
  const explained = explainGains(appraisal, asked.gifts, asked.gains);
  const options = [{ answer, gain: gainFor(asked, seat) }, ...sayable(responder, considered)];
  const money = moneyOf(asked, seat);
  return { answer, options, why: { says: 'counter', offer: id, money, gains: explained } };
}

/** Declines with a reason, and with the lowest acceptable price if there is one. */
function refuse(responder: Responder, considered: ConsideredOffer): TradeThought {
  const { offer, terms, gains, objection } = considered;
  const { seat, appraisal, firmness } = responder;
  const { id, version } = offer;
  const least = objection ? atShare(responder, terms, firmness.asks.at(-1)!) : null;
  const explained = { offer: id, gains: explainGains(appraisal, terms.gifts, gains) };
  const why = least
    ? { says: 'decline', reason: 'too-little', notBelow: moneyOf(least, seat), ...explained }
    : { says: 'decline', reason: objection ?? 'cannot', ...explained };
  return { answer: { decline: id, version }, options: sayable(responder, considered), why };
}

const sayable = ({ seat, may }: Responder, considered: ConsideredOffer): Option[] =>
  acceptOrDecline(considered, seat).filter(({ answer }) => may(answer));
