import { softmax } from '@faubourg/search';
import { type DowntownNode } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';
import { fast } from '../rules/fast/index.ts';
import {
  type ThinkContext,
  evaluateAt,
  legalCodes,
  spareNode,
  type WeighedAnswers,
} from './think-context.ts';
import { nearStakes, useValue, voteValue } from './voting.ts';

/** Number of cards tried for each pile. */
const CARDS = 6;

function weighed(
  context: ThinkContext,
  codes: readonly number[],
  values: Float64Array[],
  method: string,
): WeighedAnswers {
  const worth = values.map((value) => value[context.seat]!);
  const weights = softmax(worth, context.settings.temperature);
  return { codes, worth, weights, shares: values[worth.indexOf(Math.max(...worth))]!, method };
}

/** DT-20, DT-21: weighs the piles by the expected votes on their cards. */
export function weighPiles(context: ThinkContext, node: DowntownNode): WeighedAnswers {
  const { seat, settings, evaluate, chance, worlds, timer } = context;
  const here = spareNode(node);
  const codes = legalCodes(node, seat);
  const values = codes.map(() => new Float64Array(node.seats));
  const shares = new Float64Array(node.seats);
  const times = settings.horizon === 'alone' ? 2 : CARDS;
  let tried = 0;
  for (; tried < times && timer.more(); tried++) {
    for (const [i, code] of codes.entries()) {
      fast.copy(worlds[tried % worlds.length]!, here);
      fast.apply(here, seat, code, chance);
      if (here.phase === at.BALLOT) voteValue(context, here, shares);
      else evaluateAt(evaluate, here, shares, chance);
      for (let one = 0; one < shares.length; one++) values[i]![one]! += shares[one]!;
    }
  }
  return weighed(
    context,
    codes,
    values.map((value) => value.map((sum) => sum / tried)),
    'sampled',
  );
}

/** Weighs the uses by evaluating the position right after each. */
export function mayorsChoiceBy(context: ThinkContext, node: DowntownNode): WeighedAnswers {
  const { seat, evaluate, chance, spare } = context;
  const codes = legalCodes(node, seat);
  const values = codes.map((code) => {
    const shares = new Float64Array(node.seats);
    fast.copy(node, spare);
    fast.apply(spare, seat, code, chance);
    evaluateAt(evaluate, spare, shares, chance);
    return shares;
  });
  return weighed(context, codes, values, 'one-step');
}

/** DT-24: the mayor's choice of a use; with two players the opponent's (DT-72). */
export async function weighUses(
  context: ThinkContext,
  node: DowntownNode,
): Promise<WeighedAnswers> {
  const { seat } = context;
  const codes = legalCodes(node, seat);
  const values: Float64Array[] = [];
  for (const code of codes) {
    const shares = new Float64Array(node.seats);
    await useValue(context, node, seat, code, shares);
    values.push(shares);
  }
  return weighed(context, codes, values, 'one-step');
}

/** DT-72: weighs the cards by the opponent's best use for each. */
export function weighCards(context: ThinkContext, node: DowntownNode): WeighedAnswers {
  const { seat, evaluate, chance } = context;
  const here = spareNode(node);
  const codes = legalCodes(node, seat);
  const values = codes.map((code) => {
    const shares = new Float64Array(2);
    fast.copy(node, here);
    fast.apply(here, seat, code, chance);
    if (here.phase !== at.USE) {
      evaluateAt(evaluate, here, shares, chance);
      return shares;
    }
    const { values: uses } = nearStakes(context, here);
    return uses.reduce((worst, use) => (use[seat]! < worst[seat]! ? use : worst));
  });
  return weighed(context, codes, values, 'one-step');
}
