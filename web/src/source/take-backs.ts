import type { Move } from '@faubourg/core';
import type { SavedGame, SavedLine } from './saved-game.ts';

/* Going back in a game against bots alone. Loaded when somebody first goes back. */

/** The most lines that are kept; the oldest is dropped first. */
const MOST_LINES = 20;

/** How many moves two lines share from the start. */
function shared(a: readonly Move[], b: readonly Move[]): number {
  const same = (i: number): boolean => JSON.stringify(a[i]) === JSON.stringify(b[i]);
  let rows = 0;
  while (rows < a.length && rows < b.length && same(rows)) rows++;
  return rows;
}

/** The row before the person's last answer that stands; the present one if there is none. */
function lastDecision({ moves, plan }: SavedGame): number {
  let undone = 0;
  for (const [row, move] of [...moves.entries()].toReversed()) {
    if (plan[move.seat]?.kind !== 'person') continue;
    if ('undo' in move) undone++;
    else if (undone === 0) return row;
    else undone--;
  }
  return moves.length;
}

/**
 * The game after going back to a row, null: to the last own decision. The moves from there on are kept
 * as a line.
 */
export function wentBack(game: SavedGame, to: number | null): SavedGame {
  const row = to ?? lastDecision(game);
  if (row >= game.moves.length) return game;
  const line: SavedLine = { from: row, moves: game.moves };
  const lines = [...(game.lines ?? []), line].slice(-MOST_LINES);
  return { ...game, moves: game.moves.slice(0, row), lines };
}

/** The game with a kept line as the one that is played on; the line before it is kept in its place. */
export function tookLine(game: SavedGame, number: number): SavedGame {
  const { lines = [], moves } = game;
  const line = lines[number];
  if (!line) return game;
  const kept: SavedLine = { from: shared(moves, line.moves), moves };
  return { ...game, moves: line.moves, lines: lines.with(number, kept) };
}
