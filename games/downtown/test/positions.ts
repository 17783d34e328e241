import {
  applyAnswer,
  type Chance,
  QuickChance,
  refusal,
  type Seat,
  versionField,
} from '@faubourg/core';
import { expect } from 'vitest';
import {
  type DowntownAnswer,
  type DowntownEvent,
  type DowntownOptions,
  type DowntownState,
  downtown,
  type Duel,
  type Plaque,
  type Town,
  type Use,
  type Vote,
} from '../rules/index.ts';

export const OPTIONS: DowntownOptions = {
  map: 'classic',
  secondCard: 'other-pile',
  soleBonus: 2,
  money: 'open',
};

/** A chance that draws these values, then 0. */
export function draws(...values: number[]): Chance & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    get draws() {
      return asked.length;
    },
    int: (n) => {
      const next = values[asked.length] ?? 0;
      asked.push(n);
      expect(next).toBeLessThan(n);
      return next;
    },
  };
}

type Owners = { readonly [lot: number]: readonly Seat[] };

/**
 * A board for tests: parks on 20, 22 and 24, housing on 21, commerce on 23 and industry on 10, then
 * what the test sets. Null removes a plaque.
 */
export function lots(
  uses: { readonly [lot: number]: Plaque | null },
  owners: Owners = {},
  closed: readonly number[] = [],
): Town['lots'] {
  const all: { [lot: number]: Plaque | null } = {
    20: 'park',
    22: 'park',
    24: 'park',
    21: 'housing',
    23: 'commerce',
    10: 'industry',
    ...uses,
  };
  return Array.from({ length: 24 }, (_, i) => ({
    use: all[i + 1] ?? null,
    owners: [...(owners[i + 1] ?? [])],
    closed: closed.includes(i + 1),
  }));
}

const placed = (all: Town['lots'], seat: Seat): number =>
  all.flatMap((lot) => lot.owners).filter((owner) => owner === seat).length;

export type TownSetup = {
  readonly seats?: number;
  readonly uses?: { readonly [lot: number]: Plaque | null };
  readonly owners?: Owners;
  readonly closed?: readonly number[];
  readonly options?: Partial<DowntownOptions>;
  readonly phase?: Town['phase'];
  readonly mayor?: Seat;
  readonly turned?: readonly number[];
  readonly votes?: readonly Vote[];
  readonly money?: readonly number[];
  /** Seats whose lobby token is gone. */
  readonly spentLobby?: readonly Seat[];
  readonly ballots?: readonly (Use | null)[];
  readonly lobby?: readonly (boolean | null)[];
  readonly orders?: Town['orders'];
  readonly round?: number;
};

/** A position for three to six players; what is left out gets a possible default. */
export function town(setup: TownSetup = {}): Town {
  const seats = setup.seats ?? 4;
  const board = lots(setup.uses ?? {}, setup.owners, setup.closed);
  const turned = [...(setup.turned ?? [])];
  const bare = board.flatMap((lot, i) =>
    lot.use === null && !turned.includes(i + 1) ? i + 1 : [],
  );
  const laid = turned.filter((n) => board[n - 1]!.use !== null);
  const state: Town = {
    ...versionField(downtown.rules),
    options: { ...OPTIONS, ...setup.options },
    phase: setup.phase ?? 'pile',
    round: setup.round ?? 3,
    mayor: setup.mayor ?? 0,
    lots: board,
    turned,
    votes: [...(setup.votes ?? laid.map(() => null))],
    players: Array.from({ length: seats }, (_, seat) => {
      const money = setup.money?.[seat] ?? 30;
      return {
        money,
        spent: Math.max(0, 30 - money),
        earned: Math.max(0, money - 30),
        markers: 15 - placed(board, seat),
        lobby: !setup.spentLobby?.includes(seat),
      };
    }),
    piles: { left: bare.filter((n) => n <= 12), right: bare.filter((n) => n > 12) },
    ballots: [...(setup.ballots ?? Array.from({ length: seats }, () => null))],
    lobby: [...(setup.lobby ?? Array.from({ length: seats }, () => null))],
    orders: [...(setup.orders ?? Array.from({ length: seats }, () => null))],
  };
  expect(downtown.faults(state)).toEqual([]);
  return state;
}

export type DuelSetup = {
  readonly uses?: { readonly [lot: number]: Plaque | null };
  readonly owners?: Owners;
  readonly closed?: readonly number[];
  readonly phase?: Duel['phase'];
  readonly mayor?: Seat;
  readonly turned?: readonly number[];
  readonly laid?: readonly number[];
  readonly bare?: readonly number[];
};

/** A position for two; the cards are dealt in turn, the mayor first. */
export function duel(setup: DuelSetup = {}): Duel {
  const board = lots(setup.uses ?? {}, setup.owners, setup.closed);
  const turned = [...(setup.turned ?? [])];
  const mayor = setup.mayor ?? 0;
  const rest = board.flatMap((lot, i) =>
    lot.use === null && !turned.includes(i + 1) ? i + 1 : [],
  );
  const hands: [number[], number[]] = [[], []];
  for (const [i, n] of rest.entries()) hands[(mayor + i + turned.length) % 2]!.push(n);
  const state: Duel = {
    ...versionField(downtown.rules),
    options: OPTIONS,
    phase: setup.phase ?? 'card',
    round: 3,
    mayor,
    lots: board,
    turned,
    orders: [null, null],
    players: [0, 1].map((seat) => {
      const laid = setup.laid?.[seat] ?? 15;
      const bare = setup.bare?.[seat] ?? 15 - placed(board, seat);
      return {
        score: 0,
        laid,
        bare,
        gone: 30 - laid - bare - placed(board, seat),
        cards: hands[seat]!,
      };
    }),
  };
  expect(downtown.faults(state)).toEqual([]);
  return state;
}

/** Plays an answer and checks the conservation laws; a refusal fails the test. */
export function give(
  s: DowntownState,
  seat: Seat,
  answer: DowntownAnswer,
  chance: Chance = draws(),
): readonly DowntownEvent[] {
  return giveAll(s, seat, answer, chance).events;
}

export function giveAll(
  s: DowntownState,
  seat: Seat,
  answer: DowntownAnswer,
  chance: Chance = draws(),
): { readonly events: readonly DowntownEvent[]; readonly reveals: boolean } {
  const result = applyAnswer(downtown, s, seat, answer, chance);
  if ('problem' in result) throw new Error(JSON.stringify(result.problem));
  expect(downtown.faults(s)).toEqual([]);
  return result;
}

/** Why an answer is refused: rule and code; and that it is not listed. Empty if it is legal. */
export function why(s: DowntownState, seat: Seat, answer: DowntownAnswer): string {
  const problem = refusal(downtown, s, seat, answer);
  const listed = downtown.answers(s, seat)!;
  const text = JSON.stringify(answer);
  expect(listed.some((one) => JSON.stringify(one) === text)).toBe(problem === null);
  return problem === null ? '' : `${problem.rule} ${problem.code}`;
}

/** All seats choose at once: seat 0 first. Gives the events of the last one. */
export function all(
  s: DowntownState,
  answers: readonly DowntownAnswer[],
  chance?: Chance,
): readonly DowntownEvent[] {
  let events: readonly DowntownEvent[] = [];
  for (const [seat, answer] of answers.entries()) events = give(s, seat, answer, chance);
  return events;
}

export const PASS = { pass: true } as const;
export const order = (lot: number, plots: number): DowntownAnswer => ({ lot, plots });

export function eventOf<K extends DowntownEvent['kind']>(
  events: readonly DowntownEvent[],
  kind: K,
): Extract<DowntownEvent, { kind: K }> {
  const found = events.find((event) => event.kind === kind);
  expect(found, kind).toBeDefined();
  return found as Extract<DowntownEvent, { kind: K }>;
}

/** A game of random answers from a seed; `look` is called with every state. */
export function randomGame(
  seats: number,
  seed: number,
  options: Partial<DowntownOptions> = {},
  look: (s: DowntownState) => void = () => {},
): DowntownState {
  const chance = new QuickChance(seed);
  const { state } = downtown.setUp({ ...OPTIONS, ...options }, seats, chance);
  for (;;) {
    look(state);
    const owed = downtown.decisions(state).filter((decision) => decision.owed);
    if (owed.length === 0) return state;
    const { seat } = owed[chance.int(owed.length)]!;
    const answers = downtown.answers(state, seat)!;
    downtown.apply(state, seat, answers[chance.int(answers.length)]!, chance);
  }
}

export const MUTATION = process.env.FAUBOURG_MUTATION === '1';
