import type { Seat } from '@faubourg/core';
import type { GiftInput } from '../rules/answer.ts';
import { boardOf } from '../rules/board.ts';
import { businesses, earnsAs, type Land } from '../rules/businesses.ts';
import type { PublicGift } from '../rules/events.ts';
import { countOf, earns, ROUNDS, type Shop, SHOPS, sizeOf, without } from '../rules/material.ts';
import { bestPlacement } from '../rules/placement.ts';
import type { ChinatownView } from '../rules/view.ts';

/** What a deal changes for the shops of one type of a party, once it has built what it can. */
export type Growth = {
  readonly shop: Shop;
  readonly size: number;
  /** The most shops side by side, without and with the deal. */
  readonly from: number;
  readonly to: number;
  /** What all shops of the type earn a year, in thousands, without and with the deal. */
  readonly before: number;
  readonly after: number;
  /** How many more complete the next business; 0: the largest is complete. */
  readonly missing: number;
  /** What a complete business of this type earns a year. */
  readonly whole: number;
  /** Whether the party gives something of this type away. */
  readonly given: boolean;
};

/** Something that a party gets and that earns nothing yet: what it is good for. */
export type Prospect =
  | {
      readonly kind: 'tile';
      readonly shop: Shop;
      readonly size: number;
      /** Shops of the type on the map and tiles in hand, with the deal. */
      readonly have: number;
      readonly missing: number;
      readonly whole: number;
      /** Free addresses of others beside the party's largest business of the type. */
      readonly beside: readonly number[];
      /** Whether there is a free address to build it on. */
      readonly homeless: boolean;
    }
  | { readonly kind: 'location'; readonly location: number; readonly shop: Shop | null };

/** What a deal means to one party, by what the viewer can see. Money is in thousands. */
export type PartyEffect = {
  readonly seat: Seat;
  /** The yearly income without and with the deal, each once the party has built what it can. */
  readonly before: number;
  readonly after: number;
  /** The pay-days that are left, this year's included. */
  readonly years: number;
  /** Whether it gives more than money. */
  readonly gives: boolean;
  /** The money it gains; null where the viewer does not see it. */
  readonly money: number | null;
  /** What it gains until the end of the game; null where the money is not seen. */
  readonly total: number | null;
  /** The most important change first. */
  readonly growths: readonly Growth[];
  readonly prospects: readonly Prospect[];
  /** The tiles it would build on the map because of the deal. */
  readonly builds: readonly { readonly at: number; readonly shop: Shop }[];
};

type Gifts = readonly (PublicGift | GiftInput)[];

/** The map and the hand of a party, and the same once all that can be built stands. */
type Holding = {
  readonly hand: readonly Shop[];
  readonly built: Land;
  readonly steps: readonly { readonly place: Shop; readonly at: number }[];
};

export const yearsLeft = ({ round }: ChinatownView): number => ROUNDS - round + 1;

/** The map after a deal. */
function landAfter({ land }: ChinatownView, gifts: Gifts): Land {
  const then: Land = { ...land };
  for (const { to, locations = [] } of gifts)
    for (const at of locations) {
      const plot = then[at];
      if (to !== null && plot) then[at] = { owner: to, shop: plot.shop };
    }
  return then;
}

/** The tiles that a seat holds; of a hidden hand those that it gives in the deal. */
function handBefore({ hands }: ChinatownView, seat: Seat, gifts: Gifts): readonly Shop[] {
  return hands[seat] ?? gifts.flatMap(({ from, tiles = [] }) => (from === seat ? tiles : []));
}

function holding(
  { options }: ChinatownView,
  land: Land,
  seat: Seat,
  hand: readonly Shop[],
): Holding {
  const { steps } = bestPlacement(options, land, seat, hand);
  const built: Land = { ...land };
  for (const { place, at } of steps) built[at] = { owner: seat, shop: place };
  return { hand, built, steps };
}

type TypeSum = { readonly most: number; readonly at: readonly number[]; readonly income: number };

/** For every type of shop of a seat: the largest business, and what all of the type earn. */
function sums(view: ChinatownView, land: Land, seat: Seat): Map<Shop, TypeSum> {
  const found = new Map<Shop, TypeSum>();
  for (const business of businesses(boardOf(view.options.map), land)) {
    if (business.owner !== seat) continue;
    const { shop, locations } = business;
    const known = found.get(shop) ?? { most: 0, at: [], income: 0 };
    const larger = locations.length > known.most;
    found.set(shop, {
      most: larger ? locations.length : known.most,
      at: larger ? locations : known.at,
      income: known.income + earnsAs(business),
    });
  }
  return found;
}

const missingOf = (size: number, count: number): number => (size - (count % size)) % size;
const nothing: TypeSum = { most: 0, at: [], income: 0 };

/**
 * `traded`: the types in the deal; of other types only a change of income counts. `given`: those
 * that the party gives away.
 */
function growthsOf(
  was: Map<Shop, TypeSum>,
  will: Map<Shop, TypeSum>,
  traded: ReadonlySet<Shop>,
  given: ReadonlySet<Shop>,
): Growth[] {
  return SHOPS.flatMap((shop) => {
    const [old, now] = [was.get(shop) ?? nothing, will.get(shop) ?? nothing];
    if (old.income === now.income && (old.most === now.most || !traded.has(shop))) return [];
    const size = sizeOf(shop);
    return {
      shop,
      size,
      from: old.most,
      to: now.most,
      before: old.income,
      after: now.income,
      missing: missingOf(size, now.most),
      whole: earns(size, size),
      given: given.has(shop),
    };
  }).toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

/** What the party gets without any change of its income. */
function prospectsOf(
  view: ChinatownView,
  seat: Seat,
  gifts: Gifts,
  after: Holding,
  grown: readonly Growth[],
): Prospect[] {
  const got = gifts.filter(({ to }) => to === seat);
  const board = boardOf(view.options.map);
  const found = sums(view, after.built, seat);
  const tiles = [...new Set(got.flatMap((gift) => gift.tiles ?? []))]
    .filter((shop) => !grown.some((growth) => growth.shop === shop))
    .map((shop): Prospect => {
      const size = sizeOf(shop);
      const own = Object.values(after.built).filter((plot) => plot.owner === seat);
      const unbuilt = countOf(
        without(
          after.hand,
          after.steps.map(({ place }) => place),
        ),
        shop,
      );
      const have = own.filter((plot) => plot.shop === shop).length + unbuilt;
      const near = new Set((found.get(shop) ?? nothing).at.flatMap((at) => board.neighbours[at]!));
      const beside = [...near].filter((at) => {
        const plot = after.built[at];
        return plot === undefined || (plot.shop === null && plot.owner !== seat);
      });
      return {
        kind: 'tile',
        shop,
        size,
        have,
        missing: missingOf(size, have),
        whole: earns(size, size),
        beside: beside.sort((a, b) => a - b),
        homeless: unbuilt > 0,
      };
    });
  const used = new Set(after.steps.map(({ at }) => at));
  const places = got
    .flatMap((gift) => gift.locations ?? [])
    // What is built there without earning more could stand elsewhere.
    .filter((at) => view.land[at]?.shop === null && (grown.length === 0 || !used.has(at)))
    .map((location): Prospect => {
      const beside = board.neighbours[location]!.map((at) => after.built[at]).find(
        (plot) => plot?.owner === seat && plot.shop !== null,
      );
      return { kind: 'location', location, shop: beside?.shop ?? null };
    });
  return [...tiles, ...places];
}

/** Whether the viewer sees the money of these gifts. */
const hasMoney = (gifts: Gifts): boolean => gifts.every((gift) => gift.money !== undefined);

/** What a deal means to each of these parties. */
export function dealEffects(
  view: ChinatownView,
  gifts: Gifts,
  parties: readonly Seat[],
  moneyKnown = hasMoney(gifts),
): PartyEffect[] {
  const land = landAfter(view, gifts);
  const years = yearsLeft(view);
  const shopsOf = (some: Gifts): Set<Shop> =>
    new Set(
      some.flatMap(({ tiles = [], locations = [] }) => [
        ...tiles,
        ...locations.flatMap((at) => view.land[at]?.shop ?? []),
      ]),
    );
  const traded = shopsOf(gifts);
  return parties.map((seat) => {
    const hand = handBefore(view, seat, gifts);
    const tiles = (way: 'from' | 'to'): Shop[] =>
      gifts.flatMap((gift) => (gift[way] === seat ? (gift.tiles ?? []) : []));
    const was = holding(view, view.land, seat, hand);
    const will = holding(view, land, seat, [...without(hand, tiles('from')), ...tiles('to')]);
    const [old, now] = [sums(view, was.built, seat), sums(view, will.built, seat)];
    const income = (of: Map<Shop, TypeSum>): number =>
      [...of.values()].reduce((sum, one) => sum + one.income, 0);
    const money = gifts.reduce(
      (sum, gift) =>
        sum + (gift.money ?? 0) * (Number(gift.to === seat) - Number(gift.from === seat)),
      0,
    );
    const growths = growthsOf(old, now, traded, shopsOf(gifts.filter(({ from }) => from === seat)));
    const [before, after] = [income(old), income(now)];
    const planned = new Set(was.steps.map(({ place, at }) => `${place} ${at}`));
    return {
      seat,
      before,
      after,
      years,
      gives: gifts.some(
        ({ from, tiles: some = [], locations = [], cards = [] }) =>
          from === seat && some.length + locations.length + cards.length > 0,
      ),
      money: moneyKnown ? money : null,
      total: moneyKnown ? years * (after - before) + money : null,
      growths,
      prospects: prospectsOf(view, seat, gifts, will, growths),
      builds: will.steps
        .filter(({ place, at }) => !planned.has(`${place} ${at}`) && tiles('to').includes(place))
        .map(({ place, at }) => ({ at, shop: place })),
    };
  });
}
