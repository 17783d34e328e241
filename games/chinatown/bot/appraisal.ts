import type { Seat } from '@faubourg/core';
import type { GiftInput } from '../rules/answer.ts';
import { type Board, boardOf, LOCATIONS } from '../rules/board.ts';
import type { Land } from '../rules/businesses.ts';
import type { PublicGift } from '../rules/events.ts';
import { ROUNDS, type Shop, SHOPS, START_MONEY } from '../rules/material.ts';
import type { ChinatownView } from '../rules/view.ts';
import { winChances } from './win-chances.ts';
import { type Account, type Holdings, holdingsOf, type Outlook } from './outlook.ts';
import { Recent } from './recent.ts';

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

/** Worths by the holdings they are of, for the outlooks used last; shared by all thoughts. */
const worths = new Recent(4, () => new Map<string, number>());
const MOST_WORTHS = 30_000;

/** The code of holdings: a bit for each location, then the number of tiles of each type, and cards. */
const TILES_AT = 6;
const CARDS_AT = TILES_AT + SHOPS.length;

function codeOf({ land, hand, cards }: Holdings): number[] {
  const code = Array.from({ length: CARDS_AT + 1 }, () => 0);
  for (const at of Object.keys(land)) mark(code, Number(at), true);
  for (const shop of hand) code[TILES_AT + SHOPS.indexOf(shop)]!++;
  code[CARDS_AT] = cards;
  return code;
}

function mark(code: number[], location: number, isOwn: boolean): void {
  const bit = 1 << (location % 16);
  const word = location >> 4;
  code[word] = isOwn ? code[word]! | bit : code[word]! & ~bit;
}

/** Values holdings and deals from one seat's view; results are cached. */
export class Appraisal {
  readonly board: Board;
  readonly view: ChinatownView;
  private readonly held: readonly Holdings[];
  private readonly known: Map<string, number>;
  /** By seat: the worth of what it holds, as soon as it was asked for. */
  private readonly now: (number | undefined)[] = [];
  private readonly codes: readonly (readonly number[])[];
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
    this.codes = this.held.map(codeOf);
    this.known = worths.of(outlook.name);
    if (this.known.size > MOST_WORTHS) this.known.clear();
    const spread = SPREAD[ROUNDS + 1 - view.round]!;
    this.spreads = view.money.map((_, seat) => {
      const secret = view.ledger.secret.filter(({ seats, net }) => !net && seats.includes(seat));
      return Math.hypot(spread, SECRET * Math.sqrt(secret.length));
    });
  }

  /** Equal for appraisals that value all holdings alike. */
  get name(): string {
    return this.outlook.name;
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
    const takesPart = gifts.some(({ from, to }) => from === seat || to === seat);
    return takesPart ? this.worthAfter(seat, gifts) - this.worth(seat) : 0;
  }

  /** The same of several seats together. */
  jointChange(seats: readonly Seat[], gifts: readonly AnyGift[]): number {
    let joint = 0;
    for (const seat of seats) joint += this.change(seat, gifts);
    return joint;
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
      return this.purse(seat) + this.worth(seat);
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

  /** Equal for equal holdings of the seat. */
  codeOf(seat: Seat): string {
    return String.fromCharCode(...this.codes[seat]!);
  }

  /** The worth of a seat's holdings now. */
  worth(seat: Seat): number {
    return (this.now[seat] ??= this.worthAfter(seat, []));
  }

  private worthAfter(seat: Seat, gifts: readonly AnyGift[]): number {
    const code = this.codeAfter(seat, gifts);
    const key = String.fromCharCode(...code);
    let worth = this.known.get(key);
    if (worth === undefined) {
      ({ worth } = this.outlook.account(seat, this.decoded(seat, code)));
      this.known.set(key, worth);
    }
    return worth;
  }

  /** The value of a seat's holdings after these gifts, with its parts. */
  accountAfter(seat: Seat, gifts: readonly AnyGift[]): Account {
    return this.outlook.account(seat, this.decoded(seat, this.codeAfter(seat, gifts)));
  }

  private codeAfter(seat: Seat, gifts: readonly AnyGift[]): number[] {
    const code = this.codes[seat]!.slice();
    for (const { from, locations, tiles, cards } of gifts) {
      if (from !== seat) continue;
      if (locations) for (const at of locations) mark(code, at, false);
      if (tiles) {
        for (const tile of tiles) {
          const at = TILES_AT + SHOPS.indexOf(tile);
          // A tile that the seat does not have yet comes with another of these gifts.
          if (code[at]! > 0) code[at]!--;
        }
      }
      if (cards) code[CARDS_AT]! -= cards.length;
    }
    for (const { to, locations, tiles, cards } of gifts) {
      if (to !== seat) continue;
      if (locations) for (const at of locations) mark(code, at, true);
      if (tiles) for (const tile of tiles) code[TILES_AT + SHOPS.indexOf(tile)]!++;
      if (cards) code[CARDS_AT]! += cards.length;
    }
    return code;
  }

  private decoded(seat: Seat, code: number[]): Holdings {
    const land: Land = {};
    for (let at = 1; at <= LOCATIONS; at++) {
      if ((code[at >> 4]! >> (at % 16)) % 2 === 0) continue;
      land[at] = { owner: seat, shop: this.view.land[at]?.shop ?? null };
    }
    const hand: Shop[] = [];
    for (const [i, shop] of SHOPS.entries()) {
      for (let count = code[TILES_AT + i]!; count > 0; count--) hand.push(shop);
    }
    return { land, hand, cards: code[CARDS_AT]! };
  }
}
