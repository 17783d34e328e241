import { type AnyView, canonical, type Json, type LevelName, type Seat } from '@faubourg/core';
import {
  type AnyGameBots,
  type Budget,
  judgedIterations,
  seatOf,
  type Stop,
  type Thought,
} from './bot.ts';

/** How a position is judged. */
export type JudgeOptions = {
  /** Whose knowledge is used; 'expert' by default. */
  readonly level?: LevelName;
  /** The budget of each thought; what the level needs for a judgement by default. */
  readonly budget?: Budget;
  /** How many thoughts with different seeds are compared; 4 by default. */
  readonly thoughts?: number;
  /** With a budget of iterations, equal seeds give equal judgements on every machine. */
  readonly seed: number;
  /** Answers whose share is wanted in any case, such as the one that was played. */
  readonly asked?: readonly unknown[];
  /** Ends the judgement early: it is then null. */
  readonly signal?: Stop;
  /** Called after every thought with the part that is done, 0 to 1. */
  readonly progress?: (done: number) => void;
  /** A source of the time, as for a thought. */
  readonly now?: () => number;
};

/** An answer with its chance to win. */
export type JudgedAnswer<Answer = unknown> = {
  readonly answer: Answer;
  /** The share of the victory that the seat can expect after it. */
  readonly share: number;
  /** The standard error of `share` over the thoughts. */
  readonly error: number;
  /** How often the bot would give it, 0 to 1: above 0 for several where the choice is secret. */
  readonly chance: number;
  /** The part of the search spent on it, 0 to 1. */
  readonly effort: number;
};

/** What a seat can expect in a position and from its answers. It depends on the seat's view alone. */
export type Judgement<Answer = unknown> = {
  readonly seat: Seat;
  /** The share of the victory that every seat can expect; null if the bots estimate none. */
  readonly shares: readonly number[] | null;
  /** The standard error of each of `shares`. */
  readonly errors: readonly number[] | null;
  /**
   * The best first: by how often the bot gives it, then by effort, then by share. It contains every
   * answer the search looked at, and the asked ones that are legal.
   */
  readonly answers: readonly JudgedAnswer<Answer>[];
  /** The bot's answer; null if it would leave a decision that is not owed. */
  readonly answer: Answer | null;
  /** As in an explanation. */
  readonly method: string;
  /** The iterations of all thoughts together. */
  readonly iterations: number;
  readonly details: { readonly [field: string]: Json };
};

const THOUGHTS = 4;
/** Distance between the seeds of two thoughts: any odd number spreads them. */
const SEED_STEP = 0x9e37_79b1;

/** The seed of one of several thoughts. */
const seedOf = (seed: number, thought: number): number =>
  (seed + Math.imul(thought, SEED_STEP)) >>> 1;

/**
 * Judges a position for the seat of a view: the chance to win of every seat and of every answer.
 * Several thoughts with different seeds give the mean and its standard error. Null if the signal
 * ended it.
 */
export async function judge<View extends AnyView, Answer>(
  bots: Pick<AnyGameBots, 'levels' | 'bot'>,
  view: View,
  options: JudgeOptions,
): Promise<Judgement<Answer> | null> {
  const { level = 'expert', thoughts = THOUGHTS, seed, signal, now } = options;
  const budget = options.budget ?? { iterations: judgedIterations(bots.levels[level]) };
  const bot = bots.bot(level);
  const made: Thought<unknown>[] = [];
  for (let i = 0; i < thoughts; i++) {
    const thought = await bot.think(view, {
      budget,
      seed: seedOf(seed, i),
      advise: { asked: options.asked ?? [] },
      ...(signal && { signal }),
      ...(now && { now }),
    });
    if (signal?.aborted === true) return null;
    made.push(thought);
    options.progress?.((i + 1) / thoughts);
  }
  // The bots of a game give answers of that game.
  return combined(seatOf(view), made as Thought<Answer>[]);
}

/** The numbers of one answer in all thoughts that looked at it. */
type Found<Answer> = {
  readonly answer: Answer;
  readonly shares: number[];
  chance: number;
  effort: number;
};

/** The mean of some numbers, and its standard error; 0 of one number. */
function meanOf(numbers: readonly number[]): { mean: number; error: number } {
  const { length } = numbers;
  const mean = numbers.reduce((sum, one) => sum + one, 0) / length;
  if (length < 2) return { mean, error: 0 };
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (length - 1) / length) };
}

function combined<Answer>(seat: Seat, thoughts: readonly Thought<Answer>[]): Judgement<Answer> {
  const found = new Map<string, Found<Answer>>();
  const rowOf = (answer: Answer): Found<Answer> => {
    const name = canonical(answer);
    let row = found.get(name);
    if (!row) found.set(name, (row = { answer, shares: [], chance: 0, effort: 0 }));
    return row;
  };
  for (const { mix, explanation } of thoughts) {
    for (const { answer, share, effort } of explanation.moves) {
      const row = rowOf(answer);
      row.shares.push(share);
      row.effort += effort / thoughts.length;
    }
    for (const { answer, chance } of mix) rowOf(answer).chance += chance / thoughts.length;
  }
  const answers = [...found.values()]
    .filter(({ shares }) => shares.length > 0)
    .map(({ answer, shares, chance, effort }): JudgedAnswer<Answer> => {
      const { mean, error } = meanOf(shares);
      return { answer, share: mean, error, chance, effort };
    })
    .sort((a, b) => b.chance - a.chance || b.effort - a.effort || b.share - a.share);
  const shares = sharesOf(thoughts);
  const { explanation } = thoughts[0]!;
  return {
    seat,
    shares: shares && shares.map(({ mean }) => mean),
    errors: shares && shares.map(({ error }) => error),
    answers,
    answer: thoughts[0]!.answer === null ? null : (answers[0]?.answer ?? thoughts[0]!.answer),
    method: explanation.method,
    iterations: thoughts.reduce((sum, one) => sum + one.explanation.iterations, 0),
    details: explanation.details ?? {},
  };
}

function sharesOf(thoughts: readonly Thought<unknown>[]): { mean: number; error: number }[] | null {
  const known = thoughts.flatMap(({ shares }) => (shares ? [shares] : []));
  if (known.length === 0) return null;
  return known[0]!.map((_, seat) => meanOf(known.map((shares) => shares[seat]!)));
}

/** The numbers of an answer in a judgement, or null if it was neither looked at nor asked. */
export function judgedAnswer<Answer>(
  { answers }: Pick<Judgement<Answer>, 'answers'>,
  answer: unknown,
): JudgedAnswer<Answer> | null {
  const name = canonical(answer);
  return answers.find((one) => canonical(one.answer) === name) ?? null;
}

/**
 * What an answer gives away: the share of the first answer less its own, at least 0. Where the
 * choice is a mix, every answer that the bot itself gives loses nothing. Null if the answer was not
 * judged.
 */
export function lossOf(judgement: Pick<Judgement, 'answers'>, answer: unknown): number | null {
  const judged = judgedAnswer(judgement, answer);
  if (!judged) return null;
  const first = judgement.answers[0]!;
  return judged.chance >= PART_OF_MIX ? 0 : Math.max(0, first.share - judged.share);
}

/** An answer that the bot gives at least this often is as good as its others. */
const PART_OF_MIX = 0.1;
