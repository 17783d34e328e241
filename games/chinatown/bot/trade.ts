import { canonical, type Json, type Seat } from '@faubourg/core';
import type { Clock } from '@faubourg/search';
import type { TradeAnswer } from '../rules/answers.ts';
import { inFull, isOpen, takenBy } from '../rules/offer.ts';
import type { ChinatownState, Offer } from '../rules/state.ts';
import { checkTrade } from '../rules/trade-may.ts';
import type { Appraisal, Gain } from './appraisal.ts';
import { dealsFor, type Scope } from './deals.ts';
import { sum } from './outlook.ts';

/** How somebody trades. */
export type Manner = {
  /** The part of what a deal brings to two that it must bring to oneself. */
  readonly share: number;
  /** Ideas it utters before it gives up, and how it looks for them; null: it only listens. */
  readonly tries: number;
  readonly scope: Scope | null;
};

/** The answer to the question of trade, and who gains what by it. */
export type TradeThought = {
  readonly answer: TradeAnswer | null;
  readonly why: { readonly [field: string]: Json };
};

/** Less is not worth a deal, and would let deals go round for ever. */
const LEAST_GAIN = 0.5;
/** More than any deal can bring. */
const SETTLES = 10_000;

const told = (gains: readonly Gain[]): Json =>
  gains.map(({ seat, gain, money }) => ({ seat, gain: Math.round(gain * 10) / 10, money }));

/**
 * One step of trade. A bot stands by one offer at a time, and withdraws it before it closes
 * another deal: so nothing it has agreed to can turn bad by what else it has agreed to, and its
 * worth rises with every deal. Since that cannot go on for ever, and an idea that was declined is
 * followed by a few others at most (the version of its offer counts them), the trade ends.
 */
export async function tradeThought(
  state: ChinatownState,
  seat: Seat,
  appraisal: Appraisal,
  { share, tries, scope }: Manner,
  clock: Clock,
): Promise<TradeThought> {
  const may = (answer: TradeAnswer): boolean => checkTrade(state, seat, answer) === null;
  const standing = state.offers.filter(({ agreed }) => agreed.includes(seat));
  const heard = answerOffers(state, seat, appraisal, share, standing, may);
  if (heard) return heard;

  const mine = standing[0];
  const declined = mine?.author === seat && mine.declined.length > 0 && mine.version < tries;
  if (scope && (declined || (!mine && tries > 0))) {
    const deals = await dealsFor(appraisal, seat, state.money.length, scope, clock);
    const fresh = deals.filter(
      ({ gifts }) => !mine || canonical(inFull(gifts).gifts) !== canonical(mine.gifts),
    );
    // The ideas before were declined; nothing but the version remembers them.
    for (const { gifts, gains } of fresh.slice(mine ? mine.version - 1 : 0)) {
      const answer: TradeAnswer = mine
        ? { counter: mine.id, version: mine.version, offer: gifts }
        : { offer: gifts };
      if (may(answer)) return { answer, why: { says: 'offer', gains: told(gains) } };
    }
  }
  const answer = state.ready[seat] ? null : { done: true };
  return { answer, why: { says: 'done' } };
}

/** Accepts the best offer that is good enough, else declines what is not. */
function answerOffers(
  state: ChinatownState,
  seat: Seat,
  appraisal: Appraisal,
  share: number,
  standing: readonly Offer[],
  may: (answer: TradeAnswer) => boolean,
): TradeThought | null {
  let best: { offer: Offer; gains: Gain[]; rank: number } | null = null;
  let bad: { offer: Offer; gains: Gain[] } | null = null;
  for (const offer of state.offers) {
    const { id, version, author, parties, agreed } = offer;
    const isParty = parties.includes(seat);
    if (agreed.includes(seat) || (!isParty && !isOpen(offer))) continue;
    const terms = isParty ? offer : takenBy(offer, seat);
    const gains = appraisal.gains(terms.gifts, terms.parties);
    const { gain } = gains.find((one) => one.seat === seat)!;
    const fair = ((share * 2) / terms.parties.length) * sum(gains.map((one) => one.gain));
    const good = gain >= LEAST_GAIN && gain >= fair && may({ accept: id, version });
    const settles = terms.parties.every((one) => one === seat || agreed.includes(one));
    if (good && (settles || standing.length === 0)) {
      // What settles at once goes first, or it would push the other aside again and again.
      const rank = settles ? SETTLES + gain : gain;
      if (!best || rank > best.rank) best = { offer, gains, rank };
    } else if (!good && author === seat) {
      return { answer: { withdraw: id, version }, why: { says: 'withdraw', gains: told(gains) } };
    } else if (!good && may({ decline: id, version })) bad ??= { offer, gains };
  }
  const chosen = best ?? bad;
  if (!chosen) return null;
  const { offer, gains } = chosen;
  const { id, version } = offer;
  const why = { offer: id, gains: told(gains) };
  if (!best) return { answer: { decline: id, version }, why: { says: 'decline', ...why } };
  const [other] = standing;
  if (!other) return { answer: { accept: id, version }, why: { says: 'accept', ...why } };
  const back = { version: other.version };
  const answer: TradeAnswer =
    other.author === seat ? { withdraw: other.id, ...back } : { takeBack: other.id, ...back };
  return { answer, why: { says: 'make-way', ...why } };
}
