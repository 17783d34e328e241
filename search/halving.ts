import { argMax } from './probabilities.ts';

/**
 * Sequential halving: the budget is divided evenly into rounds, in each round evenly among those
 * still in the race, and after each the worse half leaves. Finds the best of a few candidates
 * with fewer wasted trials than a bandit that also wants to do well on the way.
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

  /** Who is tried next, when this part (0 to 1) of the budget is spent. */
  next(spent: number): number {
    const due = Math.min(this.rounds - 1, Math.floor(spent * this.rounds));
    while (this.round < due) {
      this.round++;
      this.halve();
    }
    return this.alive[this.turn++ % this.alive.length]!;
  }

  /** What the trial of a candidate was worth. */
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
    // Those not tried yet cannot be judged: nobody leaves before everyone had a turn.
    if (this.alive.some((candidate) => this.trials[candidate] === 0)) return;
    this.alive.sort((a, b) => this.mean(b) - this.mean(a) || a - b);
    this.alive.length = Math.ceil(this.alive.length / 2);
    this.turn = 0;
  }
}
