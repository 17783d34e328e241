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

/** Worlds where money is hidden. */
const WORLDS = 12;

/**
 * The view with every choice of the present question open again: who has chosen already says
 * nothing about what, and an own choice may still be changed.
 */
function reopened(view: DowntownView): DowntownView {
  const orders = view.orders.map(() => null);
  if (isDuel(view)) return { ...view, orders };
  if (view.phase !== 'ballot') return { ...view, orders };
  return { ...view, orders, ballots: view.ballots.map(() => null) };
}

function weigh(desk: ThinkContext, view: DowntownView): WeighedAnswers | Promise<WeighedAnswers> {
  const node = desk.worlds[0]!;
  const { phase } = node;
  if (phase === at.ORDER) {
    const last = node.laid === at.ALL && desk.settings.exactEnd && desk.worlds.length === 1;
    return last ? weighLastOrders(node, desk.seat, desk.clock) : weighOrders(desk);
  }
  if (phase === at.BALLOT) return weighBallots(desk, node);
  if (phase === at.LOBBY && !isDuel(view)) {
    const ballot = USES.indexOf(view.ballots[desk.seat] as (typeof USES)[number]);
    return weighLobby(desk, node, ballot, view.lobby);
  }
  if (phase === at.CARD) return weighCards(desk, node);
  return phase < at.BALLOT ? weighPiles(desk, node) : weighUses(desk, node);
}

function thoughtOf(
  desk: ThinkContext,
  node: DowntownNode,
  found: WeighedAnswers,
): Thought<DowntownAnswer> {
  const { codes, worth, weights, shares, method } = found;
  const { seat, chance, clock } = desk;
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
    explanation: { moves: topMoves(moves), method, iterations: clock.iterations },
  };
}

/** Answers in another way than the levels do; null where it does not. */
type Instead = (desk: ThinkContext) => Promise<WeighedAnswers> | null;

export function makeBot(
  settings: LevelSettings,
  instead?: Instead,
): Bot<DowntownView, DowntownAnswer> {
  return {
    name: settings.name,
    think: async (view, asking) => {
      const clock = new ThinkTimer(asking);
      const chance = new QuickChance(asking.seed);
      const seat = seatOf(view);
      const hidden = !isDuel(view) && view.players.some(({ money }) => money === null);
      const worlds = sampleWorlds(downtown, fast, reopened(view), hidden ? WORLDS : 1, chance);
      const codes = legalCodes(worlds[0]!, seat);
      if (codes.length === 1) return forcedThought(fast.answer(worlds[0]!, seat, codes[0]!));
      const { budget } = asking;
      const rounds = 'iterations' in budget ? Math.ceil(budget.iterations / 4) : Infinity;
      const ahead = Math.min(settings.purchasesAhead, rounds);
      const evaluate = settings.judgeFor(worlds[0]!);
      const spare = spareNode(worlds[0]!);
      const desk: ThinkContext = { settings, evaluate, seat, worlds, spare, clock, ahead, chance };
      return thoughtOf(desk, worlds[0]!, await (instead?.(desk) ?? weigh(desk, view)));
    },
  };
}
