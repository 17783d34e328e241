import { type AnyView, QuickChance, type FastRules } from '@faubourg/core';
import { type ThinkOptions, type Bot, seatOf, type Thought } from './bot.ts';
import { ThinkTimer } from './think-timer.ts';
import { Halving } from './halving.ts';
import { type Evaluate, playout } from './evaluate.ts';
import { argMax, sampleIndex, softmax } from './probabilities.ts';
import { forcedThought, mostShown, readableMix, topMoves } from './thought.ts';
import { sampleWorlds, fastRulesFor, type SearchableGame } from './sample-worlds.ts';

/** How a bot that looks one step ahead chooses. */
export type OneStepSettings<Node> = {
  readonly name?: string;
  /** What a position after the answer is worth; random play to the end by default. */
  readonly evaluate?: Evaluate<Node>;
  /** The number of sampled worlds. */
  readonly worlds?: number;
  /** Above 0, slightly worse answers are sometimes given. */
  readonly temperature?: number;
};

/**
 * Tries every answer in each of a few sampled worlds, one step ahead. Other seats that owe an
 * answer at the same time are assumed to answer at random. Works for every game that lists its
 * answers.
 */
export function oneStepBot<State, Answer, View extends AnyView, Node>(
  searchable: SearchableGame<State, Answer, View, Node>,
  settings: OneStepSettings<Node> = {},
): Bot<View, Answer> {
  const { game } = searchable;
  const think = async (view: View, thinkOptions: ThinkOptions): Promise<Thought<Answer>> => {
    const chance = new QuickChance(thinkOptions.seed);
    const seat = seatOf(view);
    const fast = fastRulesFor(searchable);
    const evaluate = settings.evaluate ?? playout(fast);
    const worlds = sampleWorlds(game, fast, view, settings.worlds ?? 8, chance);
    const sampled = game.resample(view, chance);
    const node = fast.node(sampled);
    const codes = new Int32Array(fast.mostAnswers);
    const count = fast.legal(worlds[0]!, seat, codes);
    const answerOf = (i: number): Answer => fast.answer(worlds[0]!, seat, codes[i]!);
    if (count === 1 && !thinkOptions.advise) return forcedThought(answerOf(0));
    const others = new Int32Array(fast.mostAnswers);
    const race = new Halving(count);
    const timer = new ThinkTimer(thinkOptions);
    const shares = new Float64Array(game.startOf(sampled).seats);
    while (timer.more()) {
      const tried = race.next(timer.spent());
      fast.copy(worlds[race.trials[tried]! % worlds.length]!, node);
      fast.apply(node, seat, codes[tried]!, chance);
      answerAtRandom(node, fast, others, chance);
      if (fast.owing(node) === 0) fast.shares(node, shares);
      else evaluate(node, shares, chance);
      race.record(tried, shares[seat]!);
      if (timer.due) await timer.pause();
    }
    const means = Array.from({ length: count }, (_, i) => race.mean(i));
    const best = race.best();
    const { temperature = 0 } = settings;
    const weights =
      temperature > 0 ? softmax(means, temperature) : means.map((_, i) => Number(i === best));
    const answered = temperature > 0 ? sampleIndex(weights, chance) : argMax(weights);
    const moves = means.map((share, i) => ({
      answer: answerOf(i),
      share,
      effort: race.trials[i]! / timer.iterations,
    }));
    return {
      answer: answerOf(answered),
      mix: readableMix(moves.map(({ answer }, i) => ({ answer, chance: weights[i]! }))),
      shares: null,
      explanation: {
        moves: topMoves(moves, mostShown(thinkOptions.advise)),
        method: 'one-step',
        iterations: timer.iterations,
      },
    };
  };
  return { name: settings.name ?? 'one-step', think };
}

/** The other seats that owe the same decision answer at random, once each. */
function answerAtRandom<Node>(
  node: Node,
  fast: Pick<FastRules<never, unknown, Node>, 'owing' | 'legal' | 'apply'>,
  codes: Int32Array,
  chance: QuickChance,
): void {
  const owing = fast.owing(node);
  // A single seat owes an answer: it is the next turn, and the position is evaluated before it.
  if ((owing & (owing - 1)) === 0) return;
  for (let seat = 0; owing >>> seat !== 0; seat++) {
    if (((owing & fast.owing(node)) >>> seat) & 1) {
      const count = fast.legal(node, seat, codes);
      fast.apply(node, seat, codes[chance.int(count)]!, chance);
    }
  }
}
