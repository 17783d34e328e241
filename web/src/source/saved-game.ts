import type { Move, Options, Position } from '@faubourg/core';
import type { SeatPlan } from './players.ts';

/** A game played in the page, as it is kept on the device: all that is needed to play it again. */
export type SavedGame = {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly plan: readonly SeatPlan[];
  readonly secret: string;
  readonly contributions: readonly string[];
  readonly moves: readonly Move[];
  /** The position the game began from; absent where it began with its set-up. */
  readonly position?: Position;
  readonly started: number;
  readonly touched: number;
  readonly over: boolean;
  /** The seats that are asked, for the list of running games. */
  readonly turn: readonly number[];
};
