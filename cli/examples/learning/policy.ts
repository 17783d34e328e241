import { QuickChance } from '@faubourg/core';

/** What was seen and done at one moment of a game. */
type Moment = {
  readonly observation: Float32Array;
  readonly legal: readonly number[];
  readonly odds: Float64Array;
  readonly chosen: number;
};

/**
 * The smallest agent that learns: one row of weights per action, a soft choice between the
 * legal ones, and after each game a step towards what went better than usual (REINFORCE).
 */
export class LinearPolicy {
  private readonly size: number;
  private readonly weights: Float32Array;
  private readonly luck: QuickChance;
  private moments: Moment[] = [];
  private usual = 0;

  constructor(observationSize: number, actionCount: number, seed: number) {
    // One weight more for what does not depend on the observation.
    this.size = observationSize + 1;
    this.weights = new Float32Array(actionCount * this.size);
    this.luck = new QuickChance(seed);
  }

  /** Chooses between the legal actions and remembers the moment. */
  choose(observation: Float32Array, mask: Uint8Array): number {
    const legal: number[] = [];
    for (let action = 0; action < mask.length; action++) if (mask[action] === 1) legal.push(action);
    const odds = this.odds(observation, legal);
    let left = this.luck.int(1 << 30) / (1 << 30);
    let at = 0;
    while (at < legal.length - 1 && (left -= odds[at]!) >= 0) at++;
    if (legal.length > 1) {
      this.moments.push({ observation: observation.slice(), legal, odds, chosen: at });
    }
    return legal[at]!;
  }

  /** Learns from the game just played; without a reward it only forgets it. */
  learn(reward: number | null, rate: number): void {
    if (reward !== null) {
      const better = reward - this.usual;
      this.usual += 0.01 * better;
      for (const moment of this.moments) this.adjust(moment, rate * better);
    }
    this.moments = [];
  }

  private odds(observation: Float32Array, legal: readonly number[]): Float64Array {
    const odds = Float64Array.from(legal, (action) => this.liking(action, observation));
    const most = Math.max(...odds);
    let sum = 0;
    for (let i = 0; i < odds.length; i++) sum += odds[i] = Math.exp(odds[i]! - most);
    for (let i = 0; i < odds.length; i++) odds[i] = odds[i]! / sum;
    return odds;
  }

  private liking(action: number, observation: Float32Array): number {
    const from = action * this.size;
    let sum = this.weights[from + this.size - 1]!;
    for (let i = 0; i < observation.length; i++) sum += this.weights[from + i]! * observation[i]!;
    return sum;
  }

  private adjust({ observation, legal, odds, chosen }: Moment, by: number): void {
    for (const [i, action] of legal.entries()) {
      const step = by * ((i === chosen ? 1 : 0) - odds[i]!);
      const from = action * this.size;
      for (let j = 0; j < observation.length; j++)
        this.weights[from + j] = this.weights[from + j]! + step * observation[j]!;
      this.weights[from + this.size - 1] = this.weights[from + this.size - 1]! + step;
    }
  }
}
