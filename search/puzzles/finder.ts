import type { AnyAnswer, AnyView, LevelName, Options, Puzzle, Seat } from '@faubourg/core';

/** A puzzle as a finder gives it: the rest follows from the game it was taken from. */
export type FoundPuzzle = Omit<Puzzle, 'state' | 'seat' | 'from'> & {
  /** Where the puzzle begins after something else has happened, such as an offer to the seat. */
  readonly state?: unknown;
};

/** Why a position makes no puzzle: a short code that is counted. */
export type Refusal = { readonly refused: string };

/** Budgets of a search for puzzles, in iterations. */
export type PuzzleBudget = {
  /** The budget with which the expert chooses positions: that of a judgement. */
  readonly expert: number;
  /** The budget of every confirming search. */
  readonly deep: number;
  /** The seeds of the confirming searches; the finder draws nothing else at random. */
  readonly seeds: readonly number[];
};

/** A moment of a bot game, as the seat that has to answer sees it. */
export type Moment = {
  readonly view: AnyView;
  /** A state that agrees with the view. */
  readonly state: unknown;
  readonly seat: Seat;
  readonly kind: string;
  readonly budget: PuzzleBudget;
  /** Whether more puzzles of this theme are wanted; the others need not be confirmed. */
  wanted(theme: string): boolean;
};

/** Finds puzzles of one game: `games/<game>/bot/puzzles/index.ts`. */
export type PuzzleFinder = {
  /** The themes, in the order in which the page lists them. */
  readonly themes: readonly string[];
  /** The tables at which bots play in turn: seats, options, and the level of the bots. */
  readonly tables: readonly {
    readonly seats: number;
    readonly options: Options;
    readonly level: LevelName;
  }[];
  /**
   * A name of this moment within its game: moments with the same name are examined once. Null: it
   * is no moment to examine.
   */
  spot(moment: Pick<Moment, 'state' | 'seat' | 'kind'>): string | null;
  /** A puzzle of a moment that `spot` has named, or why there is none. */
  find(moment: Moment): Promise<FoundPuzzle | Refusal>;
};

/** A first answer and its value. */
export type ValuedAnswer = { readonly answer: AnyAnswer; readonly value: number };

/** What is needed to call one answer, or several equal ones, clearly best. */
export type Clarity = {
  /** Answers at most this much below the best count as equal to it. */
  readonly equal: number;
  /** The best of the others must be lower by at least this. */
  readonly gap: number;
  /** The most answers that may be best. */
  readonly most: number;
};

/** Values sorted into the best answers and the others, the best first. */
export type Ranked = {
  readonly best: readonly ValuedAnswer[];
  readonly others: readonly ValuedAnswer[];
  /** The difference between the two. */
  readonly gap: number;
};

/** Sorts answers by value, and says whether the best are clearly best. */
export function rank(values: readonly ValuedAnswer[], clarity: Clarity): Ranked | Refusal {
  const sorted = values.toSorted((a, b) => b.value - a.value);
  const top = sorted[0]?.value ?? 0;
  const best = sorted.filter(({ value }) => value >= top - clarity.equal);
  const others = sorted.slice(best.length);
  if (others.length === 0) return { refused: 'all-equal' };
  const gap = best.at(-1)!.value - others[0]!.value;
  if (gap < clarity.gap) return { refused: 'no-clear-best' };
  if (best.length > clarity.most) return { refused: 'many-best' };
  return { best, others, gap };
}

/** Whether a position was refused as a puzzle. */
export const isRefusal = <T extends object>(found: T | Refusal): found is Refusal =>
  'refused' in found;

/** Answers below the best that a puzzle lists; the others are covered by `rest`. */
const LISTED = 12;

/**
 * The fields of a puzzle that follow from ranked answers; values are rounded to whole numbers.
 * `whole`: the ranking holds every legal answer. Otherwise those left out are at most second best.
 */
export function puzzleValues(
  { best, others }: Ranked,
  whole: boolean,
): Pick<Puzzle, 'best' | 'value' | 'others' | 'rest'> {
  const listed = others.slice(0, LISTED);
  const bound = whole ? (others[LISTED] ?? listed.at(-1)!) : others[0]!;
  return {
    best: best.map(({ answer }) => [answer]),
    value: Math.round(best[0]!.value),
    others: listed.map(({ answer, value }) => [answer, Math.round(value)]),
    rest: Math.round(bound.value),
  };
}
