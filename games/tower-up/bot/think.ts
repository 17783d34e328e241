import { QuickChance } from '@faubourg/core';
import {
  type Adjust,
  type Advise,
  type Bot,
  ThinkTimer,
  type ConsideredAnswer,
  sampleIndex,
  type Evaluate,
  oneStepPrior,
  type Policy,
  normalise,
  forcedThought,
  mostShown,
  readableMix,
  searchTree,
  seatOf,
  softmax,
  type Thought,
  topMoves,
  Tree,
  type TreeSettings,
  type TreeTables,
  treeThought,
  withTables,
} from '@faubourg/search';
import type { TowerUpAnswer } from '../rules/answer.ts';
import type { CharacterName } from '../rules/characters.ts';
import { fast } from '../rules/fast/index.ts';
import { MARKET_AT } from '../rules/fast/layout.ts';
import { RETURN, TAKE } from '../rules/fast/legal.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { resample } from '../rules/resample.ts';
import type { TowerUpView } from '../rules/view.ts';
import { likings } from './characters.ts';
import { evaluateReturns } from './evaluate-returns.ts';
import { LastTurns, turnsLeft } from './last-turns.ts';
import { roughGuess } from './rough-guess.ts';
import { breakStalemate } from './stalemate.ts';

export type LevelSettings = {
  readonly name: string;
  evaluate(view: TowerUpView): Evaluate<TowerUpNode>;
  /** First weights of answers in the tree; without it they are guessed one by one. */
  policy?(view: TowerUpView): Policy<TowerUpNode> | null;
  /** Searches as far as the budget allows, or one answer ahead. */
  readonly horizon: 'far' | 'one';
  /**
   * How the other seats of three or more answer in the tree: by their first guess, or by a search
   * of their own as with two.
   */
  readonly rivals?: 'guess' | 'search';
  /** Solves the game exactly when at most this many turns are left. */
  readonly exactTurns: number;
  readonly temperature: number;
  /**
   * Which answers in the tree are guessed by their evaluation: each, or those on a shortlist; the
   * others roughly.
   */
  readonly guesses?: 'each' | 'listed';
  /** How it chooses among answers of about the same worth (`characters.ts`); plain without. */
  readonly character?: CharacterName | undefined;
};

/**
 * Plays of the exact solver with a budget of iterations: a fixed number, so that the thought is the
 * same on every machine.
 */
const LINES = 400_000;
/** With a time budget: the part of it the exact solver may use; the rest is left for the search. */
const PART = 0.5;

/**
 * Identifies an answer in the tree: by the card taken, not by its place in the market, which
 * differs between positions. Codes of returns lie between the labels of the first two cards.
 */
export function label({ data }: TowerUpNode, code: number): number {
  if (code < TAKE || code >= RETURN) return code;
  const card = data[MARKET_AT + ((code >> 14) & 3)]!;
  return TAKE + (card << 17) + (code & 0x3fff);
}

/** Weight of exploration in the tree. */
const EXPLORATION = 0.8;
/** See `TreeSettings`. */
const SHARPNESS = 0.05;
/** See `RivalModel`. */
const WIDENING = 64;
/** See `ShortlistSettings`. */
export const SHORTLIST = { length: 3, visits: 8 };

export function makeBot(settings: LevelSettings): Bot<TowerUpView, TowerUpAnswer> {
  return {
    name: settings.name,
    think: async (view, thinkOptions) => {
      const timer = new ThinkTimer(thinkOptions);
      const chance = new QuickChance(thinkOptions.seed);
      const seat = seatOf(view);
      // Only the order of the pile is hidden, and cards are drawn at random during the search
      // anyway.
      const root = fast.node(resample(view, chance));
      const codes = new Int32Array(fast.mostAnswers);
      const count = fast.legal(root, seat, codes);
      const { advise } = thinkOptions;
      if (count === 1 && !advise) return forcedThought(fast.answer(root, seat, codes[0]!));
      if (turnsLeft(root) <= settings.exactTurns) {
        const plays = 'iterations' in thinkOptions.budget ? LINES : Infinity;
        const solved = await exactThought(root, seat, plays, timer, chance, advise);
        if (solved) return solved;
      }
      return settings.horizon === 'far'
        ? withTables((tables) =>
            farThought(settings, view, root, seat, timer, chance, advise, tables),
          )
        : nearThought(settings, view, root, seat, timer, chance, advise);
    },
  };
}

/** Null if the solver reached a limit. */
async function exactThought(
  root: TowerUpNode,
  seat: number,
  plays: number,
  timer: ThinkTimer,
  chance: QuickChance,
  advise: Advise | undefined,
): Promise<Thought<TowerUpAnswer> | null> {
  const solved = await new LastTurns(root, {
    plays,
    // Without a limit of time `spent()` is 0 here: the search has not begun.
    stopped: () => timer.stopped() || timer.spent() >= PART,
    pause: async () => {
      if (timer.due) await timer.pause();
    },
  }).solve();
  if (!solved) return null;
  const { codes, values } = solved;
  const own = values.map((value) => value[seat]!);
  const weights = softmax(own, 0);
  const chosen = sampleIndex(weights, chance);
  const share = (value: number): number => Math.min(1, Math.max(0, value));
  const shares = values[chosen]!.map(share);
  normalise(shares);
  const moves = codes.map((code, i) => ({
    answer: fast.answer(root, seat, code),
    share: own[i]!,
    effort: 1 / codes.length,
  }));
  return {
    answer: moves[chosen]!.answer,
    mix: readableMix(moves.map(({ answer }, i) => ({ answer, chance: weights[i]! }))),
    shares: Array.from(shares),
    explanation: {
      // Rounding removes the small part of the lead (`MARGIN`).
      moves: topMoves(moves, mostShown(advise)).map((move) => ({
        ...move,
        share: Math.round(share(move.share) * 100) / 100,
      })),
      method: 'exact',
      iterations: solved.plays,
    },
  };
}

async function farThought(
  settings: LevelSettings,
  view: TowerUpView,
  root: TowerUpNode,
  seat: number,
  timer: ThinkTimer,
  chance: QuickChance,
  advise: Advise | undefined,
  tables: TreeTables,
): Promise<Thought<TowerUpAnswer>> {
  const seats = view.players.length;
  const evaluate = evaluateReturns(settings.evaluate(view));
  const spare = (): TowerUpNode => ({ ...root, data: root.data.slice() });
  const policy = settings.policy?.(view);
  // A judgement tells the chances of all seats: it searches for all of them.
  const guessed = seats > 2 && settings.rivals !== 'search' && !advise;
  // It also compares all answers with equal care.
  const listed = settings.guesses !== 'each' && !advise;
  const treeSettings: TreeSettings<TowerUpNode> = {
    evaluate: evaluate,
    guess: oneStepPrior(fast, evaluate, spare(), seats),
    // The more seats, the closer the shares: a policy's weights do not tell how close.
    exploration: policy ? (EXPLORATION * 2) / seats : EXPLORATION,
    sharpness: SHARPNESS,
    label,
    ...(listed && { shortlist: { rough: roughGuess(seats), ...SHORTLIST } }),
    ...(policy && { policy }),
    ...(guessed && { rivals: { thinker: seat, widening: WIDENING } }),
  };
  const tree = new Tree(fast, seats, [root], spare(), chance, treeSettings, tables);
  const answerOf = ({ code }: { code: number }): TowerUpAnswer => fast.answer(root, seat, code);
  const advice = await searchTree(tree, seat, answerOf, timer, advise);
  const adjust: Adjust<TowerUpAnswer> = (...mix) => {
    breakStalemate(root, seat, ...mix);
  };
  const codes = tree.root(seat).map(({ code }) => code);
  const liked = likings(settings, root, seat, codes, chance);
  return treeThought(tree, seat, answerOf, settings.temperature, chance, { adjust, advice, liked });
}

/**
 * Evaluates the position after every answer, repeatedly, because the next card is drawn anew each
 * time.
 */
async function nearThought(
  settings: LevelSettings,
  view: TowerUpView,
  root: TowerUpNode,
  seat: number,
  timer: ThinkTimer,
  chance: QuickChance,
  advise: Advise | undefined,
): Promise<Thought<TowerUpAnswer>> {
  const seats = view.players.length;
  const evaluate = evaluateReturns(settings.evaluate(view));
  const next: TowerUpNode = { ...root, data: root.data.slice() };
  const codes = new Int32Array(fast.mostAnswers);
  const count = fast.legal(root, seat, codes);
  const one = new Float64Array(seats);
  const sums = Array.from({ length: count }, () => new Float64Array(seats));
  while (timer.more()) {
    for (const [i, sum] of sums.entries()) {
      fast.copy(root, next);
      fast.apply(next, seat, codes[i]!, chance);
      if (fast.owing(next) === 0) fast.shares(next, one);
      else evaluate(next, one, chance);
      for (let who = 0; who < seats; who++) sum[who]! += one[who]!;
    }
    if (timer.due) await timer.pause();
  }
  const means = sums.map((sum) => sum[seat]! / timer.iterations);
  const liked = likings(settings, root, seat, codes.subarray(0, count), chance);
  const weights = softmax(
    liked ? means.map((mean, i) => mean + liked[i]!) : means,
    settings.temperature,
  );
  const moves = means.map((share, i): ConsideredAnswer<TowerUpAnswer> => ({
    answer: fast.answer(root, seat, codes[i]!),
    share,
    effort: 1 / count,
  }));
  breakStalemate(
    root,
    seat,
    moves.map(({ answer }) => answer),
    weights,
    means,
  );
  const shares = new Float64Array(seats);
  for (const [i, sum] of sums.entries())
    for (let who = 0; who < seats; who++) shares[who]! += weights[i]! * sum[who]!;
  normalise(shares);
  const chosen = sampleIndex(weights, chance);
  return {
    answer: moves[chosen]!.answer,
    mix: readableMix(moves.map(({ answer }, i) => ({ answer, chance: weights[i]! }))),
    shares: Array.from(shares),
    explanation: {
      moves: topMoves(moves, mostShown(advise)),
      method: 'one-step',
      iterations: timer.iterations,
    },
  };
}
