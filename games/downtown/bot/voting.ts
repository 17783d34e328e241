import { softmax } from '@faubourg/search';
import { type Node, usesFor } from '../rules/fast/city.ts';
import * as at from '../rules/fast/layout.ts';
import { search } from '../rules/fast/search.ts';
import { expected, knownVoter, outcomes, rivalVoter, type Stakes, type Voter } from './ballots.ts';
import { type Desk, judgeAt, type Weighing } from './mind.ts';
import { purchaseValue } from './purchase.ts';

/** How strict rivals are taken to be about what a use is worth to them. */
const RIVALS = 0.02;

/** What every use of the lot that is voted on would be worth to everyone. */
export function stakesOf(desk: Desk, node: Node): Stakes {
  const { mind, spare, chance, clock } = desk;
  const uses = [0, 1, 2].filter((use) => (usesFor(node, node.now - 1) >> use) & 1);
  const values = uses.map((use) => {
    const shares = new Float64Array(node.seats);
    search.copy(node, spare);
    // The mayor's word settles a use whatever the ballots were.
    spare.phase = at.DECIDE;
    search.play(spare, node.mayor, use, chance);
    if (spare.phase === at.ORDER && desk.ahead > 0 && clock.spent() < 0.5)
      purchaseValue(desk, spare, shares);
    else judgeAt(mind, spare, shares, chance);
    return shares;
  });
  return { uses, values };
}

function tokenOf(node: Node, seat: number, said: readonly (boolean | null)[]): Voter['token'] {
  const spoken = said[seat];
  return [spoken === true ? 1 : 0, (node.tokens >> seat) & 1];
}

/** The others in a vote. */
function rivals(
  node: Node,
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

/** What a position before a vote is worth, if everybody votes by the logit model. */
export function voteValue(desk: Desk, node: Node, shares: Float64Array): void {
  const stakes = stakesOf(desk, node);
  const none = Array.from({ length: node.seats }, () => null);
  shares.set(mixed(stakes, outcomes(node, stakes, rivals(node, stakes, -1, none))));
}

/** DT-22: the best ballot against every joint vote of the rivals. */
export function weighBallots(desk: Desk, node: Node): Weighing {
  const { seat, mind } = desk;
  const stakes = stakesOf(desk, node);
  const none = Array.from({ length: node.seats }, () => null);
  const others = rivals(node, stakes, seat, none);
  const size = stakes.uses.length;
  const laid = stakes.uses.map((_, ballot) =>
    outcomes(node, stakes, [...others, knownVoter(seat, size, ballot, false)]),
  );
  const worth = laid.map((chances, ballot) => {
    // A small lean to the own wish: the token can still follow the ballot.
    const own = expected(stakes, chances, seat);
    return own + 0.02 * stakes.values[ballot]![seat]!;
  });
  const weights = softmax(worth, mind.temperature);
  const best = worth.indexOf(Math.max(...worth));
  return {
    codes: stakes.uses,
    worth: laid.map((chances) => expected(stakes, chances, seat)),
    weights,
    shares: mixed(stakes, laid[best]!),
    method: 'vote',
  };
}

/** DT-23: use the token now, or keep it for a vote that may matter more. */
export function weighLobby(
  desk: Desk,
  node: Node,
  ballot: number,
  said: readonly (boolean | null)[],
): Weighing {
  const { seat, mind } = desk;
  const keeping = stakesOf(desk, node);
  const without = { ...node, tokens: node.tokens & ~(1 << seat) };
  const using = stakesOf(desk, without);
  const size = keeping.uses.length;
  const place = keeping.uses.indexOf(ballot);
  const others = rivals(node, keeping, seat, said);
  const values = [keeping, using].map((stakes, used) => {
    const laid = outcomes(node, stakes, [...others, knownVoter(seat, size, place, used === 1)]);
    return mixed(stakes, laid);
  });
  const worth = values.map((value) => value[seat]!);
  return {
    codes: [0, 1],
    worth,
    weights: softmax(worth, mind.temperature / 4),
    shares: values[worth[1]! > worth[0]! ? 1 : 0]!,
    method: 'stopping',
  };
}
