import type { Chance, Seat } from '@faubourg/core';
import {
  ThinkTimer,
  sampleIndex,
  type Evaluate,
  type GenerationTask,
  type TrainingTask,
  lowest,
  type Trainable,
} from '@faubourg/search';
import type { DowntownNode } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';
import { fast } from '../rules/fast/index.ts';
import type { DowntownOptions } from '../rules/options.ts';
import { setUpBy } from '../rules/setup.ts';
import { fitsMaps, MAPS, NET_RULES } from './net-fit.ts';
import { Market } from './market.ts';
import { type ThinkContext, type LevelSettings, spareNode } from './think-context.ts';
import { weighCards, weighPiles, mayorsChoiceBy } from './planning.ts';
import { featuresFor } from './features.ts';
import { evaluatorFor } from './net.ts';
import { nearLobby, nearStakes, voteBy } from './voting.ts';

/** Candidate orders and search rounds of a seat during training. */
const CANDIDATES = 5;
const ROUNDS = 8;

const learner: LevelSettings = {
  name: 'learner',
  evaluatorFor: () => {
    throw new Error('the evaluator is what is being trained');
  },
  horizon: 'alone',
  candidates: CANDIDATES,
  rounds: ROUNDS,
  widenings: 0,
  purchasesAhead: 0,
  lean: Infinity,
  exactEnd: false,
  temperature: 0.01,
};

/** Mostly the default map and options, sometimes each of the others. */
function someOptions(players: number, chance: Chance): DowntownOptions {
  const map = chance.int(2) === 0 ? MAPS[0]! : MAPS[chance.int(MAPS.length)]!;
  if (players === 2) return { map, secondCard: 'other-pile', soleBonus: 2, money: 'open' };
  return {
    map,
    secondCard: chance.int(4) === 0 ? 'any-pile' : 'other-pile',
    soleBonus: chance.int(5) === 0 ? 5 : 2,
    money: 'open',
  };
}

/** How a seat answers during training: like the levels, with a small budget. */
function chooser(
  candidates = CANDIDATES,
  rounds = ROUNDS,
): NonNullable<TrainingTask<DowntownNode>['choose']> {
  const markets = new Map<Evaluate<DowntownNode>, Market>();
  return (node, seat, evaluate, chance) => {
    if (node.phase === at.ORDER) {
      // The mixes of all seats come from one search for each evaluator, made when the first seat
      // that uses it is asked.
      if (lowest(node.owing) === seat) markets.clear();
      let market = markets.get(evaluate);
      if (!market) {
        market = new Market(evaluate, candidates, [spareNode(node)], spareNode(node), chance);
        market.match(rounds);
        markets.set(evaluate, market);
      }
      return market.choices[seat]![sampleIndex(market.mixes[seat]!, chance)]!;
    }
    const { codes, weights } = weighPlans(deskFor(node, seat, evaluate, chance), node);
    return codes[sampleIndex(weights, chance)]!;
  };
}

function deskFor(
  node: DowntownNode,
  seat: Seat,
  evaluate: Evaluate<DowntownNode>,
  chance: Chance,
): ThinkContext {
  const timer = new ThinkTimer({ budget: { iterations: 2 }, seed: 0 });
  const spare = spareNode(node);
  return {
    settings: learner,
    evaluate,
    seat,
    worlds: [node],
    spare,
    timer,
    ahead: 0,
    chance,
    advises: false,
    asked: [],
  };
}

function weighPlans(
  context: ThinkContext,
  node: DowntownNode,
): { codes: readonly number[]; weights: readonly number[] } {
  const { phase } = node;
  if (phase === at.BALLOT) return voteBy(context, node, nearStakes(context, node));
  if (phase === at.LOBBY) {
    const ballot = (node.ballots >> (2 * context.seat)) & 3;
    const said = Array.from({ length: node.seats }, (_, seat) =>
      (node.silent >> seat) & 1 ? null : false,
    );
    return nearLobby(context, node, ballot, said);
  }
  if (phase === at.CARD) return weighCards(context, node);
  return phase < at.BALLOT ? weighPiles(context, node) : mayorsChoiceBy(context, node);
}

function trainingTask(players: number): TrainingTask<DowntownNode> {
  return {
    players,
    fast: fast,
    fits: fitsMaps(players),
    features: featuresFor(players),
    hidden: [32],
    rate: 1e-3,
    start: (chance) =>
      fast.node(setUpBy(NET_RULES, someOptions(players, chance), players, chance).state),
    scores: ({ words }, out) => {
      for (let seat = 0; seat < players; seat++) out[seat] = words[at.MONEY + seat]! / 60 - 1;
    },
    // The phases whose positions the levels evaluate: before planning, before a vote, before the
    // orders.
    worth: ({ phase }) =>
      phase === at.PILE || phase === at.CARD || phase === at.BALLOT || phase === at.ORDER,
    choose: chooser(),
  };
}

/** Candidate orders and search rounds of a seat in training by generations. */
const MORE_CANDIDATES = 7;
const MORE_ROUNDS = 16;

function generationTask(players: number): GenerationTask<DowntownNode> {
  return {
    ...trainingTask(players),
    hidden: [96, 48],
    spare: spareNode,
    teacher: (node, shares, chance) => evaluatorFor(node)(node, shares, chance),
    choose: chooser(MORE_CANDIDATES, MORE_ROUNDS),
  };
}

export const training: Trainable = { task: trainingTask, generations: generationTask };
