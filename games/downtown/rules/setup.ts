import {
  type Chance,
  copyJson,
  type Seat,
  shuffle,
  takeRandom,
  versionField,
} from '@faubourg/core';
import { HALF, LOTS } from './board.ts';
import type { DowntownEvent } from './events.ts';
import type { DowntownOptions } from './options.ts';
import { PARKS, type Plaque, ledger, MARKERS, START_MONEY } from './material.ts';
import { startRound } from './round.ts';
import { type DowntownState, inOrder, type Lot } from './state.ts';

/** DT-10: the plaques for the first six cards, in order. */
const FIRST: readonly Plaque[] = ['park', 'park', 'park', 'housing', 'commerce', 'industry'];

const times = <T>(length: number, make: (i: number) => T): T[] =>
  Array.from({ length }, (_, i) => make(i));
const pile = (from: number): number[] => times(HALF, (i) => from + i);

/** A new game by a version of the rules. */
export function setUpBy(
  version: number,
  options: DowntownOptions,
  seats: number,
  chance: Chance,
): { state: DowntownState; events: DowntownEvent[] } {
  const piles = { left: pile(1), right: pile(1 + HALF) };
  const take = (from: number[]): number[] => times(3, () => takeRandom(from, chance));
  const six = shuffle([...take(piles.left), ...take(piles.right)], chance);
  const lots = times(LOTS, (i): Lot => {
    return { use: FIRST[six.indexOf(i + 1)] ?? null, owners: [], closed: false };
  });
  const [housing, commerce, industry] = six.slice(PARKS) as [number, number, number];
  const events: DowntownEvent[] = [
    { kind: 'founded', parks: six.slice(0, PARKS), housing, commerce, industry },
  ];
  const mayor: Seat = chance.int(seats);
  const none = (): null[] => times(seats, () => null);
  const common = {
    ...versionField(version),
    options,
    round: 0,
    mayor,
    lots,
    turned: [],
    orders: none(),
  };
  let state: DowntownState;
  if (seats === 2) {
    // DT-71: the other 18 cards are dealt face up.
    const rest = [...piles.left, ...piles.right];
    const first = times(rest.length / 2, () => takeRandom(rest, chance));
    const hands = [first, rest].map(inOrder);
    events.push({ kind: 'dealt', cards: copyJson(hands) });
    const rival = { score: 0, laid: MARKERS, bare: MARKERS, gone: 0 };
    state = { ...common, phase: 'card', players: hands.map((cards) => ({ ...rival, cards })) };
  } else {
    const planner = { ...ledger(START_MONEY), markers: MARKERS, lobby: true };
    const players = times(seats, () => ({ ...planner }));
    state = { ...common, phase: 'pile', players, piles, ballots: none(), lobby: none(), votes: [] };
  }
  startRound(state, mayor, { chance, events, reveals: false });
  return { state, events };
}
