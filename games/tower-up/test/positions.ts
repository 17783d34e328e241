import type { Chance, Seat } from '@faubourg/core';
import { applyAnswer, gameVersions, orThrow, versionField } from '@faubourg/core';
import {
  towerUp,
  type TowerUpAnswer,
  type TowerUpGame,
  type TowerUpOptions,
  type TowerUpState,
} from '@faubourg/tower-up';
import { type Colour, type Counts, each, none } from '../rules/colours.ts';
import { CARDS, ROOFS } from '../rules/material.ts';
import { floorsLeft } from '../rules/legal-build.ts';
import { metBy } from '../rules/objectives.ts';

export const OPTIONS: TowerUpOptions = {
  objectives: 'random',
  startFloors: 3,
  start: 'random',
  board: 'standard',
};

type Spec = {
  /** The rules version, if not the newest. */
  readonly rules?: number;
  readonly seats?: number;
  readonly options?: Partial<TowerUpOptions>;
  readonly turn?: Seat;
  readonly first?: Seat;
  /** 'white .0.' is a white building of three floors with a roof of seat 0 on the second. */
  readonly buildings?: { readonly [site: string]: string };
  readonly stocks?: readonly Partial<Counts>[];
  readonly markers?: readonly Partial<Counts>[];
  readonly cones?: readonly (number | null)[];
  readonly market?: readonly string[];
  readonly discards?: readonly string[];
  readonly goals?: readonly string[];
  readonly takers?: readonly (readonly Seat[])[];
  readonly start?: TowerUpState['start'];
  readonly end?: TowerUpState['end'];
  readonly returning?: TowerUpState['returning'];
};

function built(text: string): TowerUpState['buildings'][string] {
  const [colour, floors] = text.split(' ') as [Colour, string];
  return { colour, floors: Array.from(floors, (roof) => (roof === '.' ? null : Number(roof))) };
}

/** A position from what matters in a test; the rest is derived, the supply included. */
export function loose(spec: Spec = {}): TowerUpState {
  const seats = spec.seats ?? 2;
  const buildings = Object.fromEntries(
    Object.entries(spec.buildings ?? { C4: 'white .' }).map(([site, text]) => [site, built(text)]),
  );
  const roofs = Object.values(buildings).flatMap(({ floors }) => floors);
  const market = spec.market?.slice() ?? ['M13', 'M14', 'M15'];
  const discards = spec.discards?.slice() ?? [];
  const open = new Set([...market, ...discards]);
  const state: TowerUpState = {
    ...versionField(spec.rules ?? towerUp.rules),
    options: { ...OPTIONS, ...spec.options },
    first: spec.first ?? 0,
    turn: spec.turn ?? 0,
    start: spec.start?.slice() ?? [],
    market,
    discards,
    pile: CARDS.map(({ id }) => id).filter((id) => !open.has(id)),
    supply: none(),
    buildings,
    goals: (spec.goals ?? ['adjacent5', 'lake4', 'borders2']).map((id) => ({ id, takers: [] })),
    players: Array.from({ length: seats }, (_, seat) => ({
      stock: { ...none(), ...spec.stocks?.[seat] },
      roofs: ROOFS - roofs.filter((roof) => roof === seat).length,
      markers: { ...none(), ...spec.markers?.[seat] },
      cone: spec.cones?.[seat] ?? null,
    })),
    end: spec.end ?? null,
    ...(spec.returning && { returning: { ...spec.returning } }),
  };
  const left = floorsLeft(state);
  state.supply = each((colour) =>
    state.players.reduce((all, { stock }) => all - stock[colour], left[colour]),
  );
  for (const [i, goal] of state.goals.entries()) {
    const met = state.players.flatMap((_, seat) =>
      metBy(state, seat).includes(goal) ? [seat] : [],
    );
    goal.takers = spec.takers?.[i]?.slice() ?? met;
  }
  return state;
}

/** The game by the rules version of a state. */
export const gameOf = ({ rules = 1 }: TowerUpState): TowerUpGame =>
  orThrow(gameVersions<TowerUpGame>([towerUp]).exact('tower-up', rules)).game;

/** The same, checked for faults. */
export function position(spec: Spec = {}): TowerUpState {
  const state = loose(spec);
  const fault = gameOf(state).shapes.state.fault(state, 'state');
  const wrong = fault ? [JSON.stringify(fault)] : towerUp.faults(state);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  return state;
}

/** A chance that draws these numbers, then zeros. */
export function scripted(...numbers: number[]): Chance {
  let draws = 0;
  return {
    get draws() {
      return draws;
    },
    int: (n) => {
      const number = numbers[draws++] ?? 0;
      if (number >= n) throw new Error(`draw ${draws}: ${number} is not below ${n}`);
      return number;
    },
  };
}

/** Plays an answer that must be legal; returns its events. */
export function play(
  state: TowerUpState,
  answer: TowerUpAnswer,
  chance: Chance = scripted(),
  seat: Seat = state.turn,
) {
  const result = applyAnswer(gameOf(state), state, seat, answer, chance);
  if ('problem' in result) throw new Error(JSON.stringify(result.problem));
  const faults = towerUp.faults(state);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return result.events;
}

/** Why an answer is refused: rule and code, or null. */
export function why(state: TowerUpState, answer: TowerUpAnswer, seat: Seat = state.turn) {
  const problem = towerUp.check(state, seat, answer);
  return problem && `${problem.rule} ${problem.code}`;
}

/** The answers of the seat to act. */
export const legal = (state: TowerUpState): readonly TowerUpAnswer[] =>
  towerUp.answers(state, state.turn)!;

/** The sites it can build on, each once. */
export const buildSites = (state: TowerUpState): string[] => [
  ...new Set(legal(state).flatMap((answer) => ('build' in answer ? [answer.build] : []))),
];
