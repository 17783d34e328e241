import type { Seat } from '@faubourg/core';
import type { AskedGift } from '../rules/answers.ts';
import { type Board, boardOf } from '../rules/boards.ts';
import type { Land } from '../rules/businesses.ts';
import type { ToldGift } from '../rules/events.ts';
import { inOrder, type Shop, START_MONEY, without } from '../rules/shops.ts';
import type { ChinatownView } from '../rules/view.ts';
import { type Holdings, holdingsOf, type Worth } from './outlook.ts';

/** A gift somebody thinks of or sees on the table. */
export type AnyGift = ToldGift | AskedGift;

/** What a party gains by a deal, in thousands until the end of the game. */
export type Gain = { readonly seat: Seat; readonly gain: number; readonly money: number };

/** Values holdings and deals as one seat sees them; what was valued once is remembered. */
export class Appraisal {
  readonly board: Board;
  private readonly held: readonly Holdings[];
  private readonly known = new Map<string, number>();
  private readonly view: ChinatownView;
  private readonly worth: Worth;

  constructor(view: ChinatownView, worth: Worth) {
    this.view = view;
    this.board = boardOf(view.options.map);
    this.worth = worth;
    this.held = view.money.map((_, seat) => holdingsOf(view, seat));
  }

  holdings(seat: Seat): Holdings {
    return this.held[seat]!;
  }

  /** The most a seat can pay, as far as the viewer can know; secret deals of others are not. */
  purse(seat: Seat): number {
    const { money, ledger } = this.view;
    let sum = START_MONEY + ledger.income[seat]! + ledger.open[seat]!;
    for (const { seats, net } of ledger.secret) sum += net?.[seats.indexOf(seat)] ?? 0;
    return money[seat] ?? Math.max(0, sum);
  }

  /** What the gifts, their money left aside, change for a seat. */
  change(seat: Seat, gifts: readonly AnyGift[]): number {
    return this.valueAfter(seat, gifts) - this.valueAfter(seat, []);
  }

  gains(gifts: readonly AnyGift[], parties: readonly Seat[]): Gain[] {
    return parties.map((seat) => {
      let money = 0;
      for (const gift of gifts) {
        if (gift.to === seat) money += gift.money ?? 0;
        if (gift.from === seat) money -= gift.money ?? 0;
      }
      return { seat, gain: this.change(seat, gifts) + money, money };
    });
  }

  private valueAfter(seat: Seat, gifts: readonly AnyGift[]): number {
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
    const key = `${seat}|${gone.sort(order).join()}|${come.sort(order).join()}|${hand.join()}|${cards}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const land: Land = { ...own.land };
    for (const at of gone) delete land[at];
    for (const at of come) land[at] = { owner: seat, shop: this.view.land[at]?.shop ?? null };
    const value = this.worth(seat, { land, hand, cards });
    this.known.set(key, value);
    return value;
  }
}
