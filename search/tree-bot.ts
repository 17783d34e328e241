import { type AnyView, canonical, QuickChance } from '@faubourg/core';
import { type Advise, type ThinkOptions, type Bot, seatOf, type Thought } from './bot.ts';
import { ThinkTimer } from './think-timer.ts';
import { type Evaluate, playout } from './evaluate.ts';
import { argMax, sampleIndex, softmax } from './probabilities.ts';
import { forcedThought, readableMix, MOST_SHOWN } from './thought.ts';
import { compareAnswers, SEARCH_PART, type TreeAdvice, treeShares } from './tree-advice.ts';
import { type RootAnswer, Tree, type TreeSettings } from './tree.ts';
import { sampleWorlds, fastRulesFor, type SearchableGame } from './sample-worlds.ts';

/** How a bot that searches a tree is set up. */
export type TreeBotSettings<Node> = Partial<Omit<TreeSettings<Node>, 'evaluate'>> & {
  readonly name?: string;
  readonly evaluate?: Evaluate<Node>;
  readonly worlds?: number;
  /**
   * 0: the most visited answer. Above 0: drawn from a mix; the difference in share that makes an
   * answer e times less likely.
   */
  readonly temperature?: number;
};

/** Searches a tree over sampled worlds; with nothing set it is plain MCTS with random playouts. */
export function treeBot<State, Answer, View extends AnyView, Node>(
  searchable: SearchableGame<State, Answer, View, Node>,
  settings: TreeBotSettings<Node> = {},
): Bot<View, Answer> {
  const { game } = searchable;
  const think = async (view: View, thinkOptions: ThinkOptions): Promise<Thought<Answer>> => {
    const chance = new QuickChance(thinkOptions.seed);
    const seat = seatOf(view);
    const fast = fastRulesFor(searchable);
    const evaluate = settings.evaluate ?? playout(fast);
    const worlds = sampleWorlds(game, fast, view, settings.worlds ?? 16, chance);
    const sampled = game.resample(view, chance);
    const spare = fast.node(sampled);
    const { seats } = game.startOf(sampled);
    const tree = new Tree<Node>(fast, seats, worlds, spare, chance, { ...settings, evaluate });
    const { advise } = thinkOptions;
    if (!advise && tree.root(seat).length === 1)
      return forcedThought(fast.answer(worlds[0]!, seat, tree.root(seat)[0]!.code));
    const timer = new ThinkTimer(thinkOptions);
    const answerOf = ({ code }: { code: number }): Answer => fast.answer(worlds[0]!, seat, code);
    const advice = await searchTree(tree, seat, answerOf, timer, advise);
    return treeThought(tree, seat, answerOf, settings.temperature ?? 0, chance, { advice });
  };
  return { name: settings.name ?? 'tree', think };
}

/**
 * Searches as far as the budget allows. For a person who asks for advice the best and the asked
 * answers are then compared; null without.
 */
export async function searchTree<Node, Answer>(
  tree: Tree<Node>,
  seat: number,
  answerOf: (answer: { readonly code: number }) => Answer,
  timer: ThinkTimer,
  advise: Advise | undefined,
): Promise<TreeAdvice | null> {
  const part = advise && timer.isTimed ? SEARCH_PART : 1;
  while (timer.more()) {
    tree.iterate();
    if (timer.due) await timer.pause();
    if (part < 1 && timer.spent() >= part) break;
  }
  if (!advise) return null;
  const asked = new Set(advise.asked.map((answer) => canonical(answer)));
  const codes = tree.root(seat).map(({ code }) => code);
  const wanted =
    asked.size === 0 ? [] : codes.filter((code) => asked.has(canonical(answerOf({ code }))));
  return compareAnswers(tree, seat, wanted, timer);
}

/** Changes the mix an answer is drawn from, in place; `worth` orders the answers. */
export type Adjust<Answer> = (
  answers: readonly Answer[],
  weights: number[],
  worth: readonly number[],
) => void;

/** What decides besides the statistics of a tree. */
type TreeChoice<Answer> = {
  readonly adjust?: Adjust<Answer>;
  readonly advice?: TreeAdvice | null;
  /**
   * For each answer, the share of the victory that the bot would give away for it. Answers compete
   * with it if they were visited often enough for their share to be trusted.
   */
  readonly liked?: readonly number[] | null;
};

/** The visits of an answer that its bot likes, at least, as a part of those of the most visited. */
const TRUSTED = 0.25;

/** The index of the answer with the best share, what the bot likes included. */
function mostLiked(answers: readonly RootAnswer[], liked: readonly number[], most: number): number {
  const least = TRUSTED * answers[most]!.visits;
  return argMax(
    answers.map(({ visits, share }, i) => (visits >= least ? share + liked[i]! : -Infinity)),
  );
}

/** Turns the statistics of a tree's root into a thought. */
export function treeThought<Node, Answer>(
  tree: Tree<Node>,
  seat: number,
  answerOf: (answer: RootAnswer) => Answer,
  temperature: number,
  chance: QuickChance,
  { adjust, advice, liked }: TreeChoice<Answer> = {},
): Thought<Answer> {
  const root = tree.root(seat);
  const answers = root.map((one, i) => (advice ? { ...one, visits: advice.visits[i]! } : one));
  const tried = answers.reduce((sum, { visits }) => sum + visits, 0);
  // Most visits first; among equals the higher share, which is always below 1.1.
  const worth = answers.map(({ visits, share }) => 2 * visits + share);
  const most = argMax(worth);
  // Shares of rarely visited answers are unreliable: only sufficiently visited ones can be drawn.
  const enough = answers[most]!.visits / 20;
  const best = liked ? mostLiked(answers, liked, most) : most;
  const weights =
    temperature > 0
      ? softmax(
          answers.map(({ visits, share }, i) =>
            visits >= enough ? share + (liked?.[i] ?? 0) : -Infinity,
          ),
          temperature,
        )
      : answers.map((_, i) => Number(i === best));
  const moves = answers.map((one) => ({
    answer: answerOf(one),
    share: one.share,
    effort: tried > 0 ? one.visits / tried : 0,
  }));
  adjust?.(
    moves.map(({ answer }) => answer),
    weights,
    worth,
  );
  const looked = moves
    .filter((_, i) => root[i]!.visits > 0)
    .sort((a, b) => b.effort - a.effort || b.share - a.share);
  return {
    answer: moves[sampleIndex(weights, chance)]!.answer,
    mix: readableMix(moves.map(({ answer }, i) => ({ answer, chance: weights[i]! }))),
    shares: advice?.shares ?? treeShares(tree),
    explanation: {
      moves: advice ? looked : looked.slice(0, MOST_SHOWN),
      method: 'tree',
      iterations: tree.iterations,
    },
  };
}
