import type { Json, Seat } from '@faubourg/core';
import type { ThinkTimer } from '@faubourg/search';
import type { ChinatownAnswer, TradeAnswer } from '../rules/answer.ts';
import { hasOpenEnd, inFull, isOpen, takenBy } from '../rules/offer.ts';
import type { ChinatownState, Terms } from '../rules/state.ts';
import type { Appraisal, Gain } from './appraisal.ts';
import type { Scope } from './bundle-search.ts';
import { type Deal, dealsFor } from './deals.ts';
import { explainGains } from './explain.ts';
import type { Option } from './respond.ts';
import { thingWorths } from './thing-worths.ts';

/** What a person is told in the trade besides the bot's own choice. */
export type TradeAdvice = {
  /** Offers to answer, deals to propose and asked answers, with the seat's own gain. */
  readonly options: readonly Option[];
  readonly details: { readonly [field: string]: Json };
};

/** The deals shown to a person: the best with each neighbour, and the best round of three. */
function shownDeals(deals: readonly Deal[]): Deal[] {
  const best = new Map<string, Deal>();
  for (const deal of deals) {
    const key = deal.parties.length > 2 ? 'three' : deal.parties.join();
    if (!best.has(key)) best.set(key, deal);
  }
  return [...best.values()];
}

/** The terms that an answer would settle, or null for an answer that settles nothing. */
function termsOf(state: ChinatownState, seat: Seat, answer: ChinatownAnswer): Terms | null {
  if ('offer' in answer) {
    const terms = inFull(answer.offer);
    return hasOpenEnd(terms.gifts) ? null : terms;
  }
  if (!('accept' in answer)) return null;
  const offer = state.offers.find(({ id }) => id === answer.accept);
  if (!offer) return null;
  return offer.parties.includes(seat) || !isOpen(offer) ? offer : takenBy(offer, seat);
}

/**
 * The open offers with what each party gains, the best deal with every neighbour, what things are
 * worth to whom, and the worth of the asked answers.
 */
export async function adviseTrade(
  state: ChinatownState,
  seat: Seat,
  appraisal: Appraisal,
  scope: Scope,
  timer: ThinkTimer,
  may: (answer: TradeAnswer) => boolean,
  asked: readonly ChinatownAnswer[],
): Promise<TradeAdvice> {
  const options: Option[] = [];
  const add = (answer: TradeAnswer): readonly Gain[] | null => {
    if (!may(answer)) return null;
    const terms = termsOf(state, seat, answer);
    if (terms && !terms.parties.includes(seat)) return null;
    const gains = terms && appraisal.gains(terms.gifts, terms.parties);
    options.push({ answer, gain: gains?.find((one) => one.seat === seat) ?? null });
    return gains;
  };
  const offers: Json[] = [];
  for (const offer of state.offers) {
    const gains = add({ accept: offer.id, version: offer.version });
    if (!gains) continue;
    const terms = termsOf(state, seat, { accept: offer.id, version: offer.version })!;
    offers.push({ id: offer.id, gains: explainGains(appraisal, terms.gifts, gains) });
    add({ decline: offer.id, version: offer.version });
  }
  const deals: Json[] = [];
  for (const { parties, gifts } of shownDeals(await dealsFor(appraisal, seat, scope, timer))) {
    const gains = add({ offer: gifts });
    if (!gains) continue;
    // The same form as an answer that a page sends: missing fields count as empty.
    const offered = gifts.map((gift) => ({ ...gift }));
    deals.push({
      parties: [...parties],
      gifts: offered as Json,
      gains: explainGains(appraisal, gifts, gains),
    });
  }
  add({ done: true });
  for (const answer of asked) {
    // Keeping and building are asked in other phases.
    if (!('keep' in answer || 'place' in answer || 'built' in answer)) add(answer);
  }
  return { options, details: { offers, deals, things: thingWorths(appraisal, seat) } };
}
