import { canonical, QuickChance } from '@faubourg/core';
import {
  type Advise,
  type Bot,
  ThinkTimer,
  sampleIndex,
  forcedThought,
  mostShown,
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
import { inCharacter } from './characters.ts';
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
import { nearStakes, weighBallots, weighLobby } from './voting.ts';

/** The phases in which a use is chosen. */
const VOTES = [at.BALLOT, at.DECIDE, at.USE];

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
    return last ? weighLastOrders(node, context) : weighOrders(context);
  }
  if (phase === at.BALLOT) return weighBallots(context, node);
  if (phase === at.LOBBY && !isDuel(view)) {
    const ballot = USES.indexOf(view.ballots[context.seat] as (typeof USES)[number]);
    return weighLobby(context, node, ballot, view.lobby);
  }
  if (phase === at.CARD) return weighCards(context, node);
  return phase < at.BALLOT ? weighPiles(context, node) : weighUses(context, node);
}

/** The codes of the asked answers, among the legal ones. */
function askedCodes(
  node: DowntownNode,
  seat: number,
  codes: readonly number[],
  { asked }: Advise,
): number[] {
  const wanted = new Set(asked.map((answer) => canonical(answer)));
  return codes.filter((code) => wanted.has(canonical(fast.answer(node, seat, code))));
}

function thoughtOf(
  context: ThinkContext,
  node: DowntownNode,
  found: WeighedAnswers,
  most: number,
): Thought<DowntownAnswer> {
  const { codes, worth, weights, shares, method, details } = found;
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
    explanation: {
      moves: topMoves(moves, most),
      method,
      iterations: timer.iterations,
      ...(details && { details }),
    },
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
      const { budget, advise } = thinkOptions;
      if (codes.length === 1 && !advise)
        return forcedThought(fast.answer(worlds[0]!, seat, codes[0]!));
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
        advises: advise !== undefined,
        asked: advise ? askedCodes(worlds[0]!, seat, codes, advise) : [],
      };
      const weighed = await (instead?.(context) ?? weigh(context, view));
      const votes = settings.character !== undefined && VOTES.includes(worlds[0]!.phase);
      const stakes = votes ? nearStakes(context, worlds[0]!) : null;
      const found = inCharacter(context, worlds[0]!, weighed, stakes);
      return thoughtOf(context, worlds[0]!, found, mostShown(thinkOptions.advise));
    },
  };
}
