import type { Seat } from '@faubourg/core';
import type { GiftInput } from './answer.ts';
import { type Board, boardOf } from './board.ts';
import { businesses, earnsAs, incomes, type Land, shopsOfSizes } from './businesses.ts';
import type { PublicGift } from './events.ts';
import { economyLeft } from './income.ts';
import { BONUS, type Economy, type Shop, sizeOf } from './material.ts';
import type { ChinatownView } from './view.ts';

/** A business now: what it earns, and what would complete it. */
export type BusinessForecast = {
  readonly owner: Seat;
  readonly shop: Shop;
  readonly size: number;
  readonly locations: readonly number[];
  readonly income: number;
  /** Tiles missing until it is complete (or its part beyond the last complete business). */
  readonly missing: number;
  /** Free adjacent locations and their owners (null: still in the deck or in a hand). */
  readonly room: readonly { readonly location: number; readonly owner: Seat | null }[];
};

/** What a deal changes for a party now; future income is not estimated. */
export type DealForecast = {
  readonly seat: Seat;
  readonly income: number;
  readonly after: number;
  /** Money it gains; null where the viewer does not see it. */
  readonly money: number | null;
};

export type ChinatownForecast = {
  readonly businesses: readonly BusinessForecast[];
  /** By seat: what its businesses would earn this round. */
  readonly income: readonly number[];
  /** The economy cards that can still be turned, and what each would add. */
  readonly economy: readonly { readonly sizes: Economy; readonly bonus: readonly number[] }[];
  readonly offers: readonly { readonly id: number; readonly parties: readonly DealForecast[] }[];
};

function businessForecasts(board: Board, land: Land): BusinessForecast[] {
  return businesses(board, land).map((business) => {
    const { owner, shop, locations } = business;
    const size = sizeOf(shop);
    const beside = new Set(locations.flatMap((at) => board.neighbours[at]!));
    const room = [...beside]
      .filter((at) => (land[at]?.shop ?? null) === null)
      .sort((a, b) => a - b)
      .map((location) => ({ location, owner: land[location]?.owner ?? null }));
    const missing = (size - (locations.length % size)) % size;
    return { owner, shop, size, locations, income: earnsAs(business), missing, room };
  });
}

/** What a deal would change for each party. Hidden money counts as none. */
export function dealForecast(
  v: ChinatownView,
  gifts: readonly (PublicGift | GiftInput)[],
  parties: readonly Seat[],
): DealForecast[] {
  const board = boardOf(v.options.map);
  const seats = v.money.length;
  const land: Land = { ...v.land };
  const gains = parties.map(() => 0);
  for (const { from, to, locations = [], money = 0 } of gifts) {
    for (const at of locations) {
      const plot = land[at];
      if (to !== null && plot) land[at] = { owner: to, shop: plot.shop };
    }
    for (const [i, seat] of parties.entries()) {
      gains[i] = gains[i]! + money * (Number(to === seat) - Number(from === seat));
    }
  }
  const before = incomes(board, v.land, seats);
  const after = incomes(board, land, seats);
  return parties.map((seat, i) => {
    return { seat, income: before[seat]!, after: after[seat]!, money: gains[i]! };
  });
}

/** The forecast that pages and bots use, computed from a view alone. */
export function forecast(v: ChinatownView): ChinatownForecast {
  const board = boardOf(v.options.map);
  const seats = v.money.length;
  const cards = v.options.economy === 'on' && v.phase !== 'over' ? economyLeft(v.turned) : [];
  return {
    businesses: businessForecasts(board, v.land),
    income: incomes(board, v.land, seats),
    economy: cards.map((sizes) => {
      const bonus = shopsOfSizes(v.land, sizes, seats).map((shops) => shops * BONUS);
      return { sizes: sizes.slice(), bonus };
    }),
    offers: v.offers.map(({ id, gifts, parties, agreed }) => {
      const changes = dealForecast(v, gifts, parties);
      return { id, parties: agreed ? changes : changes.map((one) => ({ ...one, money: null })) };
    }),
  };
}
