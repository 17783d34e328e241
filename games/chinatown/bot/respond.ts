import { canonical, type Json, type Seat } from '@faubourg/core';
import type { GiftInput, TradeAnswer } from '../rules/answer.ts';
import { thingGifts } from '../rules/apply-talk.ts';
import { lackOf } from '../rules/honour.ts';
import { inFull, isOpen, takenBy, things } from '../rules/offer.ts';
import type { ChinatownState, Offer, Terms } from '../rules/state.ts';
import type { Reason, Says, ThingGift } from '../rules/talk.ts';
import type { Appraisal, Gain } from './appraisal.ts';
import {
  claimIn,
  type Firmness,
  leastPrice,
  type Objection,
  objectionTo,
  steadyClaim,
} from './bargaining.ts';
import { WORTHWHILE } from './bundle-search.ts';
import { type Deal, partsFor, priced } from './deals.ts';
import type { Speaker } from './say.ts';
import type { Standing } from './standing.ts';
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
  /** What the seat says beside its answer. */
  readonly says?: Says;
};

/** Versions of an offer after which no counter-offer is made. */
const HAGGLED = 2;
/** Larger than the gain of any deal: ranks deals that settle at once first. */
const SETTLES = 10_000;

type ConsideredOffer = {
  readonly offer: Offer;
  readonly terms: Terms;
  readonly gains: Gain[];
  readonly objection: Objection | 'others-refuse' | null;
  /** The price that the seat has named for these things in this phase. */
  readonly lastWord: number | undefined;
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
  readonly standing: Standing;
  readonly speaker: Speaker;
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
    let objection: ConsideredOffer['objection'] = objectionTo(gains, seat, least);
    let steady = objectionTo(gains, seat, steadyClaim(takes, offer.version)) === null;
    if (!steady && (objection === 'too-little' || objection === null)) {
      // Because of rounding to whole thousands, what the seat would ask for itself is also good
      // enough.
      const asked = atShare(responder, terms, firmness.asks.at(-1)!);
      steady = asked !== null && moneyOf(asked, seat) <= moneyOf({ gains }, seat);
      if (steady) objection = null;
    }
    const lastWord = state.talk?.refused.find(
      (one) => one.seat === seat && sameThings(one.gifts, terms.gifts),
    )?.notBelow;
    if (objection === null && lastWord !== undefined && moneyOf({ gains }, seat) < lastWord) {
      [objection, steady] = ['too-little', false];
    }
    if (objection === null && willFail(offer, gains, seat)) objection = 'others-refuse';
    return [{ offer, terms, gains, objection, lastWord, steady }];
  });
}

/**
 * Whether an offer waits for somebody else who has declined it or would lose by it. Who agrees to
 * such an offer waits for nothing.
 */
function willFail({ agreed, declined }: Offer, gains: readonly Gain[], seat: Seat): boolean {
  return gains.some(
    (one) =>
      one.seat !== seat &&
      !agreed.includes(one.seat) &&
      (declined.includes(one.seat) || (one.gain < 0 && one.edge < 0)),
  );
}

const sameThings = (one: readonly ThingGift[], gifts: Terms['gifts']): boolean =>
  canonical(one) === canonical(thingGifts(gifts));

/** Accepts the best offer that is good enough; otherwise makes a counter-offer, or declines. */
export function answerOffers(responder: Responder): TradeThought | null {
  const { state, seat, appraisal, may, standing, speaker } = responder;
  let best: Within | null = null;
  const bad: ConsideredOffer[] = [];
  const good: Within[] = [];
  for (const considered of considerOffers(responder)) {
    const { id, version, author } = considered.offer;
    if (considered.objection === null && may({ accept: id, version })) {
      const within = reach(responder, considered);
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
      const says = speaker.accepting(best.terms, best.gains);
      return { answer, options, why: { says: 'accept', offer: id, gains }, says };
    }
    // Otherwise the trade might end in between.
    if (state.ready[seat] && may({ done: false })) return comeBack(own);
    const back = { version: inTheWay.version };
    const answer: TradeAnswer =
      inTheWay.author === seat
        ? { withdraw: inTheWay.id, ...back }
        : { takeBack: inTheWay.id, ...back };
    const options = [{ answer, gain: own }];
    return { answer, options, why: { says: 'make-way', offer: id, gains } };
  }
  const vain = standing.offers.find(
    (one) => one.author !== seat && willFail(one, appraisal.gains(one.gifts, one.parties), seat),
  );
  if (vain) {
    const answer = { takeBack: vain.id, version: vain.version };
    if (may(answer)) {
      const why = { says: 'take-back', offer: vain.id };
      return { answer, options: [{ answer, gain: null }], why };
    }
  }
  for (const considered of bad) {
    const countered = counter(responder, considered);
    if (countered) return countered;
  }
  return bad.length > 0 ? refuse(responder, bad[0]!) : null;
}

/** Takes back that the seat is done, because there is something to do again. */
export function comeBack(gain: Gain): TradeThought {
  const answer = { done: false };
  const why = { says: 'not-done' };
  return { answer, options: [{ answer, gain }], why, says: { reason: 'again' } };
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
function reach({ state, seat, standing }: Responder, considered: ConsideredOffer): Within | null {
  const { offer, terms, gains, steady } = considered;
  const { edge } = gainFor({ gains }, seat);
  const settles = terms.parties.every((one) => one === seat || offer.agreed.includes(one));
  if (!settles) {
    const fits = standing.fits(terms, offer.agreed);
    return fits ? { ...considered, rank: edge, inTheWay: undefined } : null;
  }
  const others = standing.isSafeWith(terms)
    ? []
    : standing.offers.filter((one) => !excludes(state, seat, one, terms));
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
  const { offer, terms, gains, objection, lastWord } = considered;
  const { state, seat, appraisal, firmness, may, standing, speaker } = responder;
  if (lastWord !== undefined || objection === 'others-refuse') return null;
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
  if (!may(answer) || !standing.fits(inFull(asked.gifts), [])) return null;
  const explained = explainGains(appraisal, asked.gifts, asked.gains);
  const options = [{ answer, gain: gainFor(asked, seat) }, ...sayable(responder, considered)];
  const money = moneyOf(asked, seat);
  const reason = objection === 'costs' ? 'costs' : 'too-little';
  const says = { ...speaker.offering(asked.gifts, terms.parties, reason), notBelow: money };
  return { answer, options, why: { says: 'counter', offer: id, money, gains: explained }, says };
}

/** Declines with a reason, and with the lowest acceptable price if there is one. */
function refuse(responder: Responder, considered: ConsideredOffer): TradeThought {
  const { offer, terms, gains, objection, lastWord } = considered;
  const { state, seat, appraisal, firmness, speaker } = responder;
  const { id, version } = offer;
  const isPriced = objection !== null && objection !== 'others-refuse';
  const least = isPriced ? atShare(responder, terms, firmness.asks.at(-1)!) : null;
  const explained = { offer: id, gains: explainGains(appraisal, terms.gifts, gains) };
  const [reason, notBelow]: [Reason, number | undefined] = !isPriced
    ? [objection ?? (lackOf(state, terms, []) ? 'cannot' : 'no'), undefined]
    : lastWord !== undefined
      ? ['last-word', lastWord]
      : least
        ? ['too-little', moneyOf(least, seat)]
        : [objection, leastPrice(appraisal, seat, terms)];
  const why = {
    says: 'decline',
    reason: reason === 'no' ? 'cannot' : reason,
    ...(notBelow !== undefined && { notBelow }),
    ...explained,
  };
  const says = speaker.refusing(reason, notBelow, terms);
  return { answer: { decline: id, version }, options: sayable(responder, considered), why, says };
}

const sayable = ({ seat, may }: Responder, considered: ConsideredOffer): Option[] =>
  acceptOrDecline(considered, seat).filter(({ answer }) => may(answer));
