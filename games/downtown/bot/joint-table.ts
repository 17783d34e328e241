type Payoff = (joint: Int32Array, shares: Float64Array) => void;

/**
 * The payoffs of all joint choices of a small simultaneous game, and exact expectations over them.
 */
export class JointTable {
  readonly sizes: readonly number[];
  private readonly seats: number;
  /** Joint × seat. */
  private readonly worth: Float64Array;
  private readonly chosen: Int32Array;
  private readonly before: Float64Array;
  private readonly after: Float64Array;

  private readonly payoff: Payoff;
  /** The number of joint choices filled in, and their number in all. */
  private known = 0;
  private readonly joints: number;

  constructor(sizes: readonly number[], payoff: Payoff) {
    this.sizes = sizes;
    this.payoff = payoff;
    this.seats = sizes.length;
    this.joints = sizes.reduce((all, size) => all * size, 1);
    this.worth = new Float64Array(this.joints * this.seats);
    this.chosen = new Int32Array(this.seats);
    this.before = new Float64Array(this.seats + 1);
    this.after = new Float64Array(this.seats + 1);
  }

  get full(): boolean {
    return this.known === this.joints;
  }

  /** Fills in up to `most` more joint choices. */
  fill(most: number): void {
    const shares = new Float64Array(this.seats);
    for (const to = Math.min(this.joints, this.known + most); this.known < to; this.known++) {
      this.payoff(this.chosen, shares);
      this.worth.set(shares, this.known * this.seats);
      this.next();
    }
  }

  /** The next joint choice, the last seat's running fastest. */
  private next(): void {
    for (let seat = this.seats - 1; seat >= 0; seat--) {
      if (++this.chosen[seat]! < this.sizes[seat]!) return;
      this.chosen[seat] = 0;
    }
  }

  /** The expected value of each choice of each seat against the mixes of the others. */
  expect(mixes: readonly Float64Array[], values: readonly Float64Array[]): void {
    const { seats, chosen, before, after, worth } = this;
    for (const row of values) row.fill(0);
    chosen.fill(0);
    before[0] = 1;
    after[seats] = 1;
    for (let joint = 0; joint < worth.length; joint += seats) {
      // The probability of the others' choices: the product before a seat times the product after
      // it.
      for (let seat = 0; seat < seats; seat++)
        before[seat + 1] = before[seat]! * mixes[seat]![chosen[seat]!]!;
      for (let seat = seats - 1; seat >= 0; seat--) {
        values[seat]![chosen[seat]!]! += before[seat]! * after[seat + 1]! * worth[joint + seat]!;
        after[seat] = after[seat + 1]! * mixes[seat]![chosen[seat]!]!;
      }
      this.next();
    }
  }
}
