import { QuickChance } from '@faubourg/core';

/** An observation with the action that was chosen. */
type Step = {
  readonly observation: Float32Array;
  readonly legal: readonly number[];
  readonly odds: Float64Array;
  readonly chosen: number;
};

/**
 * A linear softmax policy: one row of weights for each action. After each game it takes a step of
 * REINFORCE, with the mean reward as the baseline.
 */
export class LinearPolicy {
  private readonly size: number;
  private readonly weights: Float32Array;
  private readonly chance: QuickChance;
  private steps: Step[] = [];
  private meanReward = 0;

  constructor(observationSize: number, actionCount: number, seed: number) {
    // The last weight of a row is the bias.
    this.size = observationSize + 1;
    this.weights = new Float32Array(actionCount * this.size);
    this.chance = new QuickChance(seed);
  }

  /** Chooses one of the legal actions and stores the step for `learn`. */
  choose(observation: Float32Array, mask: Uint8Array): number {
    const legal: number[] = [];
    for (let action = 0; action < mask.length; action++) if (mask[action] === 1) legal.push(action);
    const odds = this.odds(observation, legal);
    let left = this.chance.int(1 << 30) / (1 << 30);
    let at = 0;
    while (at < legal.length - 1 && (left -= odds[at]!) >= 0) at++;
    if (legal.length > 1) {
      this.steps.push({ observation: observation.slice(), legal, odds, chosen: at });
    }
    return legal[at]!;
  }

  /** Learns from the steps of the game. If `reward` is null the steps are only deleted. */
  learn(reward: number | null, rate: number): void {
    if (reward !== null) {
      const better = reward - this.meanReward;
      this.meanReward += 0.01 * better;
      for (const step of this.steps) this.adjust(step, rate * better);
    }
    this.steps = [];
  }

  private odds(observation: Float32Array, legal: readonly number[]): Float64Array {
    const odds = Float64Array.from(legal, (action) => this.preference(action, observation));
    const most = Math.max(...odds);
    let sum = 0;
    for (let i = 0; i < odds.length; i++) sum += odds[i] = Math.exp(odds[i]! - most);
    for (let i = 0; i < odds.length; i++) odds[i] = odds[i]! / sum;
    return odds;
  }

  private preference(action: number, observation: Float32Array): number {
    const from = action * this.size;
    let sum = this.weights[from + this.size - 1]!;
    for (let i = 0; i < observation.length; i++) sum += this.weights[from + i]! * observation[i]!;
    return sum;
  }

  private adjust({ observation, legal, odds, chosen }: Step, by: number): void {
    for (const [i, action] of legal.entries()) {
      const step = by * ((i === chosen ? 1 : 0) - odds[i]!);
      const from = action * this.size;
      for (let j = 0; j < observation.length; j++)
        this.weights[from + j] = this.weights[from + j]! + step * observation[j]!;
      this.weights[from + this.size - 1] = this.weights[from + this.size - 1]! + step;
    }
  }
}
