import { canonical, type Seat } from '@faubourg/core';
import type { Clock } from '@faubourg/search';
import type { TradeAnswer } from '../rules/answers.ts';
import { inFull, things } from '../rules/offer.ts';
import type { ChinatownState, Offer } from '../rules/state.ts';
import { checkTrade } from '../rules/trade-may.ts';
import type { Appraisal } from './appraisal.ts';
import { claimIn, type Firmness } from './bargaining.ts';
import { giftsOf } from './bundle.ts';
import {
  type Deal,
  dealsFor,
  dealsWithin,
  gainOf,
  insteadOf,
  partsFor,
  priced,
  type Scope,
} from './deals.ts';
import { answerOffers, type TradeThought } from './hearing.ts';
import { toldGains } from './telling.ts';

/** How somebody trades. */
export type Manner = Firmness & {
  /** Ideas it utters before it gives up, and how it looks for them; null: it only listens. */
  readonly tries: number;
  readonly scope: Scope | null;
  /** Whether it asks itself what it and its partners could do instead. */
  readonly alternatives: boolean;
};

/** Ideas whose price is thought over. */
const IDEAS = 3;

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
  manner: Manner,
  clock: Clock,
): Promise<TradeThought> {
  const may = (answer: TradeAnswer): boolean => checkTrade(state, seat, answer) === null;
  const heard = answerOffers({ state, seat, appraisal, firmness: manner, may });
  if (heard) return heard;

  const ready = state.ready[seat]!;
  const mine = state.offers.find(({ agreed }) => agreed.includes(seat));
  const declined = mine?.author === seat && mine.declined.length > 0 && mine.version < manner.tries;
  if (manner.scope && (declined || (!mine && !ready))) {
    for (const { gifts, gains } of await ideas(appraisal, seat, manner, mine, clock)) {
      const answer: TradeAnswer = mine
        ? { counter: mine.id, version: mine.version, offer: gifts }
        : { offer: gifts };
      const told = { says: 'offer', gains: toldGains(appraisal, gifts, gains) };
      if (may(answer)) return { answer, why: told };
    }
  }
  return { answer: ready ? null : { done: true }, why: { says: 'done' } };
}

const thingsIn = (gifts: Offer['gifts']): string =>
  canonical(gifts.filter((gift) => things(gift) > 0).map((gift) => ({ ...gift, money: 0 })));

/** Offers to make, those that bring the seat most first, each for the price it will name. */
async function ideas(
  appraisal: Appraisal,
  seat: Seat,
  manner: Manner,
  mine: Offer | undefined,
  clock: Clock,
): Promise<Pick<Deal, 'gifts' | 'gains'>[]> {
  const { scope, alternatives } = manner;
  const version = mine ? mine.version + 1 : 1;
  const all = await dealsFor(appraisal, seat, scope!, clock);
  const isMine = ({ bundle }: Deal): boolean =>
    mine !== undefined && thingsIn(inFull(giftsOf(bundle)).gifts) === thingsIn(mine.gifts);
  // First the same for a better price; then others. Nothing but the version remembers them.
  const again = version === 2 ? all.filter(isMine) : [];
  const others = all.filter((deal) => !isMine(deal)).slice(Math.max(0, version - 3));
  const fresh = [...again, ...others].slice(0, IDEAS);
  const share = claimIn(manner.asks, appraisal, seat, version);
  const among = new Map<string, Deal[]>();
  const dealsOf = (one: Seat, other: Seat): Deal[] => {
    const pair = one < other ? [one, other] : [other, one];
    const name = pair.join();
    let deals = among.get(name);
    if (!deals) among.set(name, (deals = dealsWithin(appraisal, pair, scope!, clock)));
    return deals;
  };
  const asked = fresh.flatMap((deal) => {
    const { parties, bundle } = deal;
    const without = parties.map((one) => {
      if (!alternatives) return 0;
      if (one === seat) return version === 1 ? insteadOf(deal, seat, all) : 0;
      const outside = appraisal.view.money.flatMap((_, other) =>
        parties.includes(other) ? [] : dealsOf(one, other),
      );
      return insteadOf(deal, one, outside);
    });
    const parts = partsFor(parties, seat, share);
    const found = priced(appraisal, parties, giftsOf(bundle), { parts, without });
    return found ? [found] : [];
  });
  return again.length > 0 ? asked : asked.sort((a, b) => gainOf(b, seat) - gainOf(a, seat));
}
