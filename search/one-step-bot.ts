import { type AnyView, QuickChance, type FastRules } from '@faubourg/core';
import { type ThinkOptions, type Bot, seatOf, type Thought } from './bot.ts';
import { ThinkTimer } from './think-timer.ts';
import { Halving } from './halving.ts';
import { type Evaluate, playout } from './evaluate.ts';
import { argMax, sampleIndex, softmax } from './probabilities.ts';
import { forcedThought, readableMix, topMoves } from './thought.ts';
import { sampleWorlds, sideFor, type SearchableGame } from './sample-worlds.ts';

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
  thinkable: SearchableGame<State, Answer, View, Node>,
  settings: OneStepSettings<Node> = {},
): Bot<View, Answer> {
  const { game } = thinkable;
  const think = async (view: View, asking: ThinkOptions): Promise<Thought<Answer>> => {
    const chance = new QuickChance(asking.seed);
    const seat = seatOf(view);
    const side = sideFor(thinkable);
    const evaluate = settings.evaluate ?? playout(side);
    const worlds = sampleWorlds(game, side, view, settings.worlds ?? 8, chance);
    const sampled = game.resample(view, chance);
    const node = side.node(sampled);
    const codes = new Int32Array(side.mostAnswers);
    const count = side.legal(worlds[0]!, seat, codes);
    const answerOf = (i: number): Answer => side.answer(worlds[0]!, seat, codes[i]!);
    if (count === 1) return forcedThought(answerOf(0));
    const others = new Int32Array(side.mostAnswers);
    const race = new Halving(count);
    const clock = new ThinkTimer(asking);
    const shares = new Float64Array(game.startOf(sampled).seats);
    while (clock.more()) {
      const tried = race.next(clock.spent());
      side.copy(worlds[race.trials[tried]! % worlds.length]!, node);
      side.apply(node, seat, codes[tried]!, chance);
      answerAtRandom(node, side, others, chance);
      if (side.owing(node) === 0) side.shares(node, shares);
      else evaluate(node, shares, chance);
      race.record(tried, shares[seat]!);
      if (clock.due) await clock.pause();
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
      effort: race.trials[i]! / clock.iterations,
    }));
    return {
      answer: answerOf(answered),
      mix: readableMix(moves.map(({ answer }, i) => ({ answer, chance: weights[i]! }))),
      shares: null,
      explanation: { moves: topMoves(moves), method: 'one-step', iterations: clock.iterations },
    };
  };
  return { name: settings.name ?? 'one-step', think };
}

/** The other seats that owe the same decision answer at random, once each. */
function answerAtRandom<Node>(
  node: Node,
  side: Pick<FastRules<never, unknown, Node>, 'owing' | 'legal' | 'apply'>,
  codes: Int32Array,
  chance: QuickChance,
): void {
  const owing = side.owing(node);
  // A single seat owes an answer: it is the next turn, and the position is evaluated before it.
  if ((owing & (owing - 1)) === 0) return;
  for (let seat = 0; owing >>> seat !== 0; seat++) {
    if (((owing & side.owing(node)) >>> seat) & 1) {
      const count = side.legal(node, seat, codes);
      side.apply(node, seat, codes[chance.int(count)]!, chance);
    }
  }
}
