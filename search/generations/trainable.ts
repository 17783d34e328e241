import type { TrainingTask } from '../td/training-task.ts';
import type { GenerationTask } from './generation-task.ts';

/** What a game's bots export for the trainers. */
export type Trainable = {
  /** The task of TD(λ) for a number of players. */
  task(players: number): TrainingTask<unknown>;
  /** The task of training by generations. */
  generations?(players: number): GenerationTask<unknown>;
};
