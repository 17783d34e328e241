import { Environment, type EnvironmentSettings } from './environment.ts';

/**
 * Many games at once, for learners that work on batches. A game that ends is replaced by a new one
 * in the same step: `done` and `rewards` are those of the ended game, all other fields those of the
 * new one.
 */
export class VectorEnvironment {
  readonly count: number;
  /** One row per game. */
  readonly observations: Float32Array;
  readonly masks: Uint8Array;
  readonly seats: Int32Array;
  readonly done: Uint8Array;
  /** Win shares of all seats of the games that ended in the last step, one row per game. */
  readonly rewards: Float32Array;

  private readonly games: readonly Environment[];
  private readonly players: number;
  private next: number;

  constructor(settings: EnvironmentSettings, count: number, seed: number) {
    const { observationSize, actionCount } = settings.encoding;
    this.count = count;
    this.players = settings.seats;
    this.next = seed;
    this.games = Array.from({ length: count }, () => new Environment(settings));
    this.observations = new Float32Array(count * observationSize);
    this.masks = new Uint8Array(count * actionCount);
    this.seats = new Int32Array(count);
    this.done = new Uint8Array(count);
    this.rewards = new Float32Array(count * settings.seats);
    for (const [i, game] of this.games.entries()) {
      game.reset(this.next++);
      this.show(i, game);
    }
  }

  /** One action for each game. */
  step(actions: ArrayLike<number>): void {
    if (actions.length !== this.count) {
      throw new RangeError(`expected ${this.count} actions, found ${actions.length}`);
    }
    this.rewards.fill(0);
    for (const [i, game] of this.games.entries()) {
      game.step(actions[i]!);
      this.done[i] = game.done ? 1 : 0;
      if (game.done) {
        this.rewards.set(game.rewards(), i * this.players);
        game.reset(this.next++);
      }
      this.show(i, game);
    }
  }

  private show(i: number, { observation, mask, seat }: Environment): void {
    this.observations.set(observation, i * observation.length);
    this.masks.set(mask, i * mask.length);
    this.seats[i] = seat;
  }
}
