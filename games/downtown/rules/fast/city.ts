import type { Chance } from '@faubourg/core';
import { HALF, LOTS } from '../board.ts';
import { boardOf, type DowntownOptions } from '../options.ts';
import { USES } from '../plaques.ts';
import type { DowntownState, Order } from '../state.ts';
import {
  ALL,
  bits,
  CARDS,
  FORM_BITS,
  FULL,
  neighboursOf,
  ONE_SOLD,
  ORDERS,
  PLAQUES_FULL,
  USES_LEFT,
  WORDS,
} from './tables.ts';

export const ORDER = 5;
export const OVER = 6;

/** Orders as codes: 0 is to pass, else four times the lot plus the plots. */
export const orderCode = (order: Order | null): number =>
  order === null || 'pass' in order ? 0 : 4 * (order.lot - 1) + order.plots;

export const orderOf = (code: number): Order =>
  code === 0 ? { pass: true } : { lot: (code >> 2) + 1, plots: code & 3 };

const six = new Int32Array(6);

/** What both ways to play have in common: the board, its plaques and plots, orders, pay-out. */
export abstract class City {
  readonly options: DowntownOptions;
  readonly seats: number;
  readonly neighbours: Int32Array;
  /** Owners, cards, money and orders: see the tables. */
  readonly words = new Int32Array(WORDS);
  phase = OVER;
  mayor = 0;
  /** Seats that owe an answer. */
  owing = 0;
  /** Lots with a plaque, parks, each use, paid out, with four markers. */
  laid = 0;
  parks = 0;
  housing = 0;
  industry = 0;
  commerce = 0;
  closed = 0;
  full = 0;
  /** Plaques left by form and use. */
  left = PLAQUES_FULL;

  constructor(options: DowntownOptions, seats: number) {
    this.options = options;
    this.seats = seats;
    this.neighbours = neighboursOf(boardOf(options));
  }

  abstract plan(chance: Chance): void;
  abstract pay(seat: number, laid: number, plots: number, got: number): void;
  abstract earn(lot: number, value: number, sensible: boolean): void;

  /** Takes over the common part of a state. */
  protected readCity(s: DowntownState): void {
    this.mayor = s.mayor;
    for (const [lot, { use, owners, closed }] of s.lots.entries()) {
      const bit = 1 << lot;
      if (use === 'park') this.park(lot);
      else if (use !== null) this.lay(lot, USES.indexOf(use));
      if (closed) this.closed |= bit;
      for (const seat of owners) this.place(lot, seat);
    }
    for (const [seat, order] of s.orders.entries()) {
      this.words[ORDERS + seat] = orderCode(order);
      if (s.phase === 'order' && order === null) this.owing |= 1 << seat;
    }
  }

  /** DT-10, DT-11: a fresh board with its six first plaques, nine cards in each pile, a mayor. */
  protected dealCity(chance: Chance): void {
    const { words } = this;
    this.laid = this.parks = this.housing = this.industry = this.commerce = 0;
    this.closed = this.full = 0;
    this.left = PLAQUES_FULL;
    for (let i = 0; i < LOTS; i++) {
      words[i] = 0;
      words[CARDS + i] = i;
    }
    for (let i = 0; i < 6; i++) {
      const pile = i < 3 ? 0 : HALF;
      six[i] = this.take(pile, HALF - (i % 3), chance);
      words[ORDERS + i] = 0;
    }
    for (let i = 5; i > 0; i--) {
      const j = chance.int(i + 1);
      const held = six[i]!;
      six[i] = six[j]!;
      six[j] = held;
    }
    for (let i = 0; i < 3; i++) this.park(six[i]!);
    this.lay(six[3]!, 0);
    this.lay(six[4]!, 2);
    this.lay(six[5]!, 1);
    this.mayor = chance.int(this.seats);
  }

  /** A random one of so many cards from `pile` on; the last one fills the gap. */
  protected take(pile: number, count: number, chance: Chance): number {
    const { words } = this;
    const at = CARDS + pile + chance.int(count);
    const last = CARDS + pile + count - 1;
    const card = words[at]!;
    words[at] = words[last]!;
    words[last] = 0;
    return card;
  }

  protected copyCity(from: City): void {
    this.words.set(from.words);
    this.phase = from.phase;
    this.mayor = from.mayor;
    this.owing = from.owing;
    this.laid = from.laid;
    this.parks = from.parks;
    this.housing = from.housing;
    this.industry = from.industry;
    this.commerce = from.commerce;
    this.closed = from.closed;
    this.full = from.full;
    this.left = from.left;
  }

  private park(lot: number): void {
    this.parks |= 1 << lot;
    this.laid |= 1 << lot;
  }

  protected lay(lot: number, use: number): void {
    const bit = 1 << lot;
    this.laid |= bit;
    if (use === 0) this.housing |= bit;
    else if (use === 1) this.industry |= bit;
    else this.commerce |= bit;
    this.left -= 1 << (FORM_BITS * (lot & 1) + 3 * use);
  }

  /** The uses left for a lot, as bits. */
  protected usesFor(lot: number): number {
    return USES_LEFT[(this.left >> (FORM_BITS * (lot & 1))) & ((1 << FORM_BITS) - 1)]!;
  }

  private place(lot: number, seat: number): void {
    const owners = this.words[lot]! + ONE_SOLD + (1 << (3 * seat));
    this.words[lot] = owners;
    if (owners >= FULL) this.full |= 1 << lot;
  }

  /** Every order for a seat that can have so many plots of a bare lot, so many of a laid one. */
  protected orders(bare: number, laid: number, out: Int32Array): number {
    let count = 1;
    out[0] = 0;
    let open = ALL & ~(this.parks | this.closed | this.full);
    if (laid === 0) open &= ~this.laid;
    if (bare === 0) open &= this.laid;
    const built = this.laid;
    while (open !== 0) {
      const lot = 31 - Math.clz32(open & -open);
      open &= open - 1;
      const code = 4 * lot;
      // Three are written and as many kept as can be paid: no branch to guess wrong.
      out[count] = code + 1;
      out[count + 1] = code + 2;
      out[count + 2] = code + 3;
      count += (built >> lot) & 1 ? laid : bare;
    }
    return count;
  }

  /** Phases 3 to 5, once all orders are in. */
  protected finishRound(chance: Chance): void {
    this.fill();
    let due = this.full & this.laid;
    while (due !== 0) {
      const lot = 31 - Math.clz32(due & -due);
      due &= due - 1;
      this.payOut(lot);
    }
    if (this.laid === ALL) {
      this.phase = OVER;
      return;
    }
    this.mayor = this.mayor + 1 === this.seats ? 0 : this.mayor + 1;
    this.plan(chance);
  }

  /** DT-33, DT-34: one plot at a time, from the mayor on. */
  private fill(): void {
    const { words, seats, mayor } = this;
    let got = 0;
    for (let pass = 1; pass <= 3; pass++) {
      for (let i = 0; i < seats; i++) {
        const seat = mayor + i < seats ? mayor + i : mayor + i - seats;
        const code = words[ORDERS + seat]!;
        if ((code & 3) < pass || words[code >> 2]! >= FULL) continue;
        this.place(code >> 2, seat);
        got += 1 << (3 * seat);
      }
    }
    for (let seat = 0; seat < seats; seat++) {
      const code = words[ORDERS + seat]!;
      if (code === 0) continue;
      words[ORDERS + seat] = 0;
      this.pay(seat, (this.laid >> (code >> 2)) & 1, code & 3, (got >> (3 * seat)) & 7);
    }
  }

  /** DT-40 … DT-44. */
  private payOut(lot: number): void {
    const bit = 1 << lot;
    const beside = this.neighbours[lot]!;
    let sensible: boolean;
    if (this.housing & bit) sensible = (beside & this.industry) === 0;
    else if (this.industry & bit) sensible = (beside & this.commerce) !== 0;
    else {
      const homes = beside & this.housing;
      sensible = (homes & (homes - 1)) !== 0;
    }
    const count = bits(beside & this.laid);
    this.earn(lot, sensible ? 2 * count : count, sensible);
    this.words[lot] = 0;
    this.full &= ~bit;
    this.closed |= bit;
  }

  /** How many plots of a lot a seat has. */
  protected plotsOf(lot: number, seat: number): number {
    return (this.words[lot]! >> (3 * seat)) & 7;
  }
}
