import { QuickChance } from '@faubourg/core';
import { netEvaluator } from '../net/evaluator.ts';
import { Learner, randomise } from '../net/learner.ts';
import { emptyNet, type Kernel, type Net } from '../net/net.ts';
import { fromBase64, kernelOf, toBase64 } from '../net/weights.ts';
import { learnEpisode } from './lambda.ts';
import type { TrainingTask } from './training-task.ts';
import { selfPlay } from './self-play.ts';

/** How long and how fast a net is trained. */
export type TrainingSettings = {
  /** Games in all; the learning rate and the temperature of choices fall towards this number. */
  readonly games: number;
  readonly seed: number;
  readonly lambda?: number;
  readonly rate?: number;
};

/** A run as text; after loading, it continues as if it had never stopped. */
export type Checkpoint = {
  readonly format: 'faubourg/training';
  readonly fits: string;
  readonly sizes: readonly number[];
  readonly settings: TrainingSettings;
  readonly done: number;
  readonly steps: number;
  readonly gathered: number;
  readonly loss: number;
  /** The net and what its learner keeps of it, in base 64. */
  readonly numbers: readonly string[];
};

/** TD(λ) self-play. Game number g depends on the seed, g and the net alone. */
export class Training<Node> {
  readonly net: Net;
  done = 0;
  /** Running mean of the loss. */
  loss: number;
  private readonly task: TrainingTask<Node>;
  private readonly settings: Required<TrainingSettings>;
  private readonly learner: Learner;
  private readonly kernel: Kernel;

  constructor(task: TrainingTask<Node>, settings: TrainingSettings) {
    this.task = task;
    // Defaults are stored as well, so that a later change of a default does not change a resumed
    // run.
    this.settings = {
      games: settings.games,
      seed: settings.seed,
      lambda: settings.lambda ?? 0.8,
      rate: settings.rate ?? task.rate ?? 2e-3,
    };
    const { players, features, hidden } = task;
    this.net = emptyNet([features.inputs, ...hidden, 2 * players]);
    randomise(this.net, new QuickChance(settings.seed));
    // The correction to a base estimate starts at 0.
    if (features.first) this.net.layers.at(-1)!.weights.fill(0);
    this.learner = new Learner(this.net);
    this.kernel = kernelOf(this.net);
    this.loss = Math.log(players);
  }

  /** Plays and learns one game. */
  step(): void {
    const { task, settings, learner, kernel } = this;
    const part = this.done / settings.games;
    learner.rate = settings.rate * (0.03 + 0.97 * (1 - part) ** 1.5);
    const temperature = 0.06 * (1 - part) + 0.015;
    const chance = new QuickChance(Math.imul(settings.seed, 0x9e3779b1) ^ (this.done + 1));
    const evaluate = netEvaluator(kernel, task.features);
    const episode = selfPlay(task, evaluate, chance, temperature);
    const loss = learnEpisode(learner, episode, settings.lambda, task.features.first);
    kernel.load(this.net);
    this.loss += (loss - this.loss) / Math.min(1000, this.done + 10);
    this.done++;
  }

  /** All that is needed to resume. */
  save(): Checkpoint {
    const { task, settings, net, learner, done, loss } = this;
    return {
      format: 'faubourg/training',
      fits: task.fits,
      sizes: net.sizes,
      settings,
      done,
      steps: learner.steps,
      gathered: learner.gathered,
      loss,
      numbers: this.rows().map(toBase64),
    };
  }

  /** Resumes a run; returns what does not fit, or null. */
  resume(from: Checkpoint): string | null {
    const { net, learner } = this;
    if (from.fits !== this.task.fits) return 'it was made for other rules, boards or features';
    if (from.sizes.join() !== net.sizes.join()) return `its net is ${from.sizes.join('-')}`;
    const other = difference(from.settings, this.settings);
    if (other !== null) return other;
    for (const [i, row] of this.rows().entries()) row.set(fromBase64(from.numbers[i] ?? ''));
    learner.gathered = from.gathered;
    learner.steps = from.steps;
    this.done = from.done;
    this.loss = from.loss;
    this.kernel.load(net);
    return null;
  }

  /** All state that changes during training, as bytes. */
  private rows(): Uint8Array[] {
    const { slopes, means, squares } = this.learner;
    return [this.net.layers, slopes, means, squares]
      .flat()
      .flatMap(({ weights, bias }) => [weights, bias])
      .map((row) => new Uint8Array(row.buffer, row.byteOffset, row.byteLength));
  }
}

const SAID: { readonly [name in keyof TrainingSettings]-?: (value: number) => string } = {
  seed: (seed) => `its seed is ${seed}`,
  games: (games) => `it is a run of ${games} games`,
  lambda: (lambda) => `its λ is ${lambda}`,
  rate: (rate) => `its rate is ${rate}`,
};

/**
 * The first setting that differs between two runs and would lead to another net; null if none does.
 */
function difference(from: TrainingSettings, to: Required<TrainingSettings>): string | null {
  const names = Object.keys(SAID) as (keyof TrainingSettings)[];
  const other = names.find((name) => from[name] !== to[name]);
  return other === undefined ? null : SAID[other](from[other] ?? Number.NaN);
}
