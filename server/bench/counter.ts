import {
  type Game,
  integer,
  gameVersions,
  type GameVersions,
  nullable,
  object,
  oneOf,
  type Seat,
  type Viewer,
} from '@faubourg/core';

/* A minimal game: in turn, every seat adds one. The server is measured, not the game. */

type State = { n: number; next: Seat; seats: number };
type Answer = { readonly add: number };
type Event = { readonly kind: 'added'; readonly seat: Seat };
type View = State & { readonly viewer: Viewer };

const turns = 1_000_000;
const seat = integer(0, 3);
const parts = { n: integer(0, turns), next: seat, seats: integer(2, 4) };

const counter: Game<State, Answer, Event, View> = {
  id: 'counter',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: [],
  kinds: ['add'],
  shapes: {
    state: object(parts),
    answer: object({ add: integer(1, 1) }),
    view: object({ ...parts, viewer: nullable(seat) }),
    event: object({ kind: oneOf('added'), seat }),
  },
  setUp: (_options, seats) => ({ state: { n: 0, next: 0, seats }, events: [] }),
  startOf: ({ seats }) => ({ options: {}, seats }),
  decisions: ({ n, next }) =>
    n >= turns ? [] : [{ seat: next, kind: 'add', rule: 'C-1', owed: true, secret: false }],
  answers: () => [{ add: 1 }],
  fallback: () => ({ add: 1 }),
  check: () => null,
  apply: (state, seat) => {
    state.n++;
    state.next = (state.next + 1) % state.seats;
    return { events: [{ kind: 'added', seat }], reveals: false };
  },
  view: (state, viewer) => ({ ...state, viewer }),
  resample: ({ n, next, seats }) => ({ n, next, seats }),
  scramble: (state) => ({ ...state }),
  outcome: ({ n, seats }) =>
    n < turns
      ? null
      : { scores: Array.from({ length: seats }, () => 0), winners: [0], reason: 'counted' },
  copy: (state) => ({ ...state }),
  faults: () => [],
  notate: () => null,
};

export async function loadGames(): Promise<GameVersions> {
  return gameVersions([counter]);
}

export async function loadBots(): Promise<null> {
  return null;
}
