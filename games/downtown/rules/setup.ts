import { type Chance, type Seat, shuffle, takeRandom } from '@faubourg/core';
import { HALF, LOTS } from './board.ts';
import type { DowntownEvent } from './events.ts';
import type { DowntownOptions } from './options.ts';
import { PARKS, type Plaque } from './plaques.ts';
import { MARKERS, MONEY } from './purse.ts';
import { startRound } from './round.ts';
import { type DowntownState, inOrder, type Lot } from './state.ts';

/** DT-10: what the six cards are for, in their order. */
const FIRST: readonly Plaque[] = ['park', 'park', 'park', 'housing', 'commerce', 'industry'];

const cards = (from: number): number[] => Array.from({ length: HALF }, (_, i) => from + i);
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

export function setUp(
  options: DowntownOptions,
  seats: number,
  chance: Chance,
): { state: DowntownState; events: DowntownEvent[] } {
  const piles = { left: cards(1), right: cards(1 + HALF) };
  const take = (pile: number[]): number[] => times(3, () => takeRandom(pile, chance));
  const six = shuffle([...take(piles.left), ...take(piles.right)], chance);
  const lots = times(LOTS, (i): Lot => {
    const at = six.indexOf(i + 1);
    return { use: FIRST[at] ?? null, owners: [], closed: false };
  });
  const [housing, commerce, industry] = six.slice(PARKS) as [number, number, number];
  const events: DowntownEvent[] = [
    { kind: 'founded', parks: six.slice(0, PARKS), housing, commerce, industry },
  ];
  const mayor: Seat = chance.int(seats);
  const common = { options, round: 0, mayor, lots, turned: [], orders: times(seats, () => null) };
  const state = seats === 2 ? forTwo() : forMany();
  startRound(state, mayor, { chance, events, reveals: false });
  return { state, events };

  function forMany(): DowntownState {
    return {
      ...common,
      phase: 'pile',
      players: times(seats, () => ({
        money: MONEY,
        spent: 0,
        earned: 0,
        markers: MARKERS,
        lobby: true,
      })),
      piles,
      ballots: times(seats, () => null),
      lobby: times(seats, () => null),
      votes: [],
    };
  }

  /** DT-71: the other 18 cards are dealt face up. */
  function forTwo(): DowntownState {
    const rest = [...piles.left, ...piles.right];
    const first = times(rest.length / 2, () => takeRandom(rest, chance));
    const hands = [first, rest].map(inOrder);
    events.push({ kind: 'dealt', cards: hands.map((hand) => hand.slice()) });
    const rival = { score: 0, laid: MARKERS, bare: MARKERS, gone: 0 };
    return { ...common, phase: 'card', players: hands.map((hand) => ({ ...rival, cards: hand })) };
  }
}
