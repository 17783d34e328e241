/** Predictions of one decile: from 0 to 10 %, from 10 to 20 % and so on. */
export type Decile = {
  /** Predictions in it; those of one game count together as one. */
  readonly predictions: number;
  /** The mean chance that was predicted, and the part of the victories that came. */
  readonly predicted: number;
  readonly came: number;
};

/** Compares predicted chances with what came, by decile. Every game has the same weight. */
export class Calibration {
  games = 0;
  private readonly count = Array.from({ length: 10 }, () => 0);
  private readonly weight = new Float64Array(10);
  private readonly predicted = new Float64Array(10);
  private readonly came = new Float64Array(10);
  private squares = 0;

  /** `chances` are those of all seats at each moment of a game, `shares` its result. */
  add(chances: readonly (readonly number[])[], shares: readonly number[]): void {
    if (chances.length === 0) return;
    this.games++;
    const each = 1 / (chances.length * shares.length);
    for (const moment of chances) {
      for (const [seat, chance] of moment.entries()) {
        const decile = Math.min(9, Math.floor(chance * 10));
        this.count[decile]!++;
        this.weight[decile]! += each;
        this.predicted[decile]! += each * chance;
        this.came[decile]! += each * shares[seat]!;
        this.squares += each * (chance - shares[seat]!) ** 2;
      }
    }
  }

  deciles(): (Decile | null)[] {
    return this.count.map((predictions, i) => {
      const weight = this.weight[i]!;
      if (predictions === 0) return null;
      return {
        predictions,
        predicted: this.predicted[i]! / weight,
        came: this.came[i]! / weight,
      };
    });
  }

  /** The mean distance between prediction and result over the deciles, by their weight. */
  error(): number {
    const sum = this.deciles().reduce(
      (total, decile, i) =>
        total + (decile ? this.weight[i]! * Math.abs(decile.predicted - decile.came) : 0),
      0,
    );
    return sum / Math.max(1, this.games);
  }

  /** The mean square of the distance between a chance and what came (Brier's score). */
  brier(): number {
    return this.squares / Math.max(1, this.games);
  }
}
