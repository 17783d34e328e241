import type { Seat } from '@faubourg/core';
import { sizeOf } from '../rules/material.ts';
import type { ChinatownState, Gift, Terms } from '../rules/state.ts';
import type { PartyGain, Reason, Says, Thing } from '../rules/talk.ts';
import type { ChinatownView } from '../rules/view.ts';
import { type AnyGift, Appraisal, type Gain } from './appraisal.ts';
import { sum } from './prospects.ts';
import { partyGains } from './explain.ts';
import type { Outlook } from './outlook.ts';

/** The most businesses that are named for a party. */
const MOST_NAMED = 12;
/** The largest price that is named, in thousands. */
const MOST_PRICE = 1000;

/** The view with what only its own seat sees taken out: what everybody at the table can see. */
export function publicView(view: ChinatownView): ChinatownView {
  const { options, hands, money, ledger } = view;
  return {
    ...view,
    viewer: null,
    hands: options.hands === 'open' ? hands : hands.map(() => null),
    money: options.money === 'open' ? money : money.map(() => null),
    cards: null,
    kept: null,
    planned: null,
    ledger: { ...ledger, secret: ledger.secret.map(({ seats }) => ({ seats, net: null })) },
  };
}

/**
 * Puts into words what a seat decided. Reasons and prices are those of the decision; gains are
 * computed anew from what everybody can see, so that they give nothing hidden away.
 */
export class Speaker {
  private readonly view: ChinatownView;
  private readonly seat: Seat;
  private readonly outlook: (view: ChinatownView) => Outlook;
  private seen: Appraisal | null = null;

  constructor(view: ChinatownView, seat: Seat, outlook: (view: ChinatownView) => Outlook) {
    this.view = view;
    this.seat = seat;
    this.outlook = outlook;
  }

  /** What a deal brings each party, by what everybody can see. */
  gains(gifts: readonly AnyGift[], parties: readonly Seat[]): PartyGain[] {
    this.seen ??= publicAppraisal(this.view, this.outlook);
    return partyGains(this.seen, gifts, this.seen.gains(gifts, parties)).map((one) => ({
      ...one,
      businesses: one.businesses.slice(0, MOST_NAMED),
    }));
  }

  /** Beside an offer or a counter-offer. */
  offering(gifts: readonly AnyGift[], parties: readonly Seat[], reason?: Reason): Says {
    const why = reason ?? kindOf(gifts, parties, this.seat);
    return { reason: why, gains: this.gains(gifts, parties) };
  }

  /** Beside a decline, or in reply to an ask. */
  refusing(reason: Reason, notBelow?: number, terms?: Terms): Says {
    const named = notBelow !== undefined && Math.abs(notBelow) <= MOST_PRICE;
    return {
      reason,
      ...(named && { notBelow }),
      ...(terms && { gains: this.gains(terms.gifts, terms.parties) }),
    };
  }

  /** Beside an accept: glad of a business that is completed, grudging with the smaller part. */
  accepting(terms: Terms, gains: readonly Gain[]): Says {
    const told = this.gains(terms.gifts, terms.parties);
    const mine = told.find((one) => one.seat === this.seat);
    const completes = mine?.businesses.some(({ shop, to, income }) => {
      return income > 0 && to % sizeOf(shop) === 0;
    });
    const all = sum(gains.map(({ edge }) => Math.max(0, edge)));
    const edge = gains.find((one) => one.seat === this.seat)?.edge ?? 0;
    const isLess = edge * gains.length < all;
    return { reason: completes ? 'glad' : isLess ? 'grudging' : 'fair' };
  }

  /** Beside done: whether the seat waits for answers, and what it still looks for. */
  leaving(state: ChinatownState): Says {
    const own = state.offers.filter(({ author }) => author === this.seat);
    const waits = own.some(({ parties, agreed, declined }) =>
      parties.some((one) => ![...agreed, ...declined].includes(one)),
    );
    if (waits) return { reason: 'waits' };
    const missed = own.flatMap(({ gifts }) => gifts).find(({ to }) => to === this.seat);
    const wish = missed && firstThing(missed);
    return wish ? { reason: 'content', wish } : { reason: 'content' };
  }
}

/** Appraises holdings as everybody can see them. */
export function publicAppraisal(
  view: ChinatownView,
  outlook: (view: ChinatownView) => Outlook,
): Appraisal {
  const seen = publicView(view);
  return new Appraisal(seen, outlook(seen));
}

function firstThing({ locations, tiles }: Gift): Thing | null {
  if (locations.length > 0) return { location: locations[0]! };
  return tiles.length > 0 ? { tile: tiles[0]! } : null;
}

/** Whether a seat swaps things, buys or sells, or several seats trade in a round. */
function kindOf(gifts: readonly AnyGift[], parties: readonly Seat[], seat: Seat): Reason {
  if (parties.length > 2) return 'round';
  const has = (one: AnyGift): boolean =>
    [one.locations, one.tiles, one.cards].some((list) => (list?.length ?? 0) > 0);
  const gives = gifts.some((one) => one.from === seat && has(one));
  const gets = gifts.some((one) => one.to === seat && has(one));
  if (gives && gets) return 'swap';
  return gives ? 'sell' : 'buy';
}
