import { QuickChance } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { training } from '../bot/index.ts';
import { CIRCLE } from '../bot/symmetries.ts';
import { fast } from '../rules/fast/index.ts';
import type { TowerUpState } from '../rules/index.ts';
import { CARDS } from '../rules/material.ts';
import { positionWhere } from './bot-positions.ts';

const byName = (a: string, b: string): number => (a < b ? -1 : 1);

type Renaming = ReadonlyMap<string, string>;

/** The colours moved along the circle, and each card to the one with the colours it then shows. */
function renaming(steps: number): Renaming {
  const names = new Map<string, string>(
    CIRCLE.map((colour, i) => [colour, CIRCLE[(i + steps) % CIRCLE.length]!]),
  );
  const colour = (name: string): string => names.get(name) ?? name;
  const shown = (one: (typeof CARDS)[number], rename: (name: string) => string): string =>
    JSON.stringify([
      one.vehicle && rename(one.vehicle),
      one.steps,
      one.floors.map(rename).toSorted(byName),
    ]);
  const left = new Set(CARDS);
  for (const card of CARDS) {
    const wanted = shown(card, colour);
    const twin = [...left].find((other) => shown(other, (name) => name) === wanted);
    if (!twin) throw new Error(`no card shows what ${card.id} would show`);
    left.delete(twin);
    names.set(card.id, twin.id);
  }
  return names;
}

function renamed<T>(value: T, names: Renaming): T {
  if (typeof value === 'string') return (names.get(value) ?? value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => renamed(one, names)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [names.get(key) ?? key, renamed(one, names)]),
  ) as T;
}

const moved = <T extends Float32Array | Int8Array>(values: T, places: readonly number[]): T => {
  const out = values.slice() as T;
  for (const [i, to] of places.entries()) out[to] = values[i]!;
  return out;
};

/** Positions in which no objective names a colour. */
function positions(players: number, many: number): TowerUpState[] {
  const found: TowerUpState[] = [];
  for (let seed = 1; found.length < many; seed++) {
    let plies = new QuickChance(seed).int(14 * players);
    const state = positionWhere(players, seed, (one) => plies-- <= 0 && one.start.length === 0);
    if (state && !state.goals.some(({ id }) => id.startsWith('brown')) && !state.returning)
      found.push(state);
  }
  return found;
}

describe.each([2, 3, 4])('%i players', (players) => {
  const task = training.generations!(players);
  const { all, unless } = task.symmetries!;

  test('a position with renamed colours has the inputs of the symmetry', () => {
    for (const state of positions(players, 20)) {
      const inputs = new Float32Array(task.features.inputs);
      task.features.read(fast.node(state), state.turn, inputs);
      expect(inputs[unless!]).toBe(0);
      for (const [i, symmetry] of all.entries()) {
        const other = new Float32Array(inputs.length);
        task.features.read(fast.node(renamed(state, renaming(i + 1))), state.turn, other);
        expect([...other]).toEqual([...moved(inputs, symmetry.inputs)]);
      }
    }
  });

  test('renamed answers have the features of the symmetry', () => {
    const { answers } = task;
    const codes = new Int32Array(fast.mostAnswers);
    /** All answers by what they say, with their features. */
    const read = (state: TowerUpState, names: Renaming): Map<string, Int8Array> => {
      const node = fast.node(state);
      const count = fast.legal(node, state.turn, codes);
      const out = new Int8Array(count * answers!.size);
      answers!.read(node, state.turn, codes, count, out, new QuickChance(1));
      const said = (code: number): string => {
        const answer = renamed(fast.answer(node, state.turn, code), names);
        const parts = Object.entries(answer).map(([k, v]) => [
          k,
          Array.isArray(v) ? v.map(String).toSorted(byName) : v,
        ]);
        return JSON.stringify(parts);
      };
      return new Map(
        Array.from({ length: count }, (_, i) => [
          said(codes[i]!),
          out.slice(i * answers!.size, (i + 1) * answers!.size),
        ]),
      );
    };
    for (const state of positions(players, 8)) {
      for (const [i, symmetry] of all.entries()) {
        const names = renaming(i + 1);
        const other = read(renamed(state, names), new Map());
        const own = read(state, names);
        expect(own.size).toBe(other.size);
        for (const [answer, features] of own)
          expect([answer, ...other.get(answer)!]).toEqual([
            answer,
            ...moved(features, symmetry.answers),
          ]);
      }
    }
  });
});
