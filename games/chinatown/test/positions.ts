import {
  type Chance,
  isRefused,
  QuickChance,
  readOptions,
  refusal,
  eventsFor,
  versionField,
} from '@faubourg/core';
import { LOCATIONS } from '../rules/board.ts';
import type { Land } from '../rules/businesses.ts';
import {
  chinatown,
  type ChinatownAnswer,
  type ChinatownEvent,
  type ChinatownOptions,
  type ChinatownState,
} from '../rules/index.ts';
import { inOrder, type Shop, TILES } from '../rules/material.ts';

/** True during mutation testing, where repetitive tests repeat less often. */
export const MUTATION = process.env.FAUBOURG_MUTATION === '1';

export function options(own: Partial<ChinatownOptions> = {}, seats = 3): ChinatownOptions {
  const read = readOptions<ChinatownOptions>(chinatown, own, seats);
  if (isRefused(read)) throw new Error(JSON.stringify(read.problem));
  return read.options;
}

/** `{ 5: 0, 6: [0, 'fish'] }`: the owner of each location, and its shop. */
export type Plots = { [location: number]: number | [number, Shop] };

type PositionSetup = {
  /** The rules version, if not the newest. */
  rules?: number;
  seats?: number;
  options?: Partial<ChinatownOptions>;
  round?: number;
  phase?: ChinatownState['phase'];
  land?: Plots;
  hands?: Shop[][];
  cards?: number[][];
  money?: number[];
  ready?: boolean[];
  first?: number;
};

/** A position for a test; what is left out is empty. Its ledger balances. */
export function position(setup: PositionSetup = {}): ChinatownState {
  const seats = setup.seats ?? 3;
  const each = <T>(given: T[] | undefined, make: () => T): T[] =>
    Array.from({ length: seats }, (_, seat) => given?.[seat] ?? make());
  const chosen = options(setup.options, seats);
  const land: Land = {};
  for (const [at, plot] of Object.entries(setup.land ?? {})) {
    const [owner, shop] = typeof plot === 'number' ? [plot, null] : plot;
    land[at] = { owner, shop };
  }
  const hands = each(setup.hands, () => []).map(inOrder);
  const cards = each(setup.cards, () => []);
  const money = each(setup.money, () => 20);
  const round = setup.round ?? 2;
  // Seats with less than the start money have paid it to the richest in open deals.
  const open = money.map((sum) => Math.min(0, sum - 5));
  const lost = open.reduce((a, b) => a + b, 0);
  const richest = money.indexOf(Math.max(...money));
  open[richest] = open[richest]! - lost;
  const out = hands.flat().length + Object.values(land).filter(({ shop }) => shop).length;
  const turned = [[], [], [], [3], [4], [5]].slice(0, round - 1);
  const state: ChinatownState = {
    ...versionField(setup.rules ?? chinatown.rules),
    options: chosen,
    round,
    phase: setup.phase ?? 'trade',
    land,
    money,
    hands,
    cards,
    kept: each<number[] | null>(undefined, () => null),
    ready: each(setup.ready, () => false),
    ...((setup.rules ?? chinatown.rules) > 1 && { outOfTime: [] }),
    offers: [],
    nextOffer: 1,
    planned: each<number[]>(undefined, () => []),
    first: chosen.buildOrder === 'in-turn' ? (setup.first ?? 0) : null,
    turned: chosen.economy === 'on' ? turned : [],
    deck: LOCATIONS - Object.keys(land).length - cards.flat().length,
    bag: TILES - out,
    ledger: { income: money.map((sum, seat) => sum - 5 - open[seat]!), open, secret: [] },
  };
  const faults = chinatown.faults(state);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return state;
}

/** Plays an answer that must be legal, and checks the conservation laws. */
export function play(
  s: ChinatownState,
  seat: number,
  answer: ChinatownAnswer,
  chance: Chance = new QuickChance(1),
): readonly ChinatownEvent[] {
  const why = refusal(chinatown, s, seat, answer);
  if (why) throw new Error(`${JSON.stringify(answer)} was refused: ${JSON.stringify(why)}`);
  const { events } = chinatown.apply(s, seat, answer, chance);
  const faults = chinatown.faults(s);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return events;
}

/** `CT-23 lacks-tile`: why an answer is refused, or null. The check must not change the state. */
export function why(s: ChinatownState, seat: number, answer: unknown): string | null {
  const before = JSON.stringify(s);
  const problem = refusal(chinatown, s, seat, answer);
  if (JSON.stringify(s) !== before) throw new Error('asking changed the position');
  return problem && `${problem.rule} ${problem.code}`;
}

/** The kinds of events, in order. */
export const kinds = (events: readonly ChinatownEvent[]): string[] =>
  events.map(({ kind }) => kind);

/** The events as a viewer sees them. */
export const seenBy = (events: readonly ChinatownEvent[], viewer: number | null): unknown[] =>
  eventsFor(events, viewer);

/** All seats say done, which starts building. */
export function closeTrade(s: ChinatownState): void {
  for (const [seat, ready] of s.ready.slice().entries()) if (!ready) play(s, seat, { done: true });
}
