import type { Chance } from '@faubourg/core';
import type { DowntownAnswer } from '../answer.ts';
import { USES } from '../plaques.ts';
import { MARKERS } from '../purse.ts';
import type { Duel } from '../state.ts';
import { City, ORDER, orderOf, OVER } from './city.ts';
import { CARDS, ORDERS } from './tables.ts';

const CARD = 0;
const USE = 1;
const PHASES = { card: CARD, use: USE, order: ORDER, over: OVER };
const NINE = 9;

/** Two players. Cards are bits, as lots are. */
export class DuelNode extends City {
  /** The lot whose use the opponent chooses; −1 for none. */
  private now = -1;
  readonly hands = new Int32Array(2);
  readonly scores = new Int32Array(2);
  /** Markers in hand: of each seat for bare lots, then of each seat for lots with a plaque. */
  readonly markers = new Int32Array(4);

  constructor(s: Duel) {
    super(s.options, 2);
    this.readCity(s);
    this.phase = PHASES[s.phase];
    if (s.phase === 'use') this.now = s.turned[0]! - 1;
    for (const [seat, { score, laid, bare, cards }] of s.players.entries()) {
      this.scores[seat] = score;
      this.markers[seat] = bare;
      this.markers[2 + seat] = laid;
      for (const n of cards) this.hands[seat]! |= 1 << (n - 1);
    }
    this.ask();
  }

  private ask(): void {
    if (this.phase === CARD) this.owing = 1 << this.mayor;
    if (this.phase === USE) this.owing = 2 >> this.mayor;
  }

  copyFrom(from: DuelNode): void {
    this.copyCity(from);
    this.now = from.now;
    this.hands.set(from.hands);
    this.scores.set(from.scores);
    this.markers.set(from.markers);
  }

  /** DT-71. */
  deal(chance: Chance): void {
    this.dealCity(chance);
    const { words, hands } = this;
    this.now = -1;
    this.scores.fill(0);
    this.markers.fill(MARKERS);
    for (let i = 0; i < NINE; i++) words[CARDS + NINE + i] = words[CARDS + 12 + i]!;
    hands[0] = 0;
    hands[1] = 0;
    for (let count = 2 * NINE; count > NINE; count--) hands[0] |= 1 << this.take(0, count, chance);
    for (let i = 0; i < 21; i++) {
      if (i < NINE) hands[1] |= 1 << words[CARDS + i]!;
      words[CARDS + i] = 0;
    }
    this.plan(chance);
  }

  legal(seat: number, out: Int32Array): number {
    if (this.phase === ORDER) {
      return this.orders(Math.min(this.markers[seat]!, 3), Math.min(this.markers[2 + seat]!, 3), out);
    }
    let mask = this.phase === USE ? this.usesFor(this.now) : this.hands[seat]!;
    let count = 0;
    while (mask !== 0) {
      out[count++] = 31 - Math.clz32(mask & -mask);
      mask &= mask - 1;
    }
    return count;
  }

  play(seat: number, code: number, chance: Chance): void {
    if (this.phase === ORDER) {
      this.words[ORDERS + seat] = code;
      this.owing &= ~(1 << seat);
      if (this.owing === 0) this.finishRound(chance);
    } else if (this.phase === CARD) this.turn(code);
    else this.settle(code);
  }

  answer(code: number): DowntownAnswer {
    if (this.phase === ORDER) return orderOf(code);
    return this.phase === CARD ? { card: code + 1 } : { use: USES[code]! };
  }

  score(seat: number): number {
    return this.scores[seat]!;
  }

  plan(_chance: Chance): void {
    const hand = this.hands[this.mayor]!;
    this.phase = CARD;
    this.ask();
    if ((hand & (hand - 1)) === 0) this.turn(31 - Math.clz32(hand));
  }

  private turn(lot: number): void {
    this.hands[this.mayor]! &= ~(1 << lot);
    this.now = lot;
    this.phase = USE;
    this.ask();
    const uses = this.usesFor(lot);
    if ((uses & (uses - 1)) === 0) this.settle(uses >> 1);
  }

  private settle(use: number): void {
    this.lay(this.now, use);
    this.now = -1;
    this.phase = ORDER;
    this.owing = 3;
  }

  pay(seat: number, laid: number, plots: number, _got: number): void {
    this.markers[2 * laid + seat]! -= plots;
  }

  earn(lot: number, value: number): void {
    for (let seat = 0; seat < 2; seat++) this.scores[seat]! += value * this.plotsOf(lot, seat);
  }
}
