import type { AnyAnswer } from './draft.ts';
import type { Json } from './json.ts';

/** A figure of a puzzle's sentences: a number, a player, or another text of the game. */
export type PuzzleFigure =
  | number
  | { readonly seat: number }
  | { readonly id: string; readonly args?: { readonly [name: string]: number } };

/**
 * A position, a seat that has to answer, and the answers that are clearly best. The page assesses any
 * answer by this data alone.
 */
export type Puzzle = {
  /** What the puzzle is about, found by a rule of its game. */
  readonly theme: string;
  readonly seat: number;
  /** `exact`: every answer was played to its end; `search`: found and confirmed by search. */
  readonly method: 'exact' | 'search';
  /** What the values are: see the game's words `puzzle.value.…`. */
  readonly measure: string;
  /** A state of the game that agrees with what the seat sees; what it cannot see is made up. */
  readonly state: Json;
  /**
   * The best plans, all of equal value. A plan is a set of answers of the seat, given one after the
   * other in any order; in most games it is one answer.
   */
  readonly best: readonly (readonly AnyAnswer[])[];
  /** The value of the best plans. */
  readonly value: number;
  /** Other first answers with their values, the best first. */
  readonly others: readonly (readonly [answer: AnyAnswer, value: number])[];
  /** No answer that is not listed is worth more than this. */
  readonly rest: number;
  /** Figures of the question and of the explanation. */
  readonly facts: { readonly [name: string]: PuzzleFigure };
  /** The number of the bot game it was taken from, and the answers given before it. */
  readonly from: { readonly game: number; readonly answers: number };
};

/** How a collection was made, and what was refused. */
export type PuzzleOrigin = {
  /** The command that makes the same collection again. */
  readonly command: string;
  readonly seed: number;
  /** Bot games played so far: the next run goes on after them. */
  readonly games: number;
  /**
   * The budget with which the expert chose positions, and that of the confirming searches: at least
   * twenty times its budget at play. In iterations.
   */
  readonly expert: number;
  readonly deep: number;
  /** Searches with that budget, each with a seed of its own. */
  readonly searches: number;
  /** Positions examined, and how many of them were refused for which reason. */
  readonly examined: number;
  readonly refused: { readonly [reason: string]: number };
};

/** `games/<game>/puzzles/index.json`: how the collection was made, and what each puzzle is about. */
export type PuzzleIndex = {
  readonly format: 'faubourg/puzzles';
  readonly version: 1;
  readonly game: string;
  readonly rules: number;
  readonly made: PuzzleOrigin;
  /** Puzzles in every part but the last. */
  readonly partSize: number;
  /** By puzzle, in the order of their numbers. */
  readonly themes: readonly string[];
};

/** Puzzles in one file: `part-1.json` holds the numbers 1 to this. */
export const PUZZLES_IN_PART = 20;
