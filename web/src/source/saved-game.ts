import type { Move, Options, Position, Shuffling } from '@faubourg/core';
import type { SeatPlan } from './players.ts';

/** A game played in the page, as it is stored on the device. Its moves and seeds are enough to replay it. */
export type SavedGame = {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly plan: readonly SeatPlan[];
  readonly secret: string;
  readonly contributions: readonly string[];
  /** The shuffle of the record that the game continues; absent where it began on this device. */
  readonly shuffling?: Shuffling;
  readonly moves: readonly Move[];
  /** The position the game began from; absent where it began with its set-up. */
  readonly position?: Position;
  readonly started: number;
  readonly touched: number;
  readonly over: boolean;
  /** Begun with the coach on, as after a guided first game; absent elsewhere. */
  readonly coach?: true;
  /** The seats that owe an answer, for the list of saved games. */
  readonly turn: readonly number[];
};
