import { QuickChance } from '@faubourg/core';
import {
  type Bot,
  Clock,
  type Considered,
  drawFrom,
  type Evaluate,
  lookAhead,
  normalise,
  onlyAnswer,
  readableMix,
  seatOf,
  softmax,
  type Thought,
  topMoves,
  Tree,
  treeThought,
} from '@faubourg/search';
import type { TowerUpAnswer } from '../rules/answer.ts';
import { search } from '../rules/fast/index.ts';
import { MARKET_AT } from '../rules/fast/layout.ts';
import { TAKE } from '../rules/fast/legal.ts';
import type { Node } from '../rules/fast/node.ts';
import { resample, type TowerUpView } from '../rules/seeing.ts';
import { LastTurns, turnsLeft } from './last-turns.ts';
import { breakWaiting } from './restless.ts';

export type Mind = {
  readonly name: string;
  judge(view: TowerUpView): Evaluate<Node>;
  /** Looks as far as the budget goes, or one answer ahead. */
  readonly horizon: 'far' | 'one';
  /** Works the last turns out exactly when so many are left. */
  readonly exactTurns: number;
  readonly temperature: number;
};

/** Lines the exact solver may look at where a thought must be the same everywhere. */
const LINES = 400_000;
/** Where people wait: the part of their time it may take. The rest is left for the search. */
const PART = 0.5;

/** A card keeps its name in the tree, wherever it lies in the market. */
export function label({ data }: Node, code: number): number {
  if (code < TAKE) return code;
  const card = data[MARKET_AT + ((code >> 14) & 3)]!;
  return TAKE + (card << 17) + (code & 0x3fff);
}

export function mindBot(mind: Mind): Bot<TowerUpView, TowerUpAnswer> {
  return {
    name: mind.name,
    think: async (view, asking) => {
      const clock = new Clock(asking);
      const chance = new QuickChance(asking.seed);
      const seat = seatOf(view);
      // Only the order of the pile is hidden, and it is drawn anew in every line anyway.
      const root = search.node(resample(view, chance));
      const codes = new Int32Array(search.widest);
      const count = search.legal(root, seat, codes);
      if (count === 1) return onlyAnswer(search.answer(root, seat, codes[0]!));
      if (turnsLeft(root) <= mind.exactTurns) {
        const plays = 'milliseconds' in asking.budget ? Infinity : LINES;
        const solved = await exactThought(root, seat, plays, clock, chance);
        if (solved) return solved;
      }
      return mind.horizon === 'far'
        ? farThought(mind, view, root, seat, clock, chance)
        : nearThought(mind, view, root, seat, clock, chance);
    },
  };
}

/** Null when there are too many lines, or no time for them. */
async function exactThought(
  root: Node,
  seat: number,
  plays: number,
  clock: Clock,
  chance: QuickChance,
): Promise<Thought<TowerUpAnswer> | null> {
  const solved = await new LastTurns(root, {
    plays,
    // Before the search begins, nothing of a budget of iterations is spent.
    stopped: () => clock.stopped() || clock.spent() >= PART,
    pause: async () => {
      if (clock.due) await clock.breathe();
    },
  }).solve();
  if (!solved) return null;
  const { codes, values } = solved;
  const own = values.map((value) => value[seat]!);
  const weights = softmax(own, 0);
  const chosen = drawFrom(weights, chance);
  const share = (value: number): number => Math.min(1, Math.max(0, value));
  const shares = values[chosen]!.map(share);
  normalise(shares);
  const moves = codes.map((code, i) => ({
    answer: search.answer(root, seat, code),
    share: own[i]!,
    effort: 1 / codes.length,
  }));
  return {
    answer: moves[chosen]!.answer,
    mix: readableMix(moves.map(({ answer }, i) => ({ answer, chance: weights[i]! }))),
    shares: Array.from(shares),
    explanation: {
      // Without the trace of the lead that decides between equal shares.
      moves: topMoves(moves).map((move) => ({
        ...move,
        share: Math.round(share(move.share) * 100) / 100,
      })),
      method: 'exact',
      iterations: solved.plays,
    },
  };
}

async function farThought(
  mind: Mind,
  view: TowerUpView,
  root: Node,
  seat: number,
  clock: Clock,
  chance: QuickChance,
): Promise<Thought<TowerUpAnswer>> {
  const seats = view.players.length;
  const judge = mind.judge(view);
  const spare = (): Node => ({ ...root, data: root.data.slice() });
  const tree = new Tree<Node>(search, seats, [root], spare(), chance, {
    evaluate: judge,
    guess: lookAhead(search, judge, spare(), seats),
    exploration: 0.8,
    sharpness: 0.05,
    label,
  });
  while (clock.more()) {
    tree.iterate();
    if (clock.due) await clock.breathe();
  }
  const answerOf = ({ code }: { code: number }): TowerUpAnswer => search.answer(root, seat, code);
  return treeThought(tree, seat, answerOf, mind.temperature, chance, (...mix) => {
    breakWaiting(root, seat, ...mix);
  });
}

/** Judges what every answer leads to, over and over, since the next card is drawn each time. */
async function nearThought(
  mind: Mind,
  view: TowerUpView,
  root: Node,
  seat: number,
  clock: Clock,
  chance: QuickChance,
): Promise<Thought<TowerUpAnswer>> {
  const seats = view.players.length;
  const judge = mind.judge(view);
  const next: Node = { ...root, data: root.data.slice() };
  const codes = new Int32Array(search.widest);
  const count = search.legal(root, seat, codes);
  const one = new Float64Array(seats);
  const sums = Array.from({ length: count }, () => new Float64Array(seats));
  while (clock.more()) {
    for (const [i, sum] of sums.entries()) {
      search.copy(root, next);
      search.play(next, seat, codes[i]!, chance);
      if (search.owing(next) === 0) search.shares(next, one);
      else judge(next, one, chance);
      for (let who = 0; who < seats; who++) sum[who]! += one[who]!;
    }
    if (clock.due) await clock.breathe();
  }
  const means = sums.map((sum) => sum[seat]! / clock.iterations);
  const weights = softmax(means, mind.temperature);
  const moves = means.map((share, i): Considered<TowerUpAnswer> => ({
    answer: search.answer(root, seat, codes[i]!),
    share,
    effort: 1 / count,
  }));
  breakWaiting(
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
  const chosen = drawFrom(weights, chance);
  return {
    answer: moves[chosen]!.answer,
    mix: readableMix(moves.map(({ answer }, i) => ({ answer, chance: weights[i]! }))),
    shares: Array.from(shares),
    explanation: { moves: topMoves(moves), method: 'one-step', iterations: clock.iterations },
  };
}
