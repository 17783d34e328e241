/** What is known of every answer in a tree, one row each, in arrays that grow together. */
export class AnswerStats {
  visits: Float64Array;
  /** Sum of the shares the answering seat got. */
  won: Float64Array;
  guess: Float64Array;
  /** Its part of the attention before it is tried; positive. */
  weight: Float64Array;

  constructor(room = 1 << 10) {
    this.visits = new Float64Array(room);
    this.won = new Float64Array(room);
    this.guess = new Float64Array(room);
    this.weight = new Float64Array(room);
  }

  /** Makes room for row `edge`. */
  reach(edge: number): void {
    if (edge < this.visits.length) return;
    const room = Math.max(edge + 1, 2 * this.visits.length);
    this.visits = grown(this.visits, room);
    this.won = grown(this.won, room);
    this.guess = grown(this.guess, room);
    this.weight = grown(this.weight, room);
  }

  /** The mean share, or the guess where nothing is known yet. */
  mean(edge: number): number {
    const visits = this.visits[edge]!;
    return visits > 0 ? this.won[edge]! / visits : this.guess[edge]!;
  }
}

function grown(values: Float64Array, room: number): Float64Array {
  const more = new Float64Array(room);
  more.set(values);
  return more;
}
