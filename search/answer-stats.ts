/** Statistics of every answer in a tree, one row each, in arrays that grow together. */
export class AnswerStats {
  visits: Float64Array;
  /** Sum of the shares the answering seat got. */
  won: Float64Array;
  guess: Float64Array;
  /** Prior weight before the answer is tried; positive. */
  weight: Float64Array;
  /** 1 where the prior was guessed roughly (`shortlist.ts`). */
  rough: Uint8Array;

  constructor(capacity = 1 << 10) {
    this.visits = new Float64Array(capacity);
    this.won = new Float64Array(capacity);
    this.guess = new Float64Array(capacity);
    this.weight = new Float64Array(capacity);
    this.rough = new Uint8Array(capacity);
  }

  /** Grows the arrays so that row `edge` exists. */
  reach(edge: number): void {
    if (edge < this.visits.length) return;
    const capacity = Math.max(edge + 1, 2 * this.visits.length);
    this.visits = grown(this.visits, capacity);
    this.won = grown(this.won, capacity);
    this.guess = grown(this.guess, capacity);
    this.weight = grown(this.weight, capacity);
    const rough = new Uint8Array(capacity);
    rough.set(this.rough);
    this.rough = rough;
  }

  /** The mean share, or the prior before the first visit. */
  mean(edge: number): number {
    const visits = this.visits[edge]!;
    return visits > 0 ? this.won[edge]! / visits : this.guess[edge]!;
  }
}

function grown(values: Float64Array, capacity: number): Float64Array {
  const more = new Float64Array(capacity);
  more.set(values);
  return more;
}
