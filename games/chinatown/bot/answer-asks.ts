import type { Seat } from '@faubourg/core';
import type { ThinkTimer } from '@faubourg/search';
import type { GiftInput, TradeAnswer } from '../rules/answer.ts';
import { countOf } from '../rules/material.ts';
import { inFull } from '../rules/offer.ts';
import type { AskOnTable, Says, Thing } from '../rules/talk.ts';
import { leastPrice } from './bargaining.ts';
import { type Scope, WORTHWHILE } from './bundle-search.ts';
import { type Deal, dealsFor, partsFor, priced } from './deals.ts';
import { explainGains } from './explain.ts';
import { sum } from './prospects.ts';
import type { Responder, TradeThought } from './respond.ts';

/** The gift of one thing. */
const giftOf = (thing: Thing, from: Seat, to: Seat): GiftInput =>
  'location' in thing
    ? { from, to, locations: [thing.location] }
    : { from, to, tiles: [thing.tile] };

/** A spoken reply. */
function speak(id: number, says: Says): TradeThought {
  const answer: TradeAnswer = { reply: id, says };
  const { reason, notBelow } = says;
  const why = { says: 'reply', ask: id, reason, ...(notBelow !== undefined && { notBelow }) };
  return { answer, options: [{ answer, gain: null }], why };
}

/** Whether the seat holds what is wanted. */
function holds({ appraisal, seat }: Responder, thing: Thing): boolean {
  const { land, hand } = appraisal.holdings(seat);
  return 'location' in thing ? thing.location in land : countOf(hand, thing.tile) > 0;
}

/** The number of own plans that an offer in reply must not stand in the way of. */
const PLANS = 3;

/**
 * An offer for the thing at a price that is good for both; null if there is none. Only the price is
 * told where the seat has plans with others that do not go with it: nobody's questions keep it from
 * other deals.
 */
function offerFor(
  responder: Responder,
  ask: AskOnTable,
  gift: GiftInput,
  plans: readonly Deal[],
): TradeThought | null {
  const { appraisal, seat, firmness, may, standing, speaker } = responder;
  const parties = [seat, ask.seat].sort((a, b) => a - b);
  if (sum(parties.map((one) => appraisal.change(one, [gift]))) < WORTHWHILE) return null;
  const parts = partsFor(parties, seat, firmness.asks.at(-1)!);
  const deal = priced(appraisal, parties, [gift], { parts, without: [0, 0] });
  const gain = deal?.gains.find((one) => one.seat === seat);
  if (!deal || !gain) return null;
  const answer: TradeAnswer = { offer: deal.gifts, reply: ask.id };
  if (!may(answer)) return null;
  const terms = inFull(deal.gifts);
  const isFree = plans
    .filter(({ parties }) => !parties.includes(ask.seat))
    .slice(0, PLANS)
    .every((plan) => standing.goTogether([inFull(plan.gifts), terms]));
  if (!isFree || !standing.fits(terms, [])) {
    const { reason } = speaker.offering(deal.gifts, parties);
    return speak(ask.id, speaker.refusing(reason, gain.money));
  }
  const gains = explainGains(appraisal, deal.gifts, deal.gains);
  const why = { says: 'offer', ask: ask.id, gains };
  const says = speaker.offering(deal.gifts, parties);
  return { answer, options: [{ answer, gain }], why, says };
}

/** The answer to somebody who wants a thing: an offer, a price, or that the seat has none. */
function answerWant(
  responder: Responder,
  ask: AskOnTable,
  thing: Thing,
  plans: readonly Deal[],
): TradeThought | null {
  const { appraisal, seat, speaker } = responder;
  if (!holds(responder, thing)) {
    // The owner of a location is known to all; the others are silent, unless they are asked.
    if ('location' in thing && ask.to !== seat) return null;
    const isSeen = 'location' in thing || appraisal.view.options.hands === 'open';
    return speak(ask.id, speaker.refusing(isSeen ? 'none' : 'no'));
  }
  const gift = giftOf(thing, seat, ask.seat);
  const offered = offerFor(responder, ask, gift, plans);
  if (offered) return offered;
  const price = leastPrice(appraisal, seat, inFull([gift]));
  // With hidden hands a price would tell that the seat has the tile, which it need not tell.
  const isTold = 'location' in thing || appraisal.view.options.hands === 'open';
  if (!isTold) return speak(ask.id, speaker.refusing('no'));
  return speak(ask.id, speaker.refusing('costs', price));
}

/** The answer to somebody who gives a thing: an offer, or that the seat has no use for it. */
function answerGift(
  responder: Responder,
  ask: AskOnTable,
  thing: Thing,
  plans: readonly Deal[],
): TradeThought {
  const { appraisal, seat, speaker } = responder;
  const gift = giftOf(thing, ask.seat, seat);
  const offered = offerFor(responder, ask, gift, plans);
  if (offered) return offered;
  // Without a joint gain the seat can still name the most it would pay, if that is anything.
  const price = leastPrice(appraisal, seat, inFull([gift]));
  const pays = price !== undefined && price < 0;
  return speak(ask.id, pays ? speaker.refusing('costs', price) : speaker.refusing('no-use'));
}

/** Answers the oldest ask that the seat has not answered yet; null if there is none. */
export async function answerAsks(
  responder: Responder,
  scope: Scope | null,
  timer: ThinkTimer,
): Promise<TradeThought | null> {
  const { state, seat, appraisal, may, standing, speaker } = responder;
  const asks = (state.talk?.asks ?? []).filter((ask) =>
    may({ reply: ask.id, says: speaker.refusing('no') }),
  );
  if (asks.length === 0) return null;
  const plans = scope ? await dealsFor(appraisal, seat, scope, timer, standing.awaited()) : [];
  for (const ask of asks) {
    const { want, give } = ask;
    const answered = want
      ? answerWant(responder, ask, want, plans)
      : answerGift(responder, ask, give!, plans);
    if (answered) return answered;
  }
  return null;
}
