import type { JointTable } from './joint-table.ts';

/** The mixes of all seats, and the most that one seat could gain by another choice. */
export type Profile = { readonly mixes: readonly Float64Array[]; readonly regret: number };

const rowsOf = (sizes: readonly number[]): Float64Array[] =>
  sizes.map((size) => new Float64Array(size));

/** The most that one seat gains by its best choice over its mix. */
export function regretOf(mixes: readonly Float64Array[], values: readonly Float64Array[]): number {
  let regret = 0;
  for (const [seat, mix] of mixes.entries()) {
    let best = -Infinity;
    let expected = 0;
    for (const [i, value] of values[seat]!.entries()) {
      best = Math.max(best, value);
      expected += mix[i]! * value;
    }
    regret = Math.max(regret, best - expected);
  }
  return regret;
}

/**
 * Searches for an equilibrium: regret matching over exact expectations, deterministic. Keeps the
 * best mixes found so far.
 */
export class Equilibrium {
  best: Profile;
  private readonly table: JointTable;
  private readonly regrets: readonly Float64Array[];
  private readonly present: readonly Float64Array[];
  private readonly sums: readonly Float64Array[];
  private readonly average: readonly Float64Array[];
  private readonly values: readonly Float64Array[];
  private steps = 0;

  constructor(table: JointTable) {
    this.table = table;
    const { sizes } = table;
    this.regrets = rowsOf(sizes);
    this.present = rowsOf(sizes).map((row) => row.fill(1 / row.length));
    this.sums = rowsOf(sizes);
    this.average = rowsOf(sizes);
    this.values = rowsOf(sizes);
    this.best = { mixes: this.present.map((row) => row.slice()), regret: Infinity };
  }

  step(): void {
    const { table, present, values, sums } = this;
    this.steps++;
    table.expect(present, values);
    this.note(present);
    for (const [seat, mix] of present.entries()) {
      const row = values[seat]!;
      const regrets = this.regrets[seat]!;
      let expected = 0;
      for (let i = 0; i < row.length; i++) expected += mix[i]! * row[i]!;
      let total = 0;
      for (let i = 0; i < row.length; i++) {
        regrets[i] = Math.max(0, regrets[i]! + row[i]! - expected);
        total += regrets[i]!;
      }
      for (let i = 0; i < row.length; i++) {
        if (total > 0) mix[i] = regrets[i]! / total;
        sums[seat]![i]! += this.steps ** 2 * mix[i]!;
      }
    }
  }

  /** Also tries the average mixes: they converge where the current ones cycle. */
  settle(): void {
    const { sums, average } = this;
    for (const [seat, row] of sums.entries()) {
      const total = row.reduce((all, one) => all + one, 0);
      for (let i = 0; i < row.length; i++) average[seat]![i] = row[i]! / total;
    }
    this.table.expect(average, this.values);
    this.note(average);
  }

  private note(mixes: readonly Float64Array[]): void {
    const regret = regretOf(mixes, this.values);
    if (regret < this.best.regret) this.best = { mixes: mixes.map((row) => row.slice()), regret };
  }
}
