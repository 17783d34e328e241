import { secretChance } from './chance.ts';
import type { AnyPlayableGame } from './game.ts';
import type { Options } from './options.ts';
import type { Checkpoint, Play, StandingAnswer } from './play.ts';

/** A game in progress as plain data. It contains everything hidden. */
export type PlayData = {
  readonly seed: string;
  readonly state: unknown;
  readonly draws: number;
  /** The answers that can still be undone, and those before that say why others cannot be. */
  readonly answers: readonly StandingAnswer[];
  /** Nothing from before is ever undone; null: the set-up. */
  readonly from: Checkpoint | null;
  readonly checkpoints: readonly Checkpoint[];
};

/** Answers between two checkpoints in the data, so the most that an undo replays after `resumePlay`. */
const CHECKPOINT_EVERY = 32;

/**
 * The game as data, and the places of its answers among all that stand. Its size depends on the
 * answers since the last one that cannot be undone because it drew or revealed, not on the length
 * of the game. The moves are left out. The data shares its states with the game: it must be written
 * as text before the game goes on.
 */
export function playData(play: Play): { readonly data: PlayData; readonly places: number[] } {
  const { seed, state, chance, answers, checkpoints } = play;
  const fixed = answers.findLastIndex((one) => one.fixed);
  const from = checkpoints.findLast((one) => one.answers <= fixed + 1) ?? play.from ?? null;
  const first = from?.answers ?? 0;
  const since = Array.from({ length: answers.length - first }, (_, i) => first + i);
  const places = [...reasons(answers.slice(0, first)), ...since];
  const left = answers.length - places.length;
  const shifted = (at: Checkpoint): Checkpoint => ({ ...at, answers: at.answers - left });
  const kept: Checkpoint[] = [];
  let last = first;
  for (const one of checkpoints) {
    if (one.answers - last < CHECKPOINT_EVERY) continue;
    kept.push(shifted(one));
    last = one.answers;
  }
  const data: PlayData = {
    seed,
    state,
    draws: chance.draws,
    answers: places.map((place) => answers[place]!),
    from: from && shifted(from),
    checkpoints: kept,
  };
  return { data, places };
}

/**
 * The places of the answers that decide why a seat cannot undo: the last of each seat, and the last
 * that drew or revealed.
 */
function reasons(answers: readonly StandingAnswer[]): number[] {
  const fixed = answers.findLastIndex((one) => one.fixed);
  const lasts = new Map(answers.map(({ seat }, place) => [seat, place]));
  const places = new Set(lasts.values());
  if (fixed >= 0) places.add(fixed);
  return [...places].toSorted((a, b) => a - b);
}

/**
 * The game that data describes. It goes on, and its answers are undone, as in the game that the data
 * was made of. It has no moves, and so no record.
 */
export function resumePlay<G extends AnyPlayableGame>(
  game: G,
  options: Options,
  seats: number,
  data: PlayData,
): Play<unknown, G> {
  const { seed, state, draws, answers, from, checkpoints } = data;
  return {
    game,
    options,
    seats,
    seed,
    ...(from && { from }),
    state,
    chance: secretChance(seed, draws),
    moves: [],
    answers: answers.slice(),
    checkpoints: checkpoints.slice(),
  };
}
