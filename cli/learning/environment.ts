import {
  type AnyGame,
  type Options,
  type Outcome,
  QuickChance,
  randomAnswer,
  type Seat,
  someAnswers,
  winShares,
} from '@faubourg/core';
import type { Encoding } from '../context/game-loader.ts';

export type EnvironmentSettings = {
  readonly game: AnyGame;
  readonly encoding: Encoding;
  readonly options: Options;
  readonly seats: number;
  /** The seats of the learner. Random bots play the others. All seats: self-play. */
  readonly learners: readonly Seat[];
};

/** How many answers are sampled in games that cannot list them. */
const SAMPLED_ANSWERS = 16;

/**
 * A game as numbers for a learner: observations, actions, and win shares at the end. `observation`
 * and `mask` are those of the seat that must act.
 */
export class Environment {
  readonly observation: Float32Array;
  /** 1 for every action that may be chosen. */
  readonly mask: Uint8Array;
  /** The seat that must act. Meaningless after the end of the game. */
  seat: Seat = 0;
  done = true;
  outcome: Outcome | null = null;

  private readonly settings: EnvironmentSettings;
  private readonly choices: unknown[][];
  private open: number[] = [];
  private state: unknown = null;
  private chance: QuickChance = new QuickChance(0);
  /** The chance of the other seats. It also chooses between answers that share an action. */
  private othersChance: QuickChance = new QuickChance(0);

  constructor(settings: EnvironmentSettings) {
    const { observationSize, actionCount } = settings.encoding;
    this.settings = settings;
    this.observation = new Float32Array(observationSize);
    this.mask = new Uint8Array(actionCount);
    this.choices = Array.from({ length: actionCount }, () => []);
  }

  /** Starts a game; equal seeds and equal actions give equal games. */
  reset(seed: number): void {
    const { game, options, seats } = this.settings;
    this.chance = new QuickChance(seed);
    this.othersChance = new QuickChance(~seed);
    this.state = game.setUp(options, seats, this.chance).state;
    this.done = false;
    this.outcome = null;
    this.advance();
  }

  /** Plays an action that the mask allows. */
  step(action: number): void {
    const choices = this.done ? undefined : this.choices[action];
    if (!choices || choices.length === 0) {
      throw new RangeError(
        this.done ? 'the game is over: reset first' : `action ${action} is not allowed by the mask`,
      );
    }
    const answer = choices[choices.length === 1 ? 0 : this.othersChance.int(choices.length)];
    this.settings.game.apply(this.state, this.seat, answer, this.chance);
    this.advance();
  }

  /** Win shares of all seats: 0 until the end. */
  rewards(): number[] {
    return this.outcome
      ? winShares(this.outcome)
      : Array.from({ length: this.settings.seats }, () => 0);
  }

  private advance(): void {
    const { game, learners } = this.settings;
    this.clear();
    for (;;) {
      const decisions = game.decisions(this.state);
      if (decisions.length === 0) break;
      const owed = decisions.filter((decision) => decision.owed);
      const { seat } =
        owed[owed.length > 1 ? this.othersChance.int(owed.length) : 0] ?? decisions[0]!;
      if (learners.includes(seat)) return this.ask(seat);
      const answer = randomAnswer(game, this.state, seat, this.othersChance);
      game.apply(this.state, seat, answer, this.chance);
    }
    this.done = true;
    this.outcome = game.outcome(this.state);
  }

  private clear(): void {
    for (const action of this.open) {
      this.mask[action] = 0;
      this.choices[action] = [];
    }
    this.open = [];
    this.observation.fill(0);
  }

  private ask(seat: Seat): void {
    const { game, encoding } = this.settings;
    this.seat = seat;
    const view = game.view(this.state, seat);
    encoding.observe(view, this.observation);
    const answers =
      game.answers(this.state, seat) ??
      someAnswers(game, this.state, seat, this.othersChance, SAMPLED_ANSWERS);
    for (const answer of answers) {
      const action = encoding.action(view, answer);
      const choices = this.choices[action];
      if (!choices) {
        throw new RangeError(
          `action ${action} of ${JSON.stringify(answer)} is beyond the encoding`,
        );
      }
      if (choices.length === 0) this.open.push(action);
      this.mask[action] = 1;
      choices.push(answer);
    }
  }
}
