/** Statistics of every answer in a tree, one row each, in arrays that grow together. */
export class AnswerStats {
  visits: Float64Array;
  /** Sum of the shares the answering seat got. */
  won: Float64Array;
  /** The mean share, or the prior before the first visit. */
  mean: Float64Array;
  /** Prior weight before the answer is tried; positive. */
  weight: Float64Array;
  /** 1 where the prior was guessed roughly (`shortlist.ts`). */
  rough: Uint8Array;

  constructor(capacity = 1 << 10) {
    this.visits = new Float64Array(capacity);
    this.won = new Float64Array(capacity);
    this.mean = new Float64Array(capacity);
    this.weight = new Float64Array(capacity);
    this.rough = new Uint8Array(capacity);
  }

  /** Rows that there is room for. */
  get capacity(): number {
    return this.visits.length;
  }

  /** Begins row `edge`. Rows of a search before this one may have used its place. */
  add(edge: number): void {
    if (edge >= this.visits.length) this.grow(Math.max(edge + 1, 2 * this.visits.length));
    this.visits[edge] = 0;
    this.won[edge] = 0;
  }

  /** Sets the prior of an answer, which counts until its first visit. */
  guess(edge: number, share: number, weight: number, rough: number): void {
    if (this.visits[edge] === 0) this.mean[edge] = share;
    this.weight[edge] = weight;
    this.rough[edge] = rough;
  }

  /** Counts a visit that led to this share. */
  visit(edge: number, share: number): void {
    const visits = this.visits[edge]! + 1;
    const won = this.won[edge]! + share;
    this.visits[edge] = visits;
    this.won[edge] = won;
    this.mean[edge] = won / visits;
  }

  private grow(capacity: number): void {
    this.visits = grown(this.visits, capacity);
    this.won = grown(this.won, capacity);
    this.mean = grown(this.mean, capacity);
    this.weight = grown(this.weight, capacity);
    const rough = new Uint8Array(capacity);
    rough.set(this.rough);
    this.rough = rough;
  }
}

function grown(values: Float64Array, capacity: number): Float64Array {
  const more = new Float64Array(capacity);
  more.set(values);
  return more;
}
