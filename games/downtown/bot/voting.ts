import type { Chance, Json } from '@faubourg/core';
import { softmax } from '@faubourg/search';
import { type DowntownNode, usesFor } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';
import { fast } from '../rules/fast/index.ts';
import { USES } from '../rules/material.ts';
import { expected, knownVoter, outcomes, rivalVoter, type Stakes, type Voter } from './ballots.ts';
import { type ThinkContext, evaluateAt, spareNode, type WeighedAnswers } from './think-context.ts';
import { purchaseValue } from './purchase.ts';

/** Temperature of the rivals' ballots, in shares of the victory. */
const RIVALS = 0.02;

const usesOf = (node: DowntownNode): number[] =>
  [0, 1, 2].filter((use) => (usesFor(node, node.now - 1) >> use) & 1);

/** The value of each use of the lot to every seat, by evaluating the position right after it. */
export function nearStakes({ evaluate, spare, chance }: ThinkContext, node: DowntownNode): Stakes {
  const uses = usesOf(node);
  const values = uses.map((use) => {
    const shares = new Float64Array(node.seats);
    layUse(node, use, spare, chance);
    evaluateAt(evaluate, spare, shares, chance);
    return shares;
  });
  return { uses, values };
}

/** Lays a use as if by the mayor's decision, independent of the ballots. */
function layUse(node: DowntownNode, use: number, to: DowntownNode, chance: Chance): void {
  fast.copy(node, to);
  if (node.seats > 2) to.phase = at.DECIDE;
  fast.apply(to, node.mayor, use, chance);
}

/** The value of a use, including the purchases that follow if there is time to search them. */
export async function useValue(
  context: ThinkContext,
  node: DowntownNode,
  seat: number,
  use: number,
  shares: Float64Array,
): Promise<void> {
  const { evaluate, spare, chance, timer } = context;
  fast.copy(node, spare);
  fast.apply(spare, seat, use, chance);
  if (spare.phase === at.ORDER && context.ahead > 0 && !timer.stopped() && timer.spent() < 0.5)
    await purchaseValue(context, spareNode(spare), shares);
  else evaluateAt(evaluate, spare, shares, chance);
}

/** The value of each use of the lot to every seat. */
export async function stakesOf(context: ThinkContext, node: DowntownNode): Promise<Stakes> {
  if (context.ahead === 0) return nearStakes(context, node);
  const decided = spareNode(node);
  decided.phase = at.DECIDE;
  const uses = usesOf(node);
  const values: Float64Array[] = [];
  for (const use of uses) {
    const shares = new Float64Array(node.seats);
    await useValue(context, decided, node.mayor, use, shares);
    values.push(shares);
  }
  return { uses, values };
}

function tokenOf(
  node: DowntownNode,
  seat: number,
  said: readonly (boolean | null)[],
): Voter['token'] {
  const spoken = said[seat];
  return [spoken === true ? 1 : 0, (node.tokens >> seat) & 1];
}

/** Models of the other seats in a vote. */
export function rivals(
  node: DowntownNode,
  stakes: Stakes,
  seat: number,
  said: readonly (boolean | null)[],
): Voter[] {
  return Array.from({ length: node.seats }, (_, other) => other)
    .filter((other) => other !== seat)
    .map((other) => {
      const [used, has] = tokenOf(node, other, said);
      const open = has === 1 ? (said[other] === false ? 'kept' : 'open') : 'none';
      return rivalVoter(stakes, other, RIVALS, used === 1 ? 'used' : open);
    });
}

const mixed = (stakes: Stakes, laid: readonly number[]): Float64Array =>
  stakes.values[0]!.map((_, seat) => expected(stakes, laid, seat));

/** The value of a position before a vote, if all seats vote by the logit model. */
export function voteValue(context: ThinkContext, node: DowntownNode, shares: Float64Array): void {
  const stakes = nearStakes(context, node);
  const none = Array.from({ length: node.seats }, () => null);
  shares.set(mixed(stakes, outcomes(node, stakes, rivals(node, stakes, -1, none))));
}

/** DT-22: weighs the ballots over all joint votes of the rivals. */
export async function weighBallots(
  context: ThinkContext,
  node: DowntownNode,
): Promise<WeighedAnswers> {
  return voteBy(context, node, await stakesOf(context, node));
}

/** Weighs the ballots for given values of the uses. */
export function voteBy(
  { seat, settings, advises }: ThinkContext,
  node: DowntownNode,
  stakes: Stakes,
): WeighedAnswers {
  const none = Array.from({ length: node.seats }, () => null);
  const others = rivals(node, stakes, seat, none);
  const size = stakes.uses.length;
  const laid = stakes.uses.map((_, ballot) =>
    outcomes(node, stakes, [...others, knownVoter(seat, size, ballot, false)]),
  );
  const worth = laid.map((chances, ballot) => {
    // A small bonus for the seat's own preference: the token can still follow the ballot.
    const own = expected(stakes, chances, seat);
    return own + 0.02 * stakes.values[ballot]![seat]!;
  });
  const weights = softmax(worth, settings.temperature);
  const best = worth.indexOf(Math.max(...worth));
  return {
    codes: stakes.uses,
    worth: laid.map((chances) => expected(stakes, chances, seat)),
    weights,
    shares: mixed(stakes, laid[best]!),
    method: 'vote',
    ...(advises && { details: { votes: adviseVotes(stakes, laid, best, seat) } }),
  };
}

/**
 * What people are told about each use: the seat's share of the victory with it, the chance that it
 * is laid if the seat votes for it, and if the seat gives the best ballot.
 */
const adviseVotes = (
  { uses, values }: Stakes,
  laid: readonly (readonly number[])[],
  best: number,
  seat: number,
): Json =>
  uses.map((use, i) => ({
    use: USES[use]!,
    share: Number(values[i]![seat]!.toFixed(4)),
    laid: Number(laid[i]![i]!.toFixed(3)),
    anyway: Number(laid[best]![i]!.toFixed(3)),
  }));

/** The values of the uses if the token is kept, and if it is used. */
type Tokens = { readonly kept: Stakes; readonly used: Stakes };

const withoutToken = (node: DowntownNode, seat: number): DowntownNode => ({
  ...node,
  tokens: node.tokens & ~(1 << seat),
});

/** DT-23: weighs using the token now against keeping it for a later vote. */
export async function weighLobby(
  context: ThinkContext,
  node: DowntownNode,
  ballot: number,
  said: readonly (boolean | null)[],
): Promise<WeighedAnswers> {
  const kept = await stakesOf(context, node);
  const used = await stakesOf(context, withoutToken(node, context.seat));
  return lobbyBy(context, node, ballot, said, { kept, used });
}

/** The same, by evaluating the position right after the vote. */
export function nearLobby(
  context: ThinkContext,
  node: DowntownNode,
  ballot: number,
  said: readonly (boolean | null)[],
): WeighedAnswers {
  const kept = nearStakes(context, node);
  const used = nearStakes(context, withoutToken(node, context.seat));
  return lobbyBy(context, node, ballot, said, { kept, used });
}

function lobbyBy(
  { seat, settings, advises }: ThinkContext,
  node: DowntownNode,
  ballot: number,
  said: readonly (boolean | null)[],
  { kept, used }: Tokens,
): WeighedAnswers {
  const size = kept.uses.length;
  const place = kept.uses.indexOf(ballot);
  const others = rivals(node, kept, seat, said);
  const laid = [kept, used].map((stakes, used) =>
    outcomes(node, stakes, [...others, knownVoter(seat, size, place, used === 1)]),
  );
  const values = laid.map((chances, i) => mixed(i === 0 ? kept : used, chances));
  const worth = values.map((value) => value[seat]!);
  return {
    codes: [0, 1],
    worth,
    weights: softmax(worth, settings.temperature / 4),
    shares: values[worth[1]! > worth[0]! ? 1 : 0]!,
    method: 'stopping',
    ...(advises && { details: { token: adviseToken(kept, laid, place, seat) } }),
  };
}

/**
 * What people are told about the token: the chance that the seat's ballot wins without it and with
 * it, and the seat's share of the victory if it wins and if another use does.
 */
function adviseToken(
  { uses, values }: Stakes,
  [kept, used]: readonly (readonly number[])[],
  place: number,
  seat: number,
): Json {
  const others = values.flatMap((value, use) => (use === place ? [] : value[seat]!));
  return {
    use: USES[uses[place]!]!,
    kept: Number(kept![place]!.toFixed(3)),
    used: Number(used![place]!.toFixed(3)),
    share: Number(values[place]![seat]!.toFixed(4)),
    otherwise: Number((others.reduce((a, b) => a + b, 0) / Math.max(1, others.length)).toFixed(4)),
  };
}
