import { canonical, type Chance, type Seat } from '@faubourg/core';
import { type ThinkTimer, sampleIndex, softmax } from '@faubourg/search';
import type { TradeAnswer } from '../rules/answer.ts';
import { inFull, things } from '../rules/offer.ts';
import type { ChinatownState, Offer } from '../rules/state.ts';
import { checkTrade } from '../rules/legal-trade.ts';
import type { Appraisal, Gain } from './appraisal.ts';
import { claimIn, type Firmness } from './bargaining.ts';
import { giftsOf } from './bundle.ts';
import {
  type Deal,
  dealsFor,
  dealsWithin,
  gainOf,
  bestAlternative,
  partsFor,
  priced,
  type Scope,
} from './deals.ts';
import { answerOffers, type Option, type TradeThought } from './respond.ts';
import { explainGains } from './explain.ts';

/** How a bot trades. */
export type Manner = Firmness & {
  /** The most offers it makes in a row, and how it searches for them; null: it only answers. */
  readonly tries: number;
  readonly scope: Scope | null;
  /** Whether it considers alternatives of its own and of its partners. */
  readonly alternatives: boolean;
  /** The difference in thousands that makes a choice e times less likely; 0: always the best. */
  readonly temperature: number;
};

/** The number of deals that are priced for an offer. */
const IDEAS = 3;

/**
 * One trade answer. A bot agrees to one offer at a time. Before it closes another deal that would
 * not make that offer void, it withdraws. So no agreement can turn bad through another one, and the
 * bot's worth rises with every deal.
 *
 * A trading phase of bots ends in any order of answers, also if all think at the same time. This
 * lexicographic measure decreases with every answer:
 *
 * 1. Deals to come. Each raises every party's worth by its own valuation, and holdings are finite.
 * 2. Between two deals: withdrawals. A bot withdraws only for an offer that its acceptance would
 *    settle, in an order that ends in a deal (`mayWithdraw`); whether that offer is good enough
 *    does not change before a deal (`steady`).
 * 3. Between two withdrawals: open offers. Every offer has an author who agrees to it, and no bot
 *    agrees to two, so there are at most as many offers as seats.
 * 4. Versions of an offer. Prices are countered twice at most, and a declined idea is followed by a
 *    limited number of others.
 * 5. Answers to a version. Each seat accepts or declines it once.
 * 6. A seat that is done answers again only for one of the above.
 */
export async function tradeThought(
  state: ChinatownState,
  seat: Seat,
  appraisal: Appraisal,
  manner: Manner,
  timer: ThinkTimer,
  chance: Chance,
): Promise<TradeThought> {
  const may = (answer: TradeAnswer): boolean => checkTrade(state, seat, answer) === null;
  const response = answerOffers({ state, seat, appraisal, firmness: manner, may });
  if (response) return response;

  const ready = state.ready[seat]!;
  const mine = state.offers.find(({ agreed }) => agreed.includes(seat));
  const declined = mine?.author === seat && mine.declined.length > 0 && mine.version < manner.tries;
  // CT-24: who ran out of time stays done and makes no more offers.
  const isOut = ready && !may({ done: false });
  if (manner.scope && !isOut && (declined || (!mine && !ready))) {
    const deals = (await ideas(appraisal, seat, manner, mine, timer)).flatMap((deal) => {
      const answer: TradeAnswer = mine
        ? { counter: mine.id, version: mine.version, offer: deal.gifts }
        : { offer: deal.gifts };
      return may(answer) ? [{ ...deal, answer, gain: ownGain(deal, seat) }] : [];
    });
    if (deals.length > 0) {
      const options: Option[] = deals.map(({ answer, gain }) => ({ answer, gain }));
      // Waits for the answers of the others.
      if (ready) {
        const answer = { done: false };
        return { answer, options: [{ answer, gain: deals[0]!.gain }], why: { says: 'not-done' } };
      }
      const edges = deals.map(({ gain }) => gain.edge);
      const weights = softmax(edges, manner.temperature);
      const at = manner.temperature > 0 ? sampleIndex(weights, chance) : 0;
      const { answer, gifts, gains } = deals[at]!;
      options.push({ answer: { done: true }, gain: null });
      const why = { says: 'offer', gains: explainGains(appraisal, gifts, gains) };
      return manner.temperature > 0 ? { answer, options, weights, why } : { answer, options, why };
    }
  }
  const options = ready ? [] : [{ answer: { done: true }, gain: null }];
  return { answer: ready ? null : { done: true }, options, why: { says: 'done' } };
}

const ownGain = ({ gains }: Pick<Deal, 'gains'>, seat: Seat): Gain =>
  gains.find((one) => one.seat === seat)!;

const thingsIn = (gifts: Offer['gifts']): string =>
  canonical(gifts.filter((gift) => things(gift) > 0).map((gift) => ({ ...gift, money: 0 })));

/** Offers to make, the best first, each with its price. */
async function ideas(
  appraisal: Appraisal,
  seat: Seat,
  manner: Manner,
  mine: Offer | undefined,
  timer: ThinkTimer,
): Promise<Pick<Deal, 'gifts' | 'gains'>[]> {
  const version = mine ? mine.version + 1 : 1;
  const share = claimIn(manner.asks, appraisal, seat, version);
  // First the same things at a better price.
  const again = mine && version === 2 ? repriced(appraisal, seat, mine, share) : null;
  if (again) return [again];
  const all = await dealsFor(appraisal, seat, manner.scope!, timer);
  // Then other deals. The version number is the only record of how many were declined.
  const isMine = ({ bundle }: Deal): boolean =>
    mine !== undefined && thingsIn(inFull(giftsOf(bundle)).gifts) === thingsIn(mine.gifts);
  const fresh = all
    .filter((deal) => !isMine(deal))
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
  return asked.sort((a, b) => gainOf(b, seat) - gainOf(a, seat));
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
