import { type DowntownAnswer, type DowntownView, isDuel, USES } from '../rules/index.ts';

/*
 * A view as numbers, from the seat of the viewer: that seat first, the others clockwise.
 *
 *   24 lots × 10   park, housing, industry, commerce (4), paid out, own markers, others', free,
 *                  to be planned now, being voted on now
 *   6 seats × 6    money or score, markers (two colours with two players), token, mayor, has chosen
 *   24 × 2         cards: in a pile (or in the own hand); in the other's hand, with two players
 *   9 + 1          the phase; the round
 */
const LOTS = 24;
const SEATS = 6;
const LOT = 10;
const PLAYER = 6;
const PLAQUES = ['park', ...USES] as const;
const PHASES = ['pile', 'second', 'ballot', 'lobby', 'decide', 'order', 'card', 'use', 'over'];

const AT_PLAYERS = LOTS * LOT;
const AT_CARDS = AT_PLAYERS + SEATS * PLAYER;
const AT_PHASE = AT_CARDS + 2 * LOTS;

const PILES = ['left', 'right'];
const BALLOT = 2;
const LOBBY = BALLOT + 3;
const DECIDE = LOBBY + 2;
const USE = DECIDE + 3;
const CARD = USE + 3;
const PASS = CARD + LOTS;
const ORDER = PASS + 1;
const MOST_PLOTS = 3;

export const encoding = {
  observationSize: AT_PHASE + PHASES.length + 1,
  actionCount: ORDER + LOTS * MOST_PLOTS,
  observe: (seen: unknown, out: Float32Array): void => {
    const view = seen as DowntownView;
    observeLots(view, out);
    observePlayers(view, out);
    observeCards(view, out);
    out[AT_PHASE + PHASES.indexOf(view.phase)] = 1;
    out[AT_PHASE + PHASES.length] = view.round / 18;
  },
  /** Every answer has a number of its own. */
  action: (_view: unknown, given: unknown): number => {
    const answer = given as DowntownAnswer;
    if ('pile' in answer) return PILES.indexOf(answer.pile);
    if ('ballot' in answer) return BALLOT + USES.indexOf(answer.ballot);
    if ('lobby' in answer) return LOBBY + (answer.lobby ? 1 : 0);
    if ('decide' in answer) return DECIDE + USES.indexOf(answer.decide);
    if ('use' in answer) return USE + USES.indexOf(answer.use);
    if ('card' in answer) return CARD + answer.card - 1;
    if ('pass' in answer) return PASS;
    return ORDER + (answer.lot - 1) * MOST_PLOTS + answer.plots - 1;
  },
};

function observeLots(view: DowntownView, out: Float32Array): void {
  const { lots, turned, viewer } = view;
  const voted = isDuel(view) ? turned[0] : turned[view.votes.length];
  for (const [i, { use, owners, closed }] of lots.entries()) {
    const at = i * LOT;
    const own = owners.filter((seat) => seat === viewer).length;
    if (use !== null) out[at + PLAQUES.indexOf(use)] = 1;
    out[at + 4] = closed ? 1 : 0;
    out[at + 5] = own / 4;
    out[at + 6] = (owners.length - own) / 4;
    out[at + 7] = (4 - owners.length) / 4;
    out[at + 8] = turned.includes(i + 1) ? 1 : 0;
    out[at + 9] = voted === i + 1 ? 1 : 0;
  }
}

function observePlayers(view: DowntownView, out: Float32Array): void {
  const { viewer, mayor, orders } = view;
  const seats = view.players.length;
  for (let i = 0; i < seats; i++) {
    const seat = ((viewer ?? 0) + i) % seats;
    const at = AT_PLAYERS + i * PLAYER;
    if (isDuel(view)) {
      const { score, laid, bare } = view.players[seat]!;
      out[at] = score / 100;
      out[at + 1] = laid / 15;
      out[at + 2] = bare / 15;
    } else {
      const { money, markers, lobby } = view.players[seat]!;
      out[at] = (money ?? 30) / 100;
      out[at + 1] = markers / 15;
      out[at + 3] = lobby ? 1 : 0;
    }
    out[at + 4] = seat === mayor ? 1 : 0;
    out[at + 5] = orders[seat] === null ? 0 : 1;
  }
}

function observeCards(view: DowntownView, out: Float32Array): void {
  const { viewer } = view;
  const hands = isDuel(view)
    ? [view.players[viewer ?? 0]!.cards, view.players[1 - (viewer ?? 0)]!.cards]
    : [[...view.piles.left, ...view.piles.right]];
  for (const [i, cards] of hands.entries())
    for (const card of cards) out[AT_CARDS + i * LOTS + card - 1] = 1;
}
