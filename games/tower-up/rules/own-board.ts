import type { Json, OptionSpec } from '@faubourg/core';
import type { Board } from './board.ts';
import { boardProblems } from './board-check.ts';

/** What is wrong with a board of one's own for this number of players; null if it can be played on. */
function boardWrong(value: Json, seats: number): string | null {
  const wrong = boardProblems(value);
  if (wrong.length > 0) return wrong.join('; ');
  const { players } = value as Board;
  return players.includes(seats) ? null : `players: the board is for ${players.join(' or ')}`;
}

/** The options, with the board checked (TU-1). */
export const withBoardCheck = (options: readonly OptionSpec[]): readonly OptionSpec[] =>
  options.map((option) => (option.name === 'board' ? { ...option, wrong: boardWrong } : option));
