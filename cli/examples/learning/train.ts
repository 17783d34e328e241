import { Environment, type EnvironmentSettings } from '../../index.ts';
import { LinearPolicy } from './policy.ts';

export type Training = {
  readonly games: number;
  readonly rate: number;
  readonly seed: number;
  /** Games after training, without learning, that measure the result. */
  readonly trial: number;
};

/**
 * Trains a policy against random bots. Returns its share of victories in the games after training.
 */
export function train(settings: EnvironmentSettings, training: Training): number {
  const { games, rate, seed, trial } = training;
  const environment = new Environment(settings);
  const { observationSize, actionCount } = settings.encoding;
  const policy = new LinearPolicy(observationSize, actionCount, seed);
  const [learner] = settings.learners as [number];
  const fair = 1 / settings.seats;
  const playGame = (game: number): number => {
    environment.reset(seed + game);
    while (!environment.done)
      environment.step(policy.choose(environment.observation, environment.mask));
    return environment.rewards()[learner]!;
  };
  for (let game = 0; game < games; game++) policy.learn(playGame(game) - fair, rate);
  let won = 0;
  for (let game = 0; game < trial; game++) {
    won += playGame(games + game);
    policy.learn(null, 0);
  }
  return won / trial;
}
