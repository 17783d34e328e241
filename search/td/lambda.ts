import type { Learner } from '../net/learner.ts';
import { addFirst, type BaseEstimate, sharesFrom } from '../net/evaluator.ts';
import type { Episode } from './self-play.ts';

/** Weight of the scores in the loss, beside the shares of the victory. */
const SCORE_WEIGHT = 0.5;

/**
 * The targets of an episode by TD(λ), computed backwards. The target of the last position is the
 * outcome; before, it is a mix of the next position's estimate and the next position's target.
 */
export function targets({ estimates, shares }: Episode, lambda: number): Float64Array[] {
  const all: Float64Array[] = estimates.map(() => shares.slice());
  for (let t = estimates.length - 2; t >= 0; t--) {
    const later = estimates[t + 1]!;
    const target = all[t + 1]!;
    for (let seat = 0; seat < shares.length; seat++)
      all[t]![seat] = (1 - lambda) * later[seat]! + lambda * target[seat]!;
  }
  return all;
}

/** Learns from an episode; returns the mean loss (cross entropy) of its shares. */
export function learnEpisode(
  learner: Learner,
  episode: Episode,
  lambda: number,
  first?: BaseEstimate,
): number {
  const players = episode.shares.length;
  const { input, output } = learner.kernel;
  const error = new Float64Array(2 * players);
  const said = new Float64Array(players);
  const wanted = targets(episode, lambda);
  let loss = 0;
  for (const [t, inputs] of episode.inputs.entries()) {
    const from = episode.from[t]!;
    input.set(inputs);
    learner.kernel.run();
    addFirst(first, input, output);
    sharesFrom(output, from, said);
    for (let k = 0; k < players; k++) {
      const seat = (from + k) % players;
      error[k] = said[seat]! - wanted[t]![seat]!;
      error[players + k] = SCORE_WEIGHT * (output[players + k]! - episode.scores[seat]!);
      loss -= episode.shares[seat]! * Math.log(Math.max(1e-9, said[seat]!));
    }
    learner.learn(error);
  }
  return loss / Math.max(1, episode.inputs.length);
}
