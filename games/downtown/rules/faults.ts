import { HALF } from './board.ts';
import { orderProblem } from './buying.ts';
import { PARKS, plaquesLeft, USES, usesFor } from './plaques.ts';
import { isDue } from './round.ts';
import { MARKERS, MONEY } from './purse.ts';
import { type DowntownState, type Duel, isBare, isDuel, lotOf, type Town } from './state.ts';
import { count, leading, speaker, votedLot, winner } from './vote.ts';

type Say = (holds: boolean, line: string) => void;

/** Everything that makes a position impossible: a line each, none if it can be played on. */
export function faults(s: DowntownState): string[] {
  const lines: string[] = [];
  const say: Say = (holds, line) => {
    if (!holds) lines.push(line);
  };
  const seats = s.players.length;
  say(s.mayor < seats, `mayor: there is no seat ${s.mayor}`);
  say(s.orders.length === seats, `orders: ${s.orders.length} for ${seats} seats`);
  say(
    s.lots.every(({ owners }) => owners.every((seat) => seat < seats)),
    'owners: a seat that is not there',
  );
  // What follows takes these for granted.
  if (lines.length > 0) return lines;
  lotFaults(s, say);
  cardFaults(s, say);
  if (isDuel(s)) duelFaults(s, say);
  else townFaults(s, say);
  if (lines.length === 0) orderFaults(s, say);
  return lines;
}

function lotFaults(s: DowntownState, say: Say): void {
  const parks = s.lots.filter(({ use }) => use === 'park').length;
  say(parks === PARKS, `parks: ${parks}, expected ${PARKS}`);
  for (const use of USES) {
    for (const form of ['square', 'rect'] as const) {
      say(plaquesLeft(s.lots, use, form) >= 0, `plaques: too many ${form} ${use}`);
    }
    say(s.lots.some((lot) => lot.use === use), `plaques: no ${use} since the set-up`);
  }
  for (const from of [0, HALF]) {
    const bare = s.lots.slice(from, from + HALF).filter(isBare).length;
    say(bare <= HALF - 3, `lots ${from + 1} to ${from + HALF}: fewer than three plaques`);
  }
  for (const [i, lot] of s.lots.entries()) {
    const n = i + 1;
    const empty = lot.owners.length === 0;
    say(lot.use !== 'park' || (empty && !lot.closed), `lot ${n}: a park is not sold`);
    say(!lot.closed || (empty && lot.use !== null), `lot ${n}: paid out, but not empty or bare`);
    say(!isDue(lot) || (s.phase !== 'over' && s.turned.includes(n)), `lot ${n}: full and not paid out`);
  }
}

/** DT-4, DT-10: every lot without a plaque has its card in a pile, in a hand or turned. */
function cardFaults(s: DowntownState, say: Say): void {
  const hidden = isDuel(s)
    ? s.players.flatMap(({ cards }) => cards)
    : [...s.piles.left, ...s.piles.right];
  const laid = s.turned.filter((n) => !isBare(lotOf(s, n)));
  const held = [...hidden, ...s.turned.filter((n) => isBare(lotOf(s, n)))].sort((a, b) => a - b);
  const bare = s.lots.flatMap((lot, i) => (isBare(lot) ? i + 1 : []));
  say(`${held}` === `${bare}`, `cards: [${held}] for the bare lots [${bare}]`);
  say(
    laid.every((n, i) => lotOf(s, n).use !== 'park' && s.turned.indexOf(n) === i),
    'turned: plaques lie in another order',
  );
  const planning = s.phase === 'pile' || s.phase === 'card';
  say(planning === (s.turned.length === 0), `turned: ${s.turned.length} cards while ${s.phase}`);
  const settled = s.phase === 'order' || s.phase === 'over';
  const done = laid.length === s.turned.length;
  say(planning || settled === done, `turned: ${laid.length} plaques laid while ${s.phase}`);
  say(s.phase !== 'over' || bare.length === 0, `over: ${bare.length} lots are bare`);
}

function townFaults(s: Town, say: Say): void {
  const { piles, turned, votes, players } = s;
  const seats = players.length;
  say(s.ballots.length === seats, `ballots: ${s.ballots.length} for ${seats} seats`);
  say(s.lobby.length === seats, `lobby: ${s.lobby.length} for ${seats} seats`);
  say(piles.left.every((n) => n <= HALF), 'piles: a right card in the left pile');
  say(piles.right.every((n) => n > HALF), 'piles: a left card in the right pile');
  const left = piles.left.length + piles.right.length;
  const odd = turned[0] !== undefined && turned[0] % 2 === 1;
  say(odd || turned.length < 2, 'turned: a second card after an even one');
  const due = odd && turned.length === 1 && left > 0;
  say(due === (s.phase === 'second'), `turned: ${turned.join()} while ${s.phase}`);
  say(s.phase !== 'second' || s.options.secondCard === 'any-pile', 'second: no choice of pile');
  say(s.phase !== 'pile' || left > 0, 'piles: no card to turn');
  const laid = turned.filter((n) => !isBare(lotOf(s, n))).length;
  say(votes.length === laid, `votes: ${votes.length} for ${laid} plaques`);
  for (const vote of votes) {
    const whole = vote === null || vote.ballots.length === seats;
    const known = vote === null || vote.lobby.every((seat) => seat < seats);
    say(whole && known, `votes: not of ${seats} seats`);
  }
  for (const [seat, { money, spent, earned, markers }] of players.entries()) {
    say(
      money === MONEY + earned - spent,
      `seat ${seat}: money ${money}, expected ${MONEY} + ${earned} − ${spent}`,
    );
    const placed = placedBy(s, seat);
    say(
      markers + placed === MARKERS,
      `seat ${seat}: ${markers} markers and ${placed} placed, expected ${MARKERS}`,
    );
  }
  if (s.ballots.length === seats && s.lobby.length === seats && votes.length === laid) {
    ballotFaults(s, say);
  }
}

function ballotFaults(s: Town, say: Say): void {
  const { phase, ballots, lobby, players } = s;
  const voting = phase === 'ballot' || phase === 'lobby' || phase === 'decide';
  if (!voting || s.turned.length === s.votes.length) {
    say(!voting, `turned: nothing to vote on while ${phase}`);
    say(ballots.every((use) => use === null), `ballots: chosen while ${phase}`);
    say(lobby.every((said) => said === null), `lobby: said while ${phase}`);
    return;
  }
  const uses = usesFor(s.lots, votedLot(s));
  say(uses.length > 1, `lot ${votedLot(s)}: no choice of use`);
  say(ballots.every((use) => use === null || uses.includes(use)), 'ballots: no plaque for one');
  say(ballots.includes(null) === (phase === 'ballot'), `ballots: ${phase} with these`);
  say(
    lobby.every((said, seat) => said === null || said !== players[seat]!.lobby),
    'lobby: the token is not where it was said',
  );
  const next = speaker(s);
  say(
    phase === 'ballot' ? lobby.every((said) => said === null) : (next === undefined) === (phase === 'decide'),
    `lobby: ${phase} with this said`,
  );
  // Those from the mayor to the speaker have spoken, nobody after.
  const spoken = (seat: number): number => (seat - s.mayor + players.length) % players.length;
  say(
    next === undefined || lobby.every((said, seat) => said === null || spoken(seat) < spoken(next)),
    'lobby: said out of turn',
  );
  if (phase !== 'decide' || ballots.includes(null)) return;
  say(winner(s, leading(count(s))) === null, 'decide: there is no tie for the mayor to break');
}

const placedBy = (s: DowntownState, seat: number): number =>
  s.lots.flatMap(({ owners }) => owners).filter((owner) => owner === seat).length;

function duelFaults(s: Duel, say: Say): void {
  for (const [seat, { laid, bare, gone }] of s.players.entries()) {
    const placed = placedBy(s, seat);
    say(
      laid <= MARKERS && bare <= MARKERS && laid + bare + gone + placed === 2 * MARKERS,
      `seat ${seat}: ${laid} and ${bare} markers, ${gone} gone, ${placed} placed`,
    );
  }
  const ahead = s.players[s.mayor]!.cards.length - s.players[1 - s.mayor]!.cards.length;
  const played = s.turned.length;
  say(ahead + played === 0 || ahead + played === 1, `cards: ${ahead} more with the mayor`);
  if (s.phase === 'use') say(usesFor(s.lots, s.turned[0]!).length > 1, 'use: no choice of use');
}

function orderFaults(s: DowntownState, say: Say): void {
  const buying = s.phase === 'order';
  say(!buying || s.orders.includes(null), 'orders: all chosen, none revealed');
  for (const [seat, order] of s.orders.entries()) {
    if (order === null) continue;
    const why = orderProblem(s, seat, order);
    say(buying && why === null, `orders: seat ${seat} cannot order this now`);
  }
}
