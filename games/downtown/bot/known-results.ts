import { PairIndex } from '@faubourg/search';

/** Results kept for one purchase, at most; more are computed anew each time. */
const MOST = 1 << 15;
/** Bits of an order's code. */
const BITS = 7;

/**
 * The results of joint orders that were played before, by sampled world. A search for a purchase
 * comes back to the same orders again and again.
 */
export class KnownResults {
  private readonly seats: number;
  private readonly index = new PairIndex();
  private shares: Float64Array;

  constructor(seats: number) {
    this.seats = seats;
    this.shares = new Float64Array(256 * seats);
  }

  /** Writes the shares of known orders; false if they are not known. */
  read(world: number, orders: ArrayLike<number>, shares: Float64Array): boolean {
    const row = this.index.find(headOf(world, orders), tailOf(orders));
    if (row < 0) return false;
    for (let seat = 0, from = row * this.seats; seat < this.seats; seat++)
      shares[seat] = this.shares[from + seat]!;
    return true;
  }

  /** Keeps the shares of orders that are not known. */
  keep(world: number, orders: ArrayLike<number>, shares: Float64Array): void {
    if (this.index.size >= MOST) return;
    const from = this.index.of(headOf(world, orders), tailOf(orders)) * this.seats;
    if (from >= this.shares.length) {
      const more = new Float64Array(2 * this.shares.length);
      more.set(this.shares);
      this.shares = more;
    }
    for (let seat = 0; seat < this.seats; seat++) this.shares[from + seat] = shares[seat]!;
  }
}

/** The world and the orders of the first three seats as one number. */
function headOf(world: number, orders: ArrayLike<number>): number {
  let packed = world;
  for (let seat = 0; seat < 3; seat++) packed = (packed << BITS) | (orders[seat] ?? 0);
  return packed;
}

/** The orders of the other seats as one number. */
function tailOf(orders: ArrayLike<number>): number {
  let packed = 0;
  for (let seat = 3; seat < orders.length; seat++) packed = (packed << BITS) | orders[seat]!;
  return packed;
}
