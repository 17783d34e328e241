import type { Seat } from '@faubourg/core';
import { boardOf } from '../rules/board.ts';
import { businesses, earnsAs, type Land } from '../rules/businesses.ts';
import { bestPlacement, bestSteps } from '../rules/placement.ts';
import { countOf, earns, ROUNDS, type Shop, sizeOf, without } from '../rules/material.ts';
import type { ChinatownView } from '../rules/view.ts';
import {
  CARD,
  EVEN_HOPES,
  growth,
  landName,
  nameOf,
  type Prospects,
  prospectsOf,
  emptyPlots,
} from './prospects.ts';

/** What a seat can build with: its own plots, its tiles, and the number of its cards. */
export type Holdings = {
  readonly land: Land;
  readonly hand: readonly Shop[];
  readonly cards: number;
};

/** A business after placement: its shops and its yearly income. */
export type Trade = { readonly shop: Shop; readonly shops: number; readonly income: number };

/** The value of holdings, in thousands, and its parts. */
export type Account = {
  readonly worth: number;
  readonly businesses: readonly Trade[];
  /** Incomes that are counted. */
  readonly years: number;
  /** The expected economy bonus per year, and the expected gain from later tiles and places. */
  readonly bonus: number;
  readonly prospects: number;
};

/**
 * Values holdings. Depends only on them and on nothing that trade changes, so that the value of
 * holdings is stable while trading.
 */
export type Outlook = {
  /** Equal for outlooks that value all holdings of equal land alike. */
  readonly name: string;
  /** After the best placement. */
  account(seat: Seat, holdings: Holdings): Account;
  /** For the land as built, with these tiles left in hand. */
  asBuilt(land: Land, left: readonly Shop[]): Account;
};

function accountOf(
  prospects: Prospects,
  land: Land,
  left: readonly Shop[],
  hand: readonly Shop[],
  cards: number,
): Account {
  const { board, years, part, later } = prospects;
  const trades: Trade[] = [];
  let [income, bonus] = [0, 0];
  const built = businesses(board, land);
  for (const business of built) {
    const { shop, locations } = business;
    trades.push({ shop, shops: locations.length, income: earnsAs(business) });
    income += earnsAs(business);
    bonus += locations.length * prospects.bonus[sizeOf(shop)]!;
  }
  let ahead = (income + bonus) * part;
  if (later > 0) {
    ahead +=
      later *
      (growth(prospects, land, built, left, hand) + emptyPlots(prospects, land) + cards * CARD);
  }
  const worth = (income + bonus) * years + ahead;
  return { worth, businesses: trades, years, bonus, prospects: ahead };
}

/**
 * Income × years left of the best placement now, plus the expected gain from later tiles and
 * places.
 */
export function outlook(view: ChinatownView, horizon = ROUNDS, hopes = EVEN_HOPES): Outlook {
  const prospects = prospectsOf(view, horizon, hopes);
  return {
    name: nameOf(prospects, horizon),
    account: (seat, { land, hand, cards }) => {
      const steps = bestSteps(view.options, land, seat, hand);
      const built: Land = { ...land };
      for (const { place, at } of steps) built[at] = { owner: seat, shop: place };
      const placed = steps.map(({ place }) => place);
      return accountOf(prospects, built, without(hand, placed), hand, cards);
    },
    asBuilt: (land, left) => accountOf(prospects, land, left, left, 0),
  };
}

/** Values only what could be earned this year; used by the naive baseline. */
export function thisYear(view: ChinatownView): Outlook {
  const { options } = view;
  const board = boardOf(options.map);
  const plain = (income: number): Account => {
    return { worth: income, businesses: [], years: 1, bonus: 0, prospects: 0 };
  };
  return {
    name: `this year ${landName(view)}`,
    account: (seat, { land, hand }) => plain(bestPlacement(options, land, seat, hand).income),
    asBuilt: (land) => {
      const incomes = businesses(board, land).map(earnsAs);
      return plain(incomes.reduce((a, b) => a + b, 0));
    },
  };
}

/** What a seat holds, as far as the viewer sees it. */
export function holdingsOf(view: ChinatownView, seat: Seat): Holdings {
  const land: Land = {};
  for (const [at, plot] of Object.entries(view.land)) if (plot.owner === seat) land[at] = plot;
  const cards = seat === view.viewer ? (view.cards?.length ?? 0) : view.cardCounts[seat]!;
  return { land, hand: view.hands[seat] ?? [], cards: view.phase === 'trade' ? cards : 0 };
}

/** What all shops and tiles of a type would earn in a year if they stood together. */
function earnsTogether(land: Land, hand: readonly Shop[]): number {
  const shops = [...Object.values(land).flatMap(({ shop }) => shop ?? []), ...hand];
  let income = 0;
  for (const shop of new Set(shops)) income += earns(sizeOf(shop), countOf(shops, shop));
  return income;
}

/**
 * Values few incomes, and a part of them as a collector does: as if all shops and tiles of a type
 * stood together. So a third tile is paid for that no place is free for, and a place beside a
 * business is given away. Used by the weakest levels.
 */
export function collected(view: ChinatownView, part: number, incomes = 1): Outlook {
  const { name, account, asBuilt } = outlook(view, incomes);
  const hoped = (found: Account, together: number): Account => {
    const more = part * (incomes * together - found.worth);
    return { ...found, worth: found.worth + more, prospects: found.prospects + more };
  };
  return {
    name: `collected ${part} ${name}`,
    account: (seat, holdings) =>
      hoped(account(seat, holdings), earnsTogether(holdings.land, holdings.hand)),
    asBuilt: (land, left) => hoped(asBuilt(land, left), earnsTogether(land, left)),
  };
}
