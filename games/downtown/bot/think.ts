import { QuickChance } from '@faubourg/core';
import {
  type Bot,
  ThinkTimer,
  sampleIndex,
  forcedThought,
  readableMix,
  sampleWorlds,
  seatOf,
  type Thought,
  topMoves,
} from '@faubourg/search';
import type { DowntownNode } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';
import { fast } from '../rules/fast/index.ts';
import { type DowntownAnswer, type DowntownView, downtown, isDuel, USES } from '../rules/index.ts';
import { weighLastOrders } from './last-round.ts';
import {
  type ThinkContext,
  legalCodes,
  type LevelSettings,
  spareNode,
  type WeighedAnswers,
} from './think-context.ts';
import { weighCards, weighPiles, weighUses } from './planning.ts';
import { weighOrders } from './purchase.ts';
import { weighBallots, weighLobby } from './voting.ts';

/** Number of sampled worlds where money is hidden. */
const WORLDS = 12;

/**
 * The view with all choices of the present decision undone: that a seat has chosen says nothing
 * about its choice, and an own choice may still be changed.
 */
function reopened(view: DowntownView): DowntownView {
  const orders = view.orders.map(() => null);
  if (isDuel(view)) return { ...view, orders };
  if (view.phase !== 'ballot') return { ...view, orders };
  return { ...view, orders, ballots: view.ballots.map(() => null) };
}

function weigh(
  context: ThinkContext,
  view: DowntownView,
): WeighedAnswers | Promise<WeighedAnswers> {
  const node = context.worlds[0]!;
  const { phase } = node;
  if (phase === at.ORDER) {
    const last = node.laid === at.ALL && context.settings.exactEnd && context.worlds.length === 1;
    return last ? weighLastOrders(node, context.seat, context.timer) : weighOrders(context);
  }
  if (phase === at.BALLOT) return weighBallots(context, node);
  if (phase === at.LOBBY && !isDuel(view)) {
    const ballot = USES.indexOf(view.ballots[context.seat] as (typeof USES)[number]);
    return weighLobby(context, node, ballot, view.lobby);
  }
  if (phase === at.CARD) return weighCards(context, node);
  return phase < at.BALLOT ? weighPiles(context, node) : weighUses(context, node);
}

function thoughtOf(
  context: ThinkContext,
  node: DowntownNode,
  found: WeighedAnswers,
): Thought<DowntownAnswer> {
  const { codes, worth, weights, shares, method } = found;
  const { seat, chance, timer } = context;
  const answers = codes.map((code) => fast.answer(node, seat, code));
  const moves = answers.map((answer, i) => ({
    answer,
    share: worth[i]!,
    effort: 1 / codes.length,
  }));
  return {
    answer: answers[sampleIndex(weights, chance)]!,
    mix: readableMix(answers.map((answer, i) => ({ answer, chance: weights[i]! }))),
    shares: Array.from(shares),
    explanation: { moves: topMoves(moves), method, iterations: timer.iterations },
  };
}

/** Replaces a level's way to answer; null where it does not. */
type Instead = (context: ThinkContext) => Promise<WeighedAnswers> | null;

export function makeBot(
  settings: LevelSettings,
  instead?: Instead,
): Bot<DowntownView, DowntownAnswer> {
  return {
    name: settings.name,
    think: async (view, thinkOptions) => {
      const timer = new ThinkTimer(thinkOptions);
      const chance = new QuickChance(thinkOptions.seed);
      const seat = seatOf(view);
      const hidden = !isDuel(view) && view.players.some(({ money }) => money === null);
      const worlds = sampleWorlds(downtown, fast, reopened(view), hidden ? WORLDS : 1, chance);
      const codes = legalCodes(worlds[0]!, seat);
      if (codes.length === 1) return forcedThought(fast.answer(worlds[0]!, seat, codes[0]!));
      const { budget } = thinkOptions;
      const rounds = 'iterations' in budget ? Math.ceil(budget.iterations / 4) : Infinity;
      const ahead = Math.min(settings.purchasesAhead, rounds);
      const evaluate = settings.evaluatorFor(worlds[0]!);
      const spare = spareNode(worlds[0]!);
      const context: ThinkContext = {
        settings,
        evaluate,
        seat,
        worlds,
        spare,
        timer,
        ahead,
        chance,
      };
      return thoughtOf(context, worlds[0]!, await (instead?.(context) ?? weigh(context, view)));
    },
  };
}
