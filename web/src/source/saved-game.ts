import type { Move, Options, Position, Shuffling } from '@faubourg/core';
import type { FirstTry } from './first-try.ts';
import type { SeatPlan } from './players.ts';

/** A line of play that the person went back from. */
export type SavedLine = {
  /** The number of rows that it shares with the line that came after it. */
  readonly from: number;
  readonly moves: readonly Move[];
};

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
  /** The lines that the person went back from, the oldest first; absent where that never happened. */
  readonly lines?: readonly SavedLine[];
  /** Begun from a moment of another game, to see what else could have happened; absent elsewhere. */
  readonly whatIf?: true;
  /** The finished line that a what-if game is compared with; absent if that line was not finished. */
  readonly firstTry?: FirstTry;
  /** The seats that owe an answer, for the list of saved games. */
  readonly turn: readonly number[];
};
