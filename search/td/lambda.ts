import type { Learner } from '../net/learner.ts';
import { addFirst, type BaseEstimate, sharesFrom } from '../net/evaluator.ts';
import type { Episode } from './self-play.ts';

/** How much the scores count beside the shares of the victory. */
const SCORE_WEIGHT = 0.5;

/**
 * What each position of an episode should have been judged: TD(λ) seen from behind. The target
 * of the last position is the outcome; before, a mix of what was said one position later and
 * that position's own target.
 */
export function targets({ judged, shares }: Episode, lambda: number): Float64Array[] {
  const all: Float64Array[] = judged.map(() => shares.slice());
  for (let t = judged.length - 2; t >= 0; t--) {
    const later = judged[t + 1]!;
    const target = all[t + 1]!;
    for (let seat = 0; seat < shares.length; seat++)
      all[t]![seat] = (1 - lambda) * later[seat]! + lambda * target[seat]!;
  }
  return all;
}

/** Learns from an episode; gives the mean loss (cross entropy) of its shares. */
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
