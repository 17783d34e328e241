import { canonical, type Chance, type Seat } from '@faubourg/core';
import { type ThinkTimer, sampleIndex, softmax } from '@faubourg/search';
import type { TradeAnswer } from '../rules/answer.ts';
import { thingGifts } from '../rules/apply-talk.ts';
import { inFull, pays, things } from '../rules/offer.ts';
import type { ChinatownState, Offer, Terms } from '../rules/state.ts';
import { checkTrade } from '../rules/legal-trade.ts';
import type { Appraisal, Gain } from './appraisal.ts';
import { claimIn, type Firmness } from './bargaining.ts';
import { giftsOf } from './bundle.ts';
import type { Scope } from './bundle-search.ts';
import {
  type Deal,
  dealsFor,
  dealsWithin,
  gainOf,
  bestAlternative,
  partsFor,
  priced,
} from './deals.ts';
import { answerAsks } from './answer-asks.ts';
import { askOnce } from './ask.ts';
import {
  answerOffers,
  comeBack,
  type Option,
  type Responder,
  type TradeThought,
} from './respond.ts';
import type { Speaker } from './say.ts';
import { Standing } from './standing.ts';
import { explainGains } from './explain.ts';

/** How a bot trades. */
export type Manner = Firmness & {
  /** The most offers it makes in a row, and how it searches for them; null: it only answers. */
  readonly tries: number;
  readonly scope: Scope | null;
  /** Whether it considers alternatives of its own and of its partners. */
  readonly alternatives: boolean;
  /** Whether it asks for what it misses before it is done. */
  readonly curious: boolean;
  /** The difference in thousands that makes a choice e times less likely; 0: always the best. */
  readonly temperature: number;
};

/** The number of deals that are priced for an offer. */
const IDEAS = 3;

/**
 * One trade answer. A bot may agree to several offers at a time if they can be settled in any order
 * and each raises its worth (`Standing`). Before it closes another deal that would not go with them
 * and would not make them void, it withdraws. So no agreement can turn bad through another one, and
 * the bot's worth rises with every deal.
 *
 * A trading phase of bots ends in any order of answers, also if all think at the same time. This
 * lexicographic measure decreases with every answer:
 *
 * 1. Deals to come. Each raises every party's worth by its own valuation, and holdings are finite.
 * 2. Between two deals: withdrawals. A bot withdraws only for an offer that its acceptance would
 *    settle, in an order that ends in a deal (`mayWithdraw`); whether that offer is good enough
 *    does not change before a deal (`steady`).
 * 3. Between two withdrawals: open offers. Every offer has an author who agrees to it, and no bot
 *    waits for the same seat in two.
 * 4. Versions of an offer. Prices are countered twice at most, and a declined idea is followed by a
 *    limited number of others.
 * 5. Answers to a version. Each seat accepts, takes back or declines it once.
 * 6. Asks, one of each seat in a year, and replies to them, one of each seat.
 * 7. A seat that is done answers again only for one of the above.
 */
export async function tradeThought(
  state: ChinatownState,
  seat: Seat,
  appraisal: Appraisal,
  manner: Manner,
  speaker: Speaker,
  timer: ThinkTimer,
  chance: Chance,
): Promise<TradeThought> {
  const may = (answer: TradeAnswer): boolean => checkTrade(state, seat, answer) === null;
  const standing = new Standing(state, seat, appraisal);
  const responder = { state, seat, appraisal, firmness: manner, may, standing, speaker };
  const response = answerOffers(responder) ?? (await answerAsks(responder, manner.scope, timer));
  if (response) return response;

  const ready = state.ready[seat]!;
  // CT-24: who ran out of time stays done and makes no more offers.
  const isOut = ready && !may({ done: false });
  if (manner.scope && !isOut) {
    const proposed = await propose(responder, manner, timer, chance);
    if (proposed) return proposed;
  }
  const asked = manner.curious && !ready ? askOnce(responder) : null;
  if (asked) return asked;
  const options = ready ? [] : [{ answer: { done: true }, gain: null }];
  const answer = ready ? null : { done: true };
  return { answer, options, why: { says: 'done' }, says: speaker.leaving(state) };
}

/** A deal that the seat may offer now. */
type Idea = Pick<Deal, 'gifts' | 'gains'> & {
  readonly answer: TradeAnswer;
  readonly terms: Terms;
  readonly gain: Gain;
};

/** An offer of the seat's own; null if it has none to make now. */
async function propose(
  responder: Responder,
  manner: Manner,
  timer: ThinkTimer,
  chance: Chance,
): Promise<TradeThought | null> {
  const { state, seat, appraisal, standing, speaker } = responder;
  const ready = state.ready[seat]!;
  const mine = standing.offers.find(
    ({ author, declined, version }) =>
      author === seat && declined.length > 0 && version < manner.tries,
  );
  const deals = await ideas(responder, manner, mine, timer);
  if (deals.length === 0) return null;
  // Waits for the answers of the others.
  if (ready) return comeBack(deals[0]!.gain);
  const options: Option[] = deals.map(({ answer, gain }) => ({ answer, gain }));
  const edges = deals.map(({ gain }) => gain.edge);
  const weights = softmax(edges, manner.temperature);
  const at = manner.temperature > 0 ? sampleIndex(weights, chance) : 0;
  const { answer, gifts, gains, terms } = deals[at]!;
  options.push({ answer: { done: true }, gain: null });
  const why = { says: 'offer', gains: explainGains(appraisal, gifts, gains) };
  const isSame = mine !== undefined && thingsIn(mine.gifts) === thingsIn(terms.gifts);
  const says = speaker.offering(gifts, terms.parties, isSame ? 'lower-price' : undefined);
  const said = { answer, options, why, says };
  return manner.temperature > 0 ? { ...said, weights } : said;
}

/** Whether another party has refused these things for as much money in this phase. */
function wasRefused({ talk }: ChinatownState, seat: Seat, terms: Terms): boolean {
  if (!talk || talk.refused.length === 0) return false;
  const name = canonical(thingGifts(terms.gifts));
  return talk.refused.some(
    (one) =>
      one.seat !== seat && canonical(one.gifts) === name && 0 - pays(terms, one.seat) <= one.money,
  );
}

const ownGain = ({ gains }: Pick<Deal, 'gains'>, seat: Seat): Gain =>
  gains.find((one) => one.seat === seat)!;

const thingsIn = (gifts: Offer['gifts']): string =>
  canonical(gifts.filter((gift) => things(gift) > 0).map((gift) => ({ ...gift, money: 0 })));

/** Offers to make, the best first, each with its price. */
async function ideas(
  responder: Responder,
  manner: Manner,
  mine: Offer | undefined,
  timer: ThinkTimer,
): Promise<Idea[]> {
  const { seat, appraisal, standing } = responder;
  const version = mine ? mine.version + 1 : 1;
  const share = claimIn(manner.asks, appraisal, seat, version);
  // First the same things at a better price.
  const again = mine && version === 2 ? repriced(appraisal, seat, mine, share) : null;
  const better = again && sayable(responder, mine, [again]);
  if (better && better.length > 0) return better;
  const all = await dealsFor(appraisal, seat, manner.scope!, timer, standing.awaited(mine));
  // Then other deals. The version number is the only record of how many were declined.
  const isMine = ({ bundle }: Deal): boolean =>
    mine !== undefined && thingsIn(inFull(giftsOf(bundle)).gifts) === thingsIn(mine.gifts);
  const fresh = all
    .filter((deal) => !isMine(deal) && standing.isSafeWith(inFull(deal.gifts), mine))
    .slice(Math.max(0, version - 3), version + IDEAS);
  const outside = manner.alternatives ? othersDeals(appraisal, manner.scope!, timer) : () => [];
  const asked = fresh.slice(0, timer.over() ? 1 : IDEAS).flatMap((deal) => {
    const { parties, bundle } = deal;
    const without = parties.map((one) => {
      if (!manner.alternatives || timer.over() || (one === seat && version > 1)) return 0;
      return bestAlternative(deal, one, one === seat ? all : outside(one, parties));
    });
    const parts = partsFor(parties, seat, share);
    const found = priced(appraisal, parties, giftsOf(bundle), { parts, without });
    return found ? [found] : [];
  });
  const sorted = asked.sort((a, b) => gainOf(b, seat) - gainOf(a, seat));
  return sayable(responder, mine, sorted);
}

/** The deals that can be offered now and were not refused before. */
function sayable(
  { state, seat, may, standing }: Responder,
  mine: Offer | undefined,
  deals: readonly Pick<Deal, 'gifts' | 'gains'>[],
): Idea[] {
  return deals.flatMap((deal) => {
    const answer: TradeAnswer = mine
      ? { counter: mine.id, version: mine.version, offer: deal.gifts }
      : { offer: deal.gifts };
    const terms = inFull(deal.gifts);
    const fits = !wasRefused(state, seat, terms) && standing.fits(terms, [], mine);
    return fits && may(answer) ? [{ ...deal, answer, terms, gain: ownGain(deal, seat) }] : [];
  });
}

/** The same things as an offer at a price with this share; null if it would be the same offer. */
function repriced(
  appraisal: Appraisal,
  seat: Seat,
  { parties, gifts }: Offer,
  share: number,
): Pick<Deal, 'gifts' | 'gains'> | null {
  const asked = gifts.flatMap((gift) => (things(gift) > 0 ? [{ ...gift, money: 0 }] : []));
  const claims = { parts: partsFor(parties, seat, share), without: parties.map(() => 0) };
  const found = priced(appraisal, parties, asked, claims);
  return found && canonical(inFull(found.gifts).gifts) !== canonical(gifts) ? found : null;
}

/** The deals of a partner with seats outside this deal; each pair is searched once. */
function othersDeals(
  appraisal: Appraisal,
  scope: Scope,
  timer: ThinkTimer,
): (one: Seat, parties: readonly Seat[]) => Deal[] {
  const known = new Map<string, Deal[]>();
  const dealsOf = (pair: readonly Seat[]): Deal[] => {
    const name = pair.join();
    let deals = known.get(name);
    if (!deals) known.set(name, (deals = dealsWithin(appraisal, pair, scope, timer)));
    return deals;
  };
  return (one, parties) =>
    appraisal.view.money.flatMap((_, other) => {
      if (parties.includes(other)) return [];
      return dealsOf(one < other ? [one, other] : [other, one]);
    });
}
