import type { ReportMap } from '../../context/game-loader.ts';
import type { Summary } from '../summary.ts';
import type { Tally } from '../tally.ts';

/** Everything a report shows. */
export type Report = {
  /** The game's name. */
  readonly title: string;
  readonly summary: Summary;
  readonly tally: Tally;
  /** The board; null if the game brings none. */
  readonly map: ReportMap | null;
  /** Whether the bots moved on by one seat after every game. */
  readonly rotate: boolean;
};
