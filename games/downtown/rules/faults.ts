import { canonical } from '@faubourg/core';
import { formOf, HALF, LOTS } from './board.ts';
import { orderProblem } from './orders.ts';
import { PARKS, plaquesLeft, USES, usesFor, MARKERS, START_MONEY } from './material.ts';
import { isDue } from './round.ts';
import {
  type DowntownState,
  type Duel,
  inOrder,
  isBare,
  isDuel,
  lotOf,
  plotsOf,
  type Town,
} from './state.ts';
import { count, leading, speaker, votedLot, winner } from './vote.ts';

/** Adds a line unless `holds`. */
type Say = (holds: boolean, line: string) => void;

/** Everything impossible about a position, one line each; empty if it can be played. */
export function faults(s: DowntownState, seats = s.players.length): string[] {
  const lines: string[] = [];
  const say: Say = (holds, line) => {
    if (!holds) lines.push(line);
  };
  say(s.players.length === seats, `players: ${s.players.length} for ${seats} seats`);
  const parts = [
    seatFaults,
    lotFaults,
    cardFaults,
    isDuel(s) ? duelFaults : townFaults,
    orderFaults,
  ];
  // Each part relies on the parts before it.
  for (const part of parts) if (lines.length === 0) part(s as Town & Duel, say);
  return lines;
}

function seatFaults(s: DowntownState, say: Say): void {
  const seats = s.players.length;
  const lists = isDuel(s) ? [s.orders] : [s.orders, s.ballots, s.lobby];
  for (const { length } of lists) say(length === seats, `choices: ${length}`);
  const voted = isDuel(s) ? [] : s.votes.flatMap((vote) => vote?.lobby ?? []);
  for (const seat of [s.mayor, ...voted, ...s.lots.flatMap(({ owners }) => owners)]) {
    say(seat < seats, `no seat ${seat}`);
  }
}

function lotFaults({ lots, turned, phase }: DowntownState, say: Say): void {
  const parks = lots.filter(({ use }) => use === 'park').length;
  say(parks === PARKS, `parks: ${parks}`);
  for (const use of USES) {
    const left = [plaquesLeft(lots, use, 'square'), plaquesLeft(lots, use, 'rect')];
    const fit = Math.min(...left) >= 0 && lots.some((lot) => lot.use === use);
    say(fit, `${use}: ${canonical(left)} left`);
  }
  for (const [i, lot] of lots.entries()) {
    const { use, owners, closed } = lot;
    const sold = owners.length;
    const fits =
      (sold === 0 || (use !== 'park' && !closed)) &&
      (!closed || (use !== null && use !== 'park')) &&
      (!isDue(lot) || (phase !== 'over' && turned.includes(i + 1)));
    say(fits, `lot ${i + 1}: ${canonical(lot)}`);
  }
}

/** DT-4, DT-10: every lot without a plaque has its card in a pile, in a hand or turned. */
function cardFaults(s: DowntownState, say: Say): void {
  const { phase, turned, lots } = s;
  const hidden = isDuel(s) ? s.players.map(({ cards }) => cards) : Object.values(s.piles);
  const open = turned.filter((n) => isBare(lotOf(s, n)));
  const bare = lots.flatMap((lot, i) => (isBare(lot) ? i + 1 : []));
  const held = canonical(inOrder([...hidden.flat(), ...open]));
  say(held === canonical(bare), `cards: ${held} for ${canonical(bare)}`);
  // Every round lays at least one plaque, and there are 24 lots.
  say(s.round + bare.length <= LOTS, `round: ${s.round}`);
  const planning = phase === 'pile' || phase === 'card';
  const settled = phase === 'order' || phase === 'over';
  const fits =
    planning === (turned.length === 0) &&
    (planning || settled === (open.length === 0)) &&
    (open.length !== 1 || turned.at(-1) === open[0]) &&
    turned.every((n, i) => lotOf(s, n).use !== 'park' && turned.indexOf(n) === i) &&
    (phase !== 'over' || bare.length === 0);
  say(fits, `turned: ${canonical(turned)} while ${phase}`);
}

const placedBy = (s: DowntownState, seat: number): number =>
  plotsOf(
    s.lots.flatMap(({ owners }) => owners),
    seat,
  );

function townFaults(s: Town, say: Say): void {
  const { phase, piles, turned, votes, players } = s;
  const { left, right } = piles;
  const more = left.length + right.length > 0;
  say(
    (phase !== 'pile' || more) && left.every((n) => n <= HALF) && right.every((n) => n > HALF),
    `piles: ${canonical(piles)}`,
  );
  const odd = turned.length > 0 && formOf(turned[0]!) === 'square';
  const due = odd && turned.length === 1 && more;
  say(
    (odd || turned.length < 2) &&
      due === (phase === 'second') &&
      (!due || s.options.secondCard === 'any-pile'),
    `turned: ${canonical(turned)} while ${phase}`,
  );
  const laid = turned.filter((n) => !isBare(lotOf(s, n))).length;
  say(
    votes.length === laid && votes.every((vote) => !vote || vote.ballots.length === players.length),
    `votes: ${votes.length} for ${laid}`,
  );
  for (const [seat, player] of players.entries()) {
    const { money, spent, earned, markers } = player;
    const placed = placedBy(s, seat);
    say(
      money === START_MONEY + earned - spent && markers + placed === MARKERS,
      `seat ${seat}: ${placed} placed, ${canonical(player)}`,
    );
  }
  ballotFaults(s, say);
}

const isNone = (list: readonly unknown[]): boolean => list.every((choice) => choice === null);

/** The present vote is possible, and at least one seat has still to answer. */
function ballotFaults(s: Town, say: Say): void {
  const { phase, ballots, lobby, players } = s;
  const lot = votedLot(s);
  const uses = lot === undefined ? [] : usesFor(s.lots, lot);
  const voting = phase === 'ballot' || phase === 'lobby' || phase === 'decide';
  const fits = voting
    ? ballots.includes(null) === (phase === 'ballot') &&
      uses.length > 1 &&
      ballots.every((use) => use === null || uses.includes(use))
    : isNone(ballots);
  say(fits, `ballots: ${canonical(ballots)} while ${phase}`);
  if (!fits) return;
  const decided = phase === 'decide';
  const spoken =
    phase === 'lobby' || decided
      ? lobby.every((said, seat) => said === null || said !== players[seat]!.lobby) &&
        (speaker(s) === undefined) === decided
      : isNone(lobby);
  say(spoken, `lobby: ${canonical(lobby)} while ${phase}`);
  if (decided) say(winner(s, leading(count(s))) === null, 'decide: no tie');
}

function duelFaults(s: Duel, say: Say): void {
  for (const [seat, player] of s.players.entries()) {
    const { laid, bare, gone } = player;
    const placed = placedBy(s, seat);
    say(
      Math.max(laid, bare) <= MARKERS && laid + bare + gone + placed === 2 * MARKERS,
      `seat ${seat}: ${placed} placed, ${canonical(player)}`,
    );
  }
  const [own, other] = [s.mayor, 1 - s.mayor].map((seat) => s.players[seat]!.cards.length);
  const ahead = own! + s.turned.length - other!;
  say(ahead === 0 || ahead === 1, `cards: ${own} and ${other}`);
  say(s.phase !== 'use' || usesFor(s.lots, s.turned[0]!).length > 1, 'use: no choice');
}

function orderFaults(s: DowntownState, say: Say): void {
  const buying = s.phase === 'order';
  say(buying ? s.orders.includes(null) : isNone(s.orders), `orders: while ${s.phase}`);
  for (const [seat, order] of s.orders.entries()) {
    say(!order || !orderProblem(s, seat, order), `orders: seat ${seat}`);
  }
}
