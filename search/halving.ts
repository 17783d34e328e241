import { argMax } from './probabilities.ts';

/**
 * Sequential halving: the budget is divided evenly into rounds, each round evenly among the
 * candidates left, and after each round the worse half is dropped. Finds the best of a few
 * candidates with fewer trials than a bandit that also minimises regret.
 */
export class Halving {
  readonly trials: Float64Array;
  readonly sums: Float64Array;
  private alive: number[];
  private readonly rounds: number;
  private round = 0;
  private turn = 0;

  constructor(candidates: number) {
    this.trials = new Float64Array(candidates);
    this.sums = new Float64Array(candidates);
    this.alive = Array.from({ length: candidates }, (_, i) => i);
    this.rounds = Math.max(1, Math.ceil(Math.log2(candidates)));
  }

  /** The next candidate to try, given the part (0 to 1) of the budget spent. */
  next(spent: number): number {
    const due = Math.min(this.rounds - 1, Math.floor(spent * this.rounds));
    while (this.round < due) {
      this.round++;
      this.halve();
    }
    return this.alive[this.turn++ % this.alive.length]!;
  }

  /** Records the value of a trial. */
  record(candidate: number, value: number): void {
    this.trials[candidate]!++;
    this.sums[candidate]! += value;
  }

  /** The mean result of a candidate; 0 before its first trial. */
  mean(candidate: number): number {
    const trials = this.trials[candidate]!;
    return trials > 0 ? this.sums[candidate]! / trials : 0;
  }

  /** The best of those left. */
  best(): number {
    return this.alive[argMax(this.alive.map((candidate) => this.mean(candidate)))]!;
  }

  private halve(): void {
    // Nothing is dropped before every candidate was tried.
    if (this.alive.some((candidate) => this.trials[candidate] === 0)) return;
    this.alive.sort((a, b) => this.mean(b) - this.mean(a) || a - b);
    this.alive.length = Math.ceil(this.alive.length / 2);
    this.turn = 0;
  }
}
