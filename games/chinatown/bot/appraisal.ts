import type { Seat } from '@faubourg/core';
import type { GiftInput } from '../rules/answer.ts';
import { type Board, boardOf } from '../rules/board.ts';
import type { Land } from '../rules/businesses.ts';
import type { PublicGift } from '../rules/events.ts';
import { inOrder, ROUNDS, type Shop, SHOPS, START_MONEY, without } from '../rules/material.ts';
import type { ChinatownView } from '../rules/view.ts';
import { winChances } from './win-chances.ts';
import { type Account, type Holdings, holdingsOf, type Outlook } from './outlook.ts';

/** A gift of a possible offer or of one on the table. */
export type AnyGift = PublicGift | GiftInput;

/** What a party gains by a deal. */
export type Gain = {
  readonly seat: Seat;
  /** In thousands until the end of the game, money included; and the money alone. */
  readonly gain: number;
  readonly money: number;
  /** The change of its probability to win. */
  readonly chance: number;
  /**
   * The same in thousands: the money that would raise that probability as much. Less than `gain`,
   * because the others gain too; much less if they are its main rivals.
   */
  readonly edge: number;
};

/**
 * Standard deviation of final money in thousands, by number of incomes to come; measured in
 * self-play.
 */
const SPREAD = [3, 3, 5, 6.3, 7.5, 8.6, 9.5];
/** Standard deviation, in thousands, for each group of seats that has paid each other in secret. */
const SECRET = 5;
/** Weight of a gain in itself, beside its effect on the probability to win. */
const FOR_ITSELF = 0.3;
/**
 * Added to the slope of the probability to win, so that a gain still counts where that no longer
 * changes.
 */
const HOPELESS = 0.0005;

/** Values holdings and deals from one seat's view; results are cached. */
export class Appraisal {
  readonly board: Board;
  readonly view: ChinatownView;
  private readonly held: readonly Holdings[];
  private readonly known = new Map<string, Account>();
  private readonly outlook: Outlook;
  private readonly spreads: readonly number[];
  private readonly rivalry: boolean;
  private odds: { readonly means: number[]; chances: number[]; slopes: number[] } | null = null;

  /** `rivalry`: deals are valued by the probability to win, not by the plain gain. */
  constructor(view: ChinatownView, outlook: Outlook, rivalry = true) {
    this.rivalry = rivalry;
    this.view = view;
    this.board = boardOf(view.options.map);
    this.outlook = outlook;
    this.held = view.money.map((_, seat) => holdingsOf(view, seat));
    const spread = SPREAD[ROUNDS + 1 - view.round]!;
    this.spreads = view.money.map((_, seat) => {
      const secret = view.ledger.secret.filter(({ seats, net }) => !net && seats.includes(seat));
      return Math.hypot(spread, SECRET * Math.sqrt(secret.length));
    });
  }

  holdings(seat: Seat): Holdings {
    return this.held[seat]!;
  }

  /** A seat's money as far as the viewer knows it; secret deals of others are not included. */
  purse(seat: Seat): number {
    const { money, ledger } = this.view;
    let sum = START_MONEY + ledger.income[seat]! + ledger.open[seat]!;
    for (const { seats, net } of ledger.secret) sum += net?.[seats.indexOf(seat)] ?? 0;
    return money[seat] ?? Math.max(0, sum);
  }

  /** The change of a seat's worth by these gifts, without their money. */
  change(seat: Seat, gifts: readonly AnyGift[]): number {
    return this.accountAfter(seat, gifts).worth - this.accountAfter(seat, []).worth;
  }

  gains(gifts: readonly AnyGift[], parties: readonly Seat[]): Gain[] {
    const changes = parties.map((seat) => this.change(seat, gifts));
    const nets = parties.map((seat) => {
      let money = 0;
      for (const gift of gifts) {
        if (gift.to === seat) money += gift.money ?? 0;
        if (gift.from === seat) money -= gift.money ?? 0;
      }
      return money;
    });
    return this.weigh(parties, changes, nets);
  }

  /** The gain of each party from these changes of worth and money, given what the others gain. */
  weigh(parties: readonly Seat[], changes: readonly number[], nets: readonly number[]): Gain[] {
    const { means, chances, slopes } = (this.odds ??= this.oddsNow());
    const then = means.slice();
    for (const [i, seat] of parties.entries()) then[seat] = means[seat]! + changes[i]! + nets[i]!;
    const after = winChances(then, this.spreads);
    return parties.map((seat, i) => {
      const gain = changes[i]! + nets[i]!;
      const chance = after[seat]! - chances[seat]!;
      const felt = (chance + HOPELESS * gain) / (slopes[seat]! + HOPELESS);
      const edge = this.rivalry ? FOR_ITSELF * gain + (1 - FOR_ITSELF) * felt : gain;
      return { seat, gain, money: nets[i]!, chance, edge };
    });
  }

  /** Every seat's probability to win now. */
  chances(): readonly number[] {
    return (this.odds ??= this.oddsNow()).chances;
  }

  /** The money that every seat is expected to end with, in thousands. */
  expected(): readonly number[] {
    return (this.odds ??= this.oddsNow()).means;
  }

  /** The seat's probability to win with `more` thousands added. */
  chanceWith(seat: Seat, more: number): number {
    const { means } = (this.odds ??= this.oddsNow());
    return winChances(means.with(seat, means[seat]! + more), this.spreads)[seat]!;
  }

  private oddsNow(): { means: number[]; chances: number[]; slopes: number[] } {
    const means = this.held.map((_, seat) => {
      return this.purse(seat) + this.accountAfter(seat, []).worth;
    });
    const { spreads } = this;
    const chances = winChances(means, spreads);
    const slopes = means.map((mean, seat) => {
      const step = spreads[seat]! / 2;
      const [more, less] = [means.with(seat, mean + step), means.with(seat, mean - step)];
      return (winChances(more, spreads)[seat]! - winChances(less, spreads)[seat]!) / (2 * step);
    });
    return { means, chances, slopes };
  }

  /** The value of a seat's holdings after these gifts. */
  accountAfter(seat: Seat, gifts: readonly AnyGift[]): Account {
    const own = this.held[seat]!;
    const gone: number[] = [];
    const come: number[] = [];
    const given: Shop[] = [];
    const got: Shop[] = [];
    let { cards } = own;
    for (const { from, to, locations = [], tiles = [], cards: moved = [] } of gifts) {
      if (from === seat) {
        gone.push(...locations);
        given.push(...tiles);
        cards -= moved.length;
      }
      if (to === seat) {
        come.push(...locations);
        got.push(...tiles);
        cards += moved.length;
      }
    }
    const hand = inOrder([...without(own.hand, given), ...got]);
    const order = (a: number, b: number): number => a - b;
    const tiles = hand.map((shop) => SHOPS.indexOf(shop)).join();
    const key = `${seat}|${gone.sort(order).join()}|${come.sort(order).join()}|${tiles}|${cards}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const land: Land = { ...own.land };
    for (const at of gone) delete land[at];
    for (const at of come) land[at] = { owner: seat, shop: this.view.land[at]?.shop ?? null };
    const account = this.outlook.account(seat, { land, hand, cards });
    this.known.set(key, account);
    return account;
  }
}
