import { type Decision, problem, type Seat, takeRandom } from '@faubourg/core';
import type { DowntownAnswer, Pile } from './answer.ts';
import { formOf } from './board.ts';
import { noteChoice } from './secret-choice.ts';
import { type Use, usesFor, pricesOf } from './material.ts';
import { forAll, lotOf, type Town, type Vote } from './state.ts';
import { ask, type Effects, type Variant } from './variant.ts';
import { count, leading, speaker, votedLot, winner } from './vote.ts';
import { bonus } from './worth.ts';

const PILES: readonly Pile[] = ['left', 'right'];

/** DT-30: fewer plots a turn when there are many players. */
export const mostPlots = (seats: number): number => (seats > 4 ? 2 : 3);

const openPiles = ({ piles }: Town): Pile[] => PILES.filter((pile) => piles[pile].length > 0);

/** DT-20, DT-21: turns a card and, if one is due, the second. */
function turn(s: Town, pile: Pile, effects: Effects): void {
  const lot = takeRandom(s.piles[pile], effects.chance);
  const due = s.turned.push(lot) === 1 && formOf(lot) === 'square';
  effects.events.push({ kind: 'turned', lot, pile });
  const open = openPiles(s);
  if (!due || open.length === 0) startVote(s, effects);
  else if (open.length === 1) turn(s, open[0]!, effects);
  else if (s.options.secondCard === 'any-pile') s.phase = 'second';
  else turn(s, pile === 'left' ? 'right' : 'left', effects);
}

/** DT-22: starts the vote on the next card; a use without alternative is laid at once. */
function startVote(s: Town, effects: Effects): void {
  s.ballots = forAll(s, null);
  s.lobby = forAll(s, null);
  s.phase = s.votes.length === s.turned.length ? 'order' : 'ballot';
  if (s.phase === 'order') return;
  const uses = usesFor(s.lots, votedLot(s));
  if (uses.length === 1) lay(s, uses[0]!, 'last', null, effects);
}

/** DT-25. */
function lay(s: Town, use: Use, by: 'vote' | 'mayor' | 'last', vote: Vote, effects: Effects): void {
  const lot = votedLot(s);
  lotOf(s, lot).use = use;
  effects.events.push({ kind: 'laid', lot, use, by });
  s.votes.push(vote);
  startVote(s, effects);
}

const voteNow = (s: Town): { ballots: Use[]; lobby: Seat[] } => ({
  ballots: s.ballots.map((use) => use!),
  lobby: s.lobby.flatMap((used, seat) => (used === true ? seat : [])),
});

/**
 * DT-23, DT-24: asks the next seat about its token; after the last one, reveals and counts the
 * votes.
 */
function afterBallots(s: Town, effects: Effects): void {
  s.phase = 'lobby';
  if (speaker(s) !== undefined) return;
  const votes = count(s);
  const most = leading(votes);
  const vote = voteNow(s);
  effects.reveals = true;
  effects.events.push({ kind: 'voted', lot: votedLot(s), ...vote, votes, most });
  const use = winner(s, most);
  if (use === null) s.phase = 'decide';
  else lay(s, use, 'vote', vote, effects);
}

function decisions(s: Town): Decision[] {
  const { phase, mayor } = s;
  if (phase === 'pile') return [ask(mayor, 'pile', 'DT-20', {})];
  if (phase === 'second') return [ask(mayor, 'pile', 'DT-21', { first: s.turned[0]! })];
  const about = { lot: votedLot(s) };
  if (phase === 'lobby') return [ask(speaker(s)!, 'lobby', 'DT-23', about)];
  if (phase === 'decide') return [ask(mayor, 'decide', 'DT-24', about)];
  return s.ballots.map((use, seat) => ask(seat, 'ballot', 'DT-22', about, use === null, true));
}

function answers(s: Town): DowntownAnswer[] {
  if (s.phase === 'ballot') return usesFor(s.lots, votedLot(s)).map((ballot) => ({ ballot }));
  if (s.phase === 'lobby') return [{ lobby: false }, { lobby: true }];
  if (s.phase === 'decide') return leading(count(s)).map((decide) => ({ decide }));
  return openPiles(s).map((pile) => ({ pile }));
}

function apply(s: Town, seat: Seat, answer: DowntownAnswer, effects: Effects): void {
  if ('pile' in answer) turn(s, answer.pile, effects);
  else if ('ballot' in answer) {
    if (noteChoice(s.ballots, seat, answer.ballot, effects)) afterBallots(s, effects);
  } else if ('lobby' in answer) {
    s.lobby[seat] = answer.lobby;
    if (answer.lobby) s.players[seat]!.lobby = false;
    effects.events.push({ kind: 'lobby', seat, used: answer.lobby });
    afterBallots(s, effects);
  } else if ('decide' in answer) lay(s, answer.decide, 'mayor', voteNow(s), effects);
}

/** Three to six players: votes and money. */
export const town: Variant<Town> = {
  plan: (s, effects) => {
    s.votes = [];
    s.phase = 'pile';
    const open = openPiles(s);
    if (open.length === 1) turn(s, open[0]!, effects);
  },
  decisions,
  answers,
  apply,
  cannotPay: (s, seat, laid, plots) => {
    const { money, markers } = s.players[seat]!;
    const most = mostPlots(s.players.length);
    if (plots > most) return problem('DT-30', 'too-many-plots', { plots, most });
    if (plots > markers) return problem('DT-31', 'too-few-markers', { plots, markers });
    const price = pricesOf(laid)[plots - 1]!;
    return price > money ? problem('DT-32', 'too-dear', { price, money }) : null;
  },
  pay: (s, seat, laid, plots, got) => {
    const player = s.players[seat]!;
    const price = pricesOf(laid)[plots - 1]!;
    player.money -= price;
    player.spent += price;
    player.markers -= got;
    return price;
  },
  earn: (s, seat, plots, owners, worth) => {
    const player = s.players[seat]!;
    const extra = bonus(owners, worth, s.options.soleBonus);
    const total = plots * worth.value + extra;
    player.money += total;
    player.earned += total;
    player.markers += plots;
    return { seat, plots, bonus: extra, total };
  },
};
