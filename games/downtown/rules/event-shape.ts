import { either, eventShape, flag, integer, list, object, oneOf, type Shape } from '@faubourg/core';
import { lotShape as lot, orderShape, useShape as use } from './answer.ts';
import { LOTS } from './board.ts';
import type { Choice, DowntownEvent, Fate } from './events.ts';
import { PARKS } from './material.ts';
import { PLOTS } from './orders.ts';
import { amount, seatShape as seat, voteShape } from './shape.ts';

const MOST_SEATS = 6;
const round = integer(1, LOTS);
const seats = list(seat, 0, MOST_SEATS);
const ballots = list(use, 3, MOST_SEATS);

const fate: Shape<Fate> = either<Fate>(
  object({ seat, lot, plots: integer(1, 3), paid: amount, got: integer(0, 3) }),
  object({ seat, pass: oneOf(true) }),
);

export const eventsShape = eventShape<DowntownEvent>({
  founded: object({
    kind: oneOf('founded'),
    parks: list(lot, PARKS, PARKS),
    housing: lot,
    commerce: lot,
    industry: lot,
  }),
  mayor: object({ kind: oneOf('mayor'), seat, round }),
  dealt: object({ kind: oneOf('dealt'), cards: list(list(lot, 0, 9), 2, 2) }),
  turned: object({ kind: oneOf('turned'), lot }, { pile: oneOf('left', 'right') }),
  chose: object({ kind: oneOf('chose'), seat }),
  choice: object({ kind: oneOf('choice'), choice: either<Choice>(use, orderShape) }),
  lobby: object({ kind: oneOf('lobby'), seat, used: flag }),
  voted: object({
    kind: oneOf('voted'),
    lot,
    ballots,
    lobby: seats,
    votes: object({ housing: amount, industry: amount, commerce: amount }),
    most: list(use, 1, 3),
  }),
  laid: object({
    kind: oneOf('laid'),
    lot,
    use,
    by: oneOf('vote', 'mayor', 'last', 'opponent'),
  }),
  ordered: object({ kind: oneOf('ordered'), orders: list(fate, 2, MOST_SEATS) }),
  paid: object({
    kind: oneOf('paid'),
    lot,
    use,
    value: amount,
    sensible: flag,
    shares: list(
      object({ seat, plots: integer(0, PLOTS), bonus: amount, total: amount }),
      0,
      MOST_SEATS,
    ),
  }),
  round: object({
    kind: oneOf('round'),
    round,
    mayor: seat,
    planned: list(object({ lot, use, vote: voteShape }), 0, 2),
  }),
  over: object({
    kind: oneOf('over'),
    scores: list(amount, 2, MOST_SEATS),
    winners: list(seat, 1, MOST_SEATS),
  }),
});
