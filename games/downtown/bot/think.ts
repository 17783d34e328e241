import { QuickChance } from '@faubourg/core';
import {
  type Bot,
  Clock,
  drawFrom,
  onlyAnswer,
  readableMix,
  sampleWorlds,
  seatOf,
  type Thought,
  topMoves,
} from '@faubourg/search';
import type { Node } from '../rules/fast/city.ts';
import * as at from '../rules/fast/layout.ts';
import { search } from '../rules/fast/search.ts';
import { type DowntownAnswer, type DowntownView, downtown, isDuel, USES } from '../rules/index.ts';
import { weighLastOrders } from './last-round.ts';
import { type Desk, legalCodes, type Mind, twin, type Weighing } from './mind.ts';
import { weighCards, weighPiles, weighUses } from './planning.ts';
import { weighOrders } from './purchase.ts';
import { weighBallots, weighLobby } from './voting.ts';

/** Worlds where money is hidden. */
const WORLDS = 12;

const thinkable = {
  game: downtown,
  side: search,
  seats: ({ players }: DowntownView) => players.length,
};

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

function weigh(desk: Desk, view: DowntownView): Weighing | Promise<Weighing> {
  const node = desk.worlds[0]!;
  const { phase } = node;
  if (phase === at.ORDER) {
    const last = node.laid === at.ALL && desk.mind.exactEnd && desk.worlds.length === 1;
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

function thoughtOf(desk: Desk, node: Node, found: Weighing): Thought<DowntownAnswer> {
  const { codes, worth, weights, shares, method } = found;
  const { seat, chance, clock } = desk;
  const answers = codes.map((code) => search.answer(node, seat, code));
  const moves = answers.map((answer, i) => ({
    answer,
    share: worth[i]!,
    effort: 1 / codes.length,
  }));
  return {
    answer: answers[drawFrom(weights, chance)]!,
    mix: readableMix(answers.map((answer, i) => ({ answer, chance: weights[i]! }))),
    shares: Array.from(shares),
    explanation: { moves: topMoves(moves), method, iterations: clock.iterations },
  };
}

/** Answers in another way than the levels do; null where it does not. */
type Instead = (desk: Desk) => Promise<Weighing> | null;

export function mindBot(mind: Mind, instead?: Instead): Bot<DowntownView, DowntownAnswer> {
  return {
    name: mind.name,
    think: async (view, asking) => {
      const clock = new Clock(asking);
      const chance = new QuickChance(asking.seed);
      const seat = seatOf(view);
      const hidden = !isDuel(view) && view.players.some(({ money }) => money === null);
      const worlds = sampleWorlds(thinkable, reopened(view), hidden ? WORLDS : 1, chance);
      const codes = legalCodes(worlds[0]!, seat);
      if (codes.length === 1) return onlyAnswer(search.answer(worlds[0]!, seat, codes[0]!));
      const { budget } = asking;
      const rounds = 'iterations' in budget ? Math.ceil(budget.iterations / 4) : Infinity;
      const ahead = Math.min(mind.purchasesAhead, rounds);
      const judge = mind.judgeFor(worlds[0]!);
      const spare = twin(worlds[0]!);
      const desk: Desk = { mind, judge, seat, worlds, spare, clock, ahead, chance };
      return thoughtOf(desk, worlds[0]!, await (instead?.(desk) ?? weigh(desk, view)));
    },
  };
}
